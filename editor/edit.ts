import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dev } from 'astro'
import { checkSettings } from '../scripts/publish.ts'
import { readSettingsFile } from '../shared/settings-file.ts'
import { editor } from './integration.ts'

/**
 * npm run edit: the site as it is being written, and the editor beside it, for this computer only.
 *
 * --port=4321   --no-open
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, 'no-open': { type: 'boolean' } },
})

readSettingsFile()
try {
  checkSettings(process.env)
} catch (error) {
  console.error(
    `${(error as Error).message}\nMend it in the file .env, then start the editor again.`,
  )
  process.exit(1)
}
const { address: listening } = await dev({
  logLevel: 'warn',
  server: { port: Number(values.port), host: '127.0.0.1' },
  integrations: [editor()],
  vite: {
    define: {
      'import.meta.env.EDITOR_REPOSITORY': JSON.stringify(
        process.env.EDITOR_REPOSITORY?.trim() ?? '',
      ),
    },
    // Found at the start, so that the first page does not load twice.
    optimizeDeps: { entries: ['editor/editor.tsx'] },
    // node_modules may be a link to a folder elsewhere.
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  },
})
// Another program may have had the port: then it is the next free one.
const address = `http://127.0.0.1:${listening.port}/keystatic`
console.log(`The editor is at ${address}\nEnd it with Ctrl+C; what you saved stays saved.`)
if (!values['no-open']) openBrowser(address)

function openBrowser(url: string) {
  const [command = '', ...args] = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] }[
    process.platform as 'darwin' | 'win32'
  ] ?? ['xdg-open', url]
  // Without a desktop nothing opens; the address stands above.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
