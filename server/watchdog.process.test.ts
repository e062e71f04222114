import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFixtureBuild } from './testing/fixture-build.ts'
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
