type SqliteProblem = 'locked' | 'read-only' | 'full' | 'damaged' | 'unusable'

/** SQLite's primary result codes; the system's codes come from making the folder. */
const byResultCode: Record<number, SqliteProblem> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
}
const bySystemCode: Record<string, SqliteProblem> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
}

export function sqliteProblem(error: unknown): SqliteProblem {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number') return byResultCode[errcode & 0xff] ?? 'unusable'
  return bySystemCode[String(code)] ?? 'unusable'
}
