import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
import { freePort } from './testing/free-port.ts'
import { endAllServers, startServer } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { until } from './testing/until.ts'

afterAll(endAllServers)

test.skipIf(process.platform === 'win32')(
  'systemd is told that the server is alive, again and again',
  async () => {
    const folder = temporaryFolder()
    const told = join(folder, 'told')
    writeFileSync(
      join(folder, 'systemd-notify'),
      `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${told}\n`,
    )
    chmodSync(join(folder, 'systemd-notify'), 0o755)
    const common = { BUILD_DIR: writeFixtureBuild(), PATH: `${folder}:${process.env.PATH}` }
    const watched = await startServer({
      ...common,
      DATA_DIR: temporaryFolder(),
      NOTIFY_SOCKET: '/run/notify',
      WATCHDOG_USEC: '300000',
    })
    const lines = () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [])
    await until(() => lines().length >= 4)
    expect([...new Set(lines())]).toEqual(['/run/notify WATCHDOG=1'])
    expect(await watched.end('SIGTERM')).toBe(0)
  },
  30_000,
)

/**
 * What systemd does for a socket unit: opens it once, and gives it to each process in turn. HUP restarts the
 * process, TERM ends it; one that fails is not started again.
 */
const supervisor = `
  use Socket; use POSIX ();
  $^F = 9; # descriptors up to this one are handed on
  my $port = shift @ARGV;
  socket(my $socket, PF_INET, SOCK_STREAM, 0) or die $!;
  setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
  bind($socket, sockaddr_in($port, INADDR_LOOPBACK)) && listen($socket, 511) or die $!;
  POSIX::dup2(fileno $socket, 3);
  my ($child, $over);
  $SIG{HUP} = sub { kill TERM => $child };
  $SIG{TERM} = sub { $over = 1; kill TERM => $child };
  until ($over) {
    $child = fork;
    if (!$child) { $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec @ARGV }
    1 while waitpid($child, 0) != $child;
    $over = 1 if $?;
  }`

/** On a connection of its own: what a proxy does not dare to send twice. */
const post = (port: number) =>
  new Promise<number | string>((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const options = { port, host: '127.0.0.1', method: 'POST', agent: false, headers }
    request({ ...options, path: '/functions/v1/indexnow-submit' }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
      .once('error', ({ message }) => resolve(message))
      .end('{"host":"www.practice.example","urls":[]}')
  })

test('a socket that systemd holds loses nobody while the process is restarted three times', async ({
  skip,
}) => {
  if (spawnSync('perl', ['-v']).error) return skip('no perl here')
  const port = await freePort()
  const held = spawn('perl', ['-e', supervisor, `${port}`, process.execPath, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      BUILD_DIR: writeFixtureBuild(),
      DATA_DIR: temporaryFolder(),
      DRAIN_SECONDS: '0',
    },
  })
  const gone = once(held, 'exit')
  let output = ''
  held.stdout.on('data', (text) => {
    output += text
  })
  const starts = () => output.split(`http://localhost:${port}`).length - 1
  const answers: (number | string)[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) answers.push(await post(port))
  }
  let visitors: Promise<void>[] = []
  try {
    await until(() => starts() === 1)
    visitors = Array.from({ length: 8 }, visitor)
    for (const process of [1, 2, 3, 4]) {
      await until(() => starts() === process)
      const before = answers.length
      await until(() => answers.length > before + 50)
      if (process < 4) held.kill('SIGHUP')
    }
  } finally {
    isOver = true
    await Promise.all(visitors)
    held.kill('SIGTERM')
    await gone
  }
  expect(answers.filter((status) => typeof status === 'string')).toEqual([])
}, 60_000)
