import { build, type Rolldown } from 'vite'

/** At build: a script of ours as one small text. */
export async function bundledScript(entry: string, define: Record<string, string> = {}) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'start' } },
    resolve: { tsconfigPaths: true },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
