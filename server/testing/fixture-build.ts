import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PageRecord, SiteManifest } from '../../shared/site-manifest.ts'
import { temporaryFolder } from './temporary-folder.ts'

const page = (file: string, contentHash: string): PageRecord => ({
  file,
  contentHash,
})

export const fixtureManifest: SiteManifest = {
  siteUrl: 'https://dental.test',
  siteUrlIsPlaceholder: false,
  practiceHosts: ['bradford.portal.test', 'ripon.portal.test', 'leeds.portal.test'],
  pages: {
    '/': page('index.html', 'home1'),
    '/blog': page('blog/index.html', 'blog1'),
    '/services/dental-implants': page('services/dental-implants/index.html', 'implants1'),
  },
  notFound: page('not-found/index.html', 'notfound1'),
}

/** Astro writes it into every page. */
const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">`

const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html>${policy}${'<title>Home</title>'.padEnd(4000, ' home')}`,
  'blog/index.html': `<!doctype html>${policy}<title>Blog</title>`,
  'services/dental-implants/index.html': `<!doctype html>${policy}<title>Implants</title>`,
  'not-found/index.html': `<!doctype html>${policy}<title>404</title>Oops! Page not found`,
  'assets/entry-abc123.js': 'console.log("hello")'.padEnd(4000, ' '),
  'assets/hero-abc123.avif': Buffer.alloc(1000, 7),
  'assets/large-abc123.webp': Buffer.alloc(700 * 1024, 9),
  'sw.js': 'self.skipWaiting()',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:security@dental.test',
  '.vite/manifest.json': '{"secret":true}',
  '__spa-fallback.html': 'fallback',
}

const compressible = new Set(['index.html', 'assets/entry-abc123.js'])

/** A build as the server expects it, in a folder of its own. */
export function writeFixtureBuild(manifest: SiteManifest = fixtureManifest): string {
  const buildDir = temporaryFolder()
  const write = (name: string, content: string | Buffer) => {
    const path = join(buildDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const [name, content] of Object.entries(files)) {
    write(`client/${name}`, content)
    if (!compressible.has(name)) continue
    write(`client/${name}.br`, brotliCompressSync(content))
    write(`client/${name}.gz`, gzipSync(content))
  }
  write('site-manifest.json', JSON.stringify(manifest))
  return buildDir
}
