import { useEffect, useState } from 'react'
import type { Names } from './names-endpoint.ts'

/** What a field can name, asked anew whenever a form opens. */
export function useNames(): Names | undefined {
  const [names, setNames] = useState<Names>()
  useEffect(() => {
    fetch('/api/editor/names')
      .then((answer) => answer.json())
      .then(setNames, () => {})
  }, [])
  return names
}
