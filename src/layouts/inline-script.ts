import { build, type Rolldown } from 'vite'

const made = new Map<string, Promise<string>>()

/** A script of ours as one text, bundled and small, to stand in the page itself. */
export function inlineScript(entry: string): Promise<string> {
  // In development every page gets it as it is now.
  const script = (import.meta.env.PROD && made.get(entry)) || bundled(entry)
  made.set(entry, script)
  return script
}

async function bundled(entry: string) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'start' } },
    resolve: { tsconfigPaths: true },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
