import { circles } from './import-circles.ts'
import { importsOf, sourceFiles } from './imports-of.ts'

type Rule = {
  /** Files the rule is for, by the start of their path. */
  from: string
  /** What they may import of ours, by the start of the path. */
  may: string[]
  /** What they may import for its types alone. */
  mayType?: string[]
}

/** ARCHITECTURE: imports run downwards, never sideways between sections or routes. The first rule that fits counts. */
const rules: Rule[] = [
  { from: 'content/', may: ['content/'] },
  { from: 'shared/', may: ['shared/'] },
  { from: 'server/', may: ['server/', 'shared/'] },
  { from: 'supabase/', may: ['supabase/', 'server/indexnow/', 'shared/'] },
  { from: 'app/routes.ts', may: [] },
  { from: 'app/lib/', may: ['app/lib/'], mayType: ['content/'] },
  { from: 'app/seo/', may: ['app/seo/', 'app/lib/', 'app/routes.ts'], mayType: ['content/'] },
  {
    from: 'app/behaviours/',
    may: ['app/behaviours/', 'app/lib/', 'shared/'],
    mayType: ['content/', 'app/seo/'],
  },
  {
    from: 'app/components/',
    may: ['app/components/', 'app/behaviours/', 'app/lib/'],
    mayType: ['content/'],
  },
  { from: 'app/pictures/', may: ['app/pictures/'], mayType: ['app/components/'] },
  {
    from: 'app/sections/',
    may: ['app/sections/shared/', 'app/components/', 'app/behaviours/', 'app/lib/', 'shared/'],
    mayType: ['content/', 'app/seo/', 'scripts/content/'],
  },
  {
    from: 'app/layout/',
    may: [
      'app/layout/',
      'app/components/',
      'app/behaviours/',
      'app/seo/',
      'app/lib/',
      'app/styles/',
    ],
    mayType: ['content/'],
  },
  {
    from: 'app/',
    may: ['app/', 'content/', 'shared/'],
    mayType: ['scripts/content/'],
  },
  {
    from: 'e2e/',
    may: [
      'e2e/',
      'app/routes.ts',
      'app/seo/',
      'app/lib/',
      'bench/',
      'content/',
      'server/testing/',
      'shared/',
    ],
  },
  {
    from: 'scripts/',
    may: [
      'scripts/',
      'content/',
      'shared/',
      'app/routes.ts',
      'app/seo/',
      'app/lib/',
      'app/behaviours/',
      'app/service-worker/',
      'server/',
    ],
  },
  {
    from: 'bench/',
    may: ['bench/', 'scripts/', 'server/testing/', 'app/routes.ts', 'content/', 'shared/'],
  },
]

const files = sourceFiles()
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const problems: string[] = []

for (const [file, found] of imports) {
  const rule = rules.find(({ from }) => file.startsWith(from))
  if (!rule) continue
  for (const { target, typeOnly } of found) {
    // A test may hold the real content against the code it tests.
    const forTests = /\.test\.tsx?$/.test(file) ? ['content/'] : []
    const allowed = [...rule.may, ...(typeOnly ? (rule.mayType ?? []) : []), ...forTests]
    if (allowed.some((start) => target.startsWith(start)) || isNeighbour(file, target)) continue
    problems.push(
      `${file} must not import ${target}${typeOnly ? '' : ' (other than its types, if at all)'}`,
    )
  }
}
for (const circle of circles(imports)) problems.push(`circle: ${circle.join(' → ')}`)

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} imports against the rules`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Parts of one section, and of one screen, lie in a folder of their own and may use each other. */
function isNeighbour(file: string, target: string) {
  const folder = /^app\/sections\/[^/]+\//.exec(file)?.[0]
  return folder !== undefined && target.startsWith(folder)
}
