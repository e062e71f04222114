import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'
import { cacheNameOf, type KeptRelease } from '../../app/service-worker/kept-release.ts'
import { filesOf, offlineCopy, policyOf } from './offline-copy.ts'

/** Writes `sw.js`, which keeps the finished emergency page and exactly the files it needs. */
export async function writeServiceWorker(client: string) {
  const copy = offlineCopy(await readFile(`${client}/emergency-dentist/index.html`, 'utf8'))
  const hash = createHash('sha256').update(copy).digest('hex').slice(0, 8)
  const release: KeptRelease = {
    cacheName: cacheNameOf(hash),
    copy: `/assets/emergency-offline-${hash}.html`,
    files: filesOf(copy),
    policy: policyOf(copy),
  }
  await writeFile(`${client}${release.copy}`, copy)
  await writeFile(`${client}/sw.js`, await bundledWorker(release))
}

async function bundledWorker(release: KeptRelease) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: 'app/service-worker/service-worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
      },
    },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}
