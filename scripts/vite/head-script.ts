import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const moduleName = 'virtual:head-script'
const folder = 'app/behaviours'

/** Gives what every page does before it is shown, as a text: bundled, minified, ready for the head. */
export function headScript(): Plugin {
  let script: Promise<string> | undefined
  return {
    name: 'head-script',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return
      script ??= bundledHeadScript()
      return `export default ${JSON.stringify(await script)}`
    },
    hotUpdate({ file }) {
      if (path.relative(process.cwd(), file).startsWith(folder)) script = undefined
    },
  }
}

export async function bundledHeadScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${folder}/head-start.ts`, formats: ['iife'], name: 'headStart' },
    },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
