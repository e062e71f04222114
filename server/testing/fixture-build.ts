import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { SiteManifest } from '../../shared/site-manifest.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const fixtureManifest: SiteManifest = {
  siteUrl: 'https://dental.test',
  siteUrlIsPlaceholder: false,
  practiceHosts: ['bradford.portal.test', 'ripon.portal.test', 'leeds.portal.test'],
  pages: { '/': 'home1', '/blog': 'blog1', '/services/dental-implants': 'implants1' },
  redirects: { '/old': '/blog' },
}

/** As Astro writes it into every page. */
const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">`
const page = (words: string) => `<!doctype html>${policy}<h1>${words}</h1>`

const files: Record<string, string | Buffer> = {
  'index.html': page('Home').padEnd(4000, ' home'),
  'blog/index.html': page('Blog'),
  'services/dental-implants/index.html': page('Implants'),
  '404.html': page('Oops! Page not found'),
  'assets/entry-abc123.js': 'console.log("hello")'.padEnd(4000, ' '),
  'assets/large-abc123.webp': Buffer.alloc(700 * 1024, 9),
  'robots.txt': 'User-agent: *',
}

/** A build as the server expects it. */
export function writeFixtureBuild(buildDir = temporaryFolder(), manifest = fixtureManifest) {
  const write = (name: string, content: string | Buffer) => {
    const path = join(buildDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const [name, content] of Object.entries(files)) {
    write(`client/${name}`, content)
    if (!/index\.html|\.js/.test(name)) continue
    write(`client/${name}.br`, brotliCompressSync(content))
    write(`client/${name}.gz`, gzipSync(content))
  }
  write('site-manifest.json', JSON.stringify(manifest))
  return buildDir
}
