import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'
import { untilAnswers } from '../../server/testing/until.ts'
import { startOurServer } from './our-server.ts'

export type Contender = {
  name: string
  url: string
  pid: number
  /** What it can send the prepared files in. */
  encodings: string[]
  stop: () => Promise<void>
}

/** What the look-up says of this visitor; the others serve the same bytes from a file. */
export const visitor = '81.2.69.142'
export const lookUpPath = '/api/visitor-location'

/** Each a single process, over the same files as the build compressed them. */
export async function startContenders(): Promise<Contender[]> {
  const ours = await startOurServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const answer = await fetch(ours.url + lookUpPath, { headers: { 'x-forwarded-for': visitor } })
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  cpSync('build/client', folder, { recursive: true })
  mkdirSync(join(folder, 'api'))
  writeFileSync(join(folder, `${lookUpPath}.html`), await answer.text())
  const stop = async () => {
    await ours.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const contenders: Contender[] = [
    { name: 'ours', url: ours.url, pid: ours.pid, encodings: ['br', 'gzip'], stop },
    await startSirv(folder),
  ]
  const nginx = await startNginx(folder)
  return nginx ? [...contenders, nginx] : contenders
}

async function startSirv(folder: string): Promise<Contender> {
  const port = await freePort()
  const options = ['--brotli', '--gzip', '--etag', '--quiet', '--host', '127.0.0.1']
  const command = ['node_modules/sirv-cli/bin.js', folder, ...options, '--port', String(port)]
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, command, { env, stdio: 'ignore' })
  return running('sirv-cli', port, ['br', 'gzip'], child)
}

async function startNginx(folder: string): Promise<Contender | null> {
  if (spawnSync('nginx', ['-v']).error) {
    console.log(
      'nginx is not on this machine and is left out (Debian: apt-get install nginx-light)',
    )
    return null
  }
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const hasBrotli = existsSync(brotli)
  const port = await freePort()
  const work = mkdtempSync(join(tmpdir(), 'nginx-'))
  const config = join(work, 'nginx.conf')
  writeFileSync(
    config,
    `${hasBrotli ? `load_module ${brotli};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    daemon off;
    pid ${work}/nginx.pid;
    error_log ${work}/error.log;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      open_file_cache max=1000;
      client_body_temp_path ${work};
      proxy_temp_path ${work};
      fastcgi_temp_path ${work};
      uwsgi_temp_path ${work};
      scgi_temp_path ${work};
      server {
        listen 127.0.0.1:${port} backlog=2048;
        root ${folder};
        gzip_static on;
        ${hasBrotli ? 'brotli_static on;' : ''}
        location / { try_files $uri $uri.html $uri/index.html =404; }
      }
    }`,
  )
  const child = spawn('nginx', ['-c', config, '-e', join(work, 'error.log')], { stdio: 'inherit' })
  const encodings = hasBrotli ? ['br', 'gzip'] : ['gzip']
  const nginx = await running('nginx', port, encodings, child)
  return {
    ...nginx,
    stop: async () => {
      await nginx.stop()
      rmSync(work, { recursive: true, force: true })
    },
  }
}

async function running(
  name: string,
  port: number,
  encodings: string[],
  child: ChildProcess,
): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, name)
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return exit
  }
  return { name, url, pid: child.pid as number, encodings, stop }
}
