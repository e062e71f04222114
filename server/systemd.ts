import { spawn } from 'node:child_process'

/** Of the sockets that systemd opens for a service, the first. */
const firstSocket = 3

/**
 * The listening socket that systemd holds for this process, if it does (deploy/dental-site.socket). It stays
 * open while one process ends and the next one starts: whoever comes in between waits, and nobody is refused.
 */
export function heldSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | null {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? firstSocket : null
}

/**
 * Tells systemd, if that asks for it (`WatchdogSec` in deploy/dental-site.service), that this process still
 * gets round to things; one that hangs is then restarted. By systemd's own command, as Node cannot write to
 * that kind of socket.
 */
export function startWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv): void {
  const patienceMs = Number(WATCHDOG_USEC) / 1000
  if (!NOTIFY_SOCKET || !(patienceMs > 0)) return
  const tell = () => {
    const command = spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' })
    // Without the command, or without a process to spare, systemd will draw its own conclusion.
    command.on('error', () => {})
    command.unref()
  }
  tell()
  setInterval(tell, patienceMs / 3).unref()
}
