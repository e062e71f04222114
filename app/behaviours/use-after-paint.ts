import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** False until the frame in which it was first rendered is on the screen. */
export function useAfterPaint() {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}
