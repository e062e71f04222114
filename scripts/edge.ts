import { execSync, spawn } from 'node:child_process'
import path from 'node:path'
import { settingNames } from '../server/settings.ts'
import { readSettingsFile } from '../shared/settings-file.ts'

// npm run edge: the site as on an edge (wrangler.jsonc), on the platform's own runtime. That is fetched by name
// and version when somebody asks for it, and is no dependency of the project.
readSettingsFile()
const { HOST = '', PORT = '', ...environment } = process.env
const env = {
  // The runtime itself would say that every visitor is in the United States.
  COUNTRY_HEADER: 'cf-ipcountry',
  ...environment,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
}
const settings = Object.entries(env).filter(([name]) => settingNames.includes(name))

// Fetched first, then run without npx, which would keep SIGTERM to itself.
const found = execSync('npx --yes --package=wrangler@4.164.0 -c "node -p process.env.PATH"', {
  ...{ env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
})
const programs = found.split(path.delimiter)[0] as string
const command = [
  ...[path.join(programs, '../wrangler/bin/wrangler.js'), 'dev', '--inspector-port', '0'],
  ...['--ip', HOST.trim() || '127.0.0.1', '--port', PORT.trim() || '3000'],
  ...settings.flatMap(([name, value]) => ['--var', `${name}:${value}`]),
]
const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] })
child.on('close', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
