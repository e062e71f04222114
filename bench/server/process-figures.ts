import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes, as `ps` and `top` show it. */
export function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** Of Linux on every machine this is likely to run on. */
const ticksPerSecond = 100

/** Seconds of processor time of a process and those it started; NaN where the system does not say. */
export function processorTime(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const all = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
    return all.reduce((sum, each) => sum + ticksOf(each), 0) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

function ticksOf(pid: number): number {
  // The second field is the program's name in brackets, which may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
