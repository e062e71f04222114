import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Rule = {
  /** Files the rule is for, by the start of their path. */
  from: string
  /** What they may import of ours, by the start of the path. */
  may: string[]
  /** What they may import for its types alone. */
  mayType?: string[]
  /** What they may fetch by `import()` alone, so that it is no part of their own script. */
  mayFetch?: string[]
}

/** ARCHITECTURE: imports run downwards, never sideways between sections or pages. All rules that fit a file add up. */
const rules: Rule[] = [
  { from: 'shared/', may: ['shared/'] },
  { from: 'server/', may: ['server/', 'shared/'] },
  { from: 'supabase/', may: ['supabase/', 'server/indexnow/', 'shared/'] },
  { from: 'src/content/', may: ['src/content/', 'src/routes.ts', 'src/lib/'] },
  { from: 'src/lib/', may: ['src/lib/'] },
  { from: 'src/seo/', may: ['src/seo/', 'src/lib/', 'src/routes.ts'], mayType: ['src/content/'] },
  { from: 'src/seo/practice-record.ts', may: ['src/content/'] },
  { from: 'src/components/', may: ['src/components/', 'src/lib/'], mayType: ['src/content/'] },
  {
    from: 'src/sections/',
    may: ['src/sections/shared/', 'src/components/', 'src/lib/', 'shared/'],
    mayType: ['src/content/', 'src/islands/'],
  },
  {
    from: 'src/islands/',
    may: [
      'src/islands/',
      'src/components/',
      'src/lib/',
      'shared/',
      // What lies on top of the page, or can be heard, has to know of the gate.
      'src/behaviours/location-gate/gate-state.ts',
    ],
    mayType: ['src/content/'],
  },
  // An island takes over what its section has served, and adds more of the same.
  { from: 'src/islands/blog-reader/', may: ['src/sections/blog/'] },
  { from: 'src/islands/story-form/', may: ['src/sections/share-your-story/'] },
  // Tests hold the assistant against what the site sends it.
  { from: 'src/islands/assistant/site-knowledge.fixture.ts', may: ['src/content/'] },
  {
    from: 'src/behaviours/',
    may: ['src/behaviours/', 'src/lib/', 'shared/'],
    mayType: ['src/components/', 'src/islands/assistant/'],
    mayFetch: ['src/islands/assistant/'],
  },
  // Set in the cuts of the pages' own fonts.
  {
    from: 'src/seo/share-image.ts',
    may: ['src/seo/', 'src/content/', 'scripts/build/fonts.ts'],
  },
  {
    from: 'src/layouts/',
    may: ['src/layouts/', 'src/components/', 'src/behaviours/', 'src/lib/'],
    mayType: ['src/content/', 'src/seo/'],
  },
  {
    from: 'src/layouts/document.astro',
    may: ['src/seo/', 'src/content/'],
    mayType: ['src/routes.ts'],
  },
  // Pages join content and sections.
  {
    from: 'src/pages/',
    may: [
      'src/layouts/document.astro',
      'src/sections/',
      'src/islands/',
      'src/components/',
      'src/lib/',
      'src/seo/',
      'src/styles/pages/',
      'src/content/',
    ],
  },
  // One page with two addresses.
  { from: 'src/pages/share.astro', may: ['src/pages/share-your-story.astro'] },
  { from: 'src/content.config.ts', may: ['src/content/'] },
  // Looks at every phone number of the site, wherever it is printed.
  { from: 'src/dialled-numbers.test.tsx', may: ['src/'] },
  {
    from: 'e2e/',
    may: [
      'e2e/',
      'src/routes.ts',
      'src/seo/',
      'src/lib/',
      'bench/',
      'src/content/',
      'server/testing/',
      'shared/',
      'scripts/releases.ts',
      'scripts/build/page-record.ts',
      'scripts/test/copy-of-site.ts',
    ],
  },
  {
    from: 'scripts/',
    may: [
      'scripts/',
      'src/content/',
      'shared/',
      'src/routes.ts',
      'src/seo/',
      'src/lib/',
      'src/behaviours/',
      'server/',
      'e2e/engines/',
    ],
    mayType: ['src/components/picture.tsx'],
  },
  {
    from: 'editor/',
    may: ['editor/', 'src/content/', 'src/routes.ts', 'scripts/publish.ts', 'scripts/releases.ts'],
  },
  {
    from: 'editor/edit.ts',
    may: ['scripts/server-endpoints.ts', 'shared/'],
  },
  {
    from: 'bench/',
    may: ['bench/', 'scripts/', 'server/testing/', 'src/routes.ts', 'src/content/', 'shared/'],
  },
]

type Import = { target: string; kind: 'value' | 'type' | 'fetched' }

const files = globSync('{src,editor,shared,server,supabase,scripts,e2e,bench}/**/*.{ts,tsx,astro}')
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const problems: string[] = []

for (const [file, found] of imports) {
  for (const { target, kind } of found) {
    const except = kind === 'type' ? '' : ' (other than its types, if at all)'
    if (!isAllowed(file, target, kind)) problems.push(`${file} must not import ${target}${except}`)
  }
}
for (const circle of circles()) problems.push(`circle: ${circle.join(' → ')}`)

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} imports against the rules`)
process.exitCode = problems.length === 0 ? 0 : 1

function isAllowed(file: string, target: string, kind: Import['kind']) {
  const fitting = rules.filter(({ from }) => file.startsWith(from))
  const allowed = [
    ...fitting.flatMap(({ may }) => may),
    ...fitting.flatMap(({ mayType = [] }) => (kind === 'type' ? mayType : [])),
    ...fitting.flatMap(({ mayFetch = [] }) => (kind === 'fetched' ? mayFetch : [])),
    // A test may hold the real content, and what is really rendered, against the code it tests.
    ...(/\.test\.tsx?$/.test(file) ? ['src/content/', 'src/components/', 'src/sections/'] : []),
    // Parts of one section lie in a folder of their own and may use each other.
    ...(/^src\/sections\/[^/]+\//.exec(file) ?? []),
  ]
  return allowed.some((start) => target.startsWith(start))
}

/** What a file imports of ours, as paths from the root; packages are left out. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const statement =
    /\b(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...code.matchAll(statement)].flatMap(([, type, from, fetched]) => {
    const target = pathOf(file, from ?? fetched ?? '')
    return target ? [{ target, kind: fetched ? 'fetched' : type ? 'type' : 'value' }] : []
  })
}

function pathOf(file: string, specifier: string) {
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return undefined
}

/** Circles in the import graph, each told once. Types count too: whoever reads one file needs the other. */
function circles(): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) found.push([...trail.slice(seenAt), file])
    if (seenAt >= 0 || done.has(file)) return
    for (const { target } of imports.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return found
}
