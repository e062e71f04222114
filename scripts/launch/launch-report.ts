import { shortened } from '../../src/content/explain.ts'

/** What can stand in the way of a launch, in the order of the report, with what to do about it. */
export const kinds = {
  names: {
    title: 'Placeholder names',
    advice: 'Write the real names of the group and of the practices.',
  },
  phones: {
    title: 'Phone numbers that reach nobody',
    advice: 'These lie in the ranges that Ofcom keeps for films and books.',
  },
  addresses: {
    title: 'Web and e-mail addresses that do not exist',
    advice: 'Nothing that ends in .example can be reached. Write the real address.',
  },
  placeIds: {
    title: 'Made-up place ids',
    advice: 'Look up the real one with Google’s Place ID Finder.',
  },
  videos: {
    title: 'Sample videos',
    advice: 'Write the 11 characters after v= in the address of your video.',
  },
  words: {
    title: 'Words that are plainly samples',
    advice: 'Write the real number or address.',
  },
  samples: {
    title: 'Invented entries',
    advice: 'Replace each with a real one, then delete its line sample: true, or delete it whole.',
  },
  art: {
    title: 'Sample pictures',
    advice:
      'Put your own under the same name. To keep one, delete its line in scripts/launch/sample-art.txt.',
  },
  nhsStatus: {
    title: 'Sentences that do not fit the NHS status',
    advice: '"Accepting NHS" of a practice changes the cards. These words are yours to change.',
  },
  charges: {
    title: 'NHS charges',
    advice: 'Change prices, year and date in content/nhs-charges.yaml; every page follows.',
  },
  dates: {
    title: 'Dates older than a year',
    advice: 'Read the page again, change what is no longer true, then change the date.',
  },
  settings: {
    title: 'Settings',
    advice: 'They come from the environment; .env.example explains each.',
  },
  links: {
    title: 'Links that do not answer',
    advice: 'Open each in a browser, then correct or remove it.',
  },
} as const

export type Kind = keyof typeof kinds

export type Finding = {
  kind: Kind
  file: string
  /** Where in the file, in the words an editor finds there. Empty: the file as a whole. */
  field: string
  note: string
}

const widestField = 44
const widestNote = 72
const widestLine = 88

/** The findings as somebody reads them: by kind, then by file, in columns. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing stands in the way of a launch.\n'
  const parts = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind)
    return found.length === 0 ? [] : [section(kind, found)]
  })
  return `${parts.join('\n')}\n${summary(findings)}`
}

function section(kind: Kind, findings: Finding[]) {
  const { title, advice } = kinds[kind]
  const byFile = Map.groupBy(findings, ({ file }) => file)
  const files = [...byFile].map(([file, found]) => `  ${file}\n${rows(found)}`)
  return `${title} (${findings.length})\n${advice}\n${files.join('\n')}\n`
}

/** Those that need no words stand side by side, the others in two columns. */
function rows(findings: Finding[]) {
  const bare = findings.filter(({ note }) => note === '').map(({ field }) => field)
  const noted = findings.filter(({ note }) => note !== '')
  return [...columns(noted), ...sideBySide(bare)].map((row) => `    ${row}`).join('\n')
}

function columns(findings: Finding[]): string[] {
  const fields = findings.map(({ field }) => shortened(field, widestField))
  const width = Math.max(...fields.map(({ length }) => length))
  return findings.map(
    ({ note }, index) => `${fields[index]?.padEnd(width)}  ${shortened(note, widestNote)}`,
  )
}

function sideBySide(names: string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last && last.length + name.length + 3 <= widestLine)
      lines[lines.length - 1] = `${last} · ${name}`
    else lines.push(name)
  }
  return lines
}

function summary(findings: readonly Finding[]) {
  const { length } = findings
  return `${length} ${length === 1 ? 'thing stands' : 'things stand'} between this checkout and a launch.\n`
}
