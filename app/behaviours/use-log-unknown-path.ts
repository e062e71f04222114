import { useEffect } from 'react'
import { logUnknownPath } from './log-unknown-path.ts'

export function useLogUnknownPath(path: string) {
  useEffect(() => logUnknownPath(path), [path])
}
