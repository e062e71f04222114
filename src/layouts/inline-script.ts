import * as settings from 'astro:env/client'
import { build, type Plugin, type Rolldown } from 'vite'

const made = new Map<string, Promise<string>>()

/** A script of ours as one small text, to stand in the page itself. */
export function inlineScript(entry: string): Promise<string> {
  // In development every page gets it as it is now.
  const script = (import.meta.env.PROD && made.get(entry)) || bundle(entry)
  made.set(entry, script)
  return script
}

async function bundle(entry: string) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [settingsModule()],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'start' } },
    resolve: { tsconfigPaths: true },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}

/** What Astro gives to the scripts that it bundles itself. */
const settingsModule = (): Plugin => ({
  name: 'settings',
  resolveId: (id) => (id === 'astro:env/client' ? '\0settings' : undefined),
  load: (id) =>
    id === '\0settings'
      ? Object.entries(settings)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      : undefined,
})
