import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const moduleName = '#location-gate-script'
const folder = 'app/behaviours/location-gate'

/** Gives the inlined start of the location gate as a text: bundled, minified, ready for the head. */
export function locationGateScript(): Plugin {
  let script: Promise<string> | undefined
  return {
    name: 'location-gate-script',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return
      script ??= bundledGateScript()
      return `export default ${JSON.stringify(await script)}`
    },
    hotUpdate({ file }) {
      if (path.relative(process.cwd(), file).startsWith(folder)) script = undefined
    },
  }
}

export async function bundledGateScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${folder}/start-gate.ts`, formats: ['iife'], name: 'locationGate' },
    },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
