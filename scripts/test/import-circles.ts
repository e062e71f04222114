import type { Import } from './imports-of.ts'

/** Circles in the import graph, each told once; types leave no trace at run time and do not count. */
export function circles(imports: Map<string, Import[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) found.push([...trail.slice(seenAt), file])
    if (seenAt >= 0 || done.has(file)) return
    for (const { target, typeOnly } of imports.get(file) ?? []) {
      if (!typeOnly) visit(target, [...trail, file])
    }
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return found
}
