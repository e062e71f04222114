import path from 'node:path'
import ts from 'typescript'

/** A record of a page, and where it stands. */
export type PageRecord = { page: string; record: { '@type': string } & Record<string, unknown> }

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * What schema.org's vocabulary has against these records: types and properties that it does not know,
 * properties of another type, values of another kind. schema-dts is that vocabulary as types, generated
 * from schema.org's own files, so the compiler is the one to ask.
 */
export function vocabularyErrors(records: readonly PageRecord[]): string[] {
  const file = path.resolve('structured-data-of-all-pages.ts')
  const lines = records.map(
    ({ record }, index) =>
      `export const r${index}: schema.WithContext<schema.${record['@type']}Leaf> = ${JSON.stringify(record)}`,
  )
  const source = ["import type * as schema from 'schema-dts'", ...lines].join('\n')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) =>
    name === file
      ? ts.createSourceFile(name, source, target)
      : getSourceFile.call(host, name, target)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: at, start = 0 }) => {
    const line = at?.getLineAndCharacterOfPosition(start).line ?? 0
    const { page, record } = records[line - 1] ?? {}
    return `${page} ${record?.['@type']}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
