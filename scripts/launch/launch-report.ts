import { shortened } from '../content/shortened.ts'
import { type Finding, type Kind, kinds } from './finding.ts'

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
