import { makePage } from '@keystatic/astro/ui'
import { useEffect, useState } from 'react'
import { askFirst } from './ask-first.ts'
import { Companion } from './companion.tsx'
import { config } from './config.tsx'
import { openField } from './open-field.ts'
import { setAsideStaleDrafts } from './set-aside.ts'

const Keystatic = makePage(config)

export function Editor() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    askFirst()
    const start = () => {
      setReady(true)
      void openField()
    }
    // Before Keystatic brings drafts back.
    setAsideStaleDrafts().then(start, start)
    addEventListener('hashchange', () => void openField())
  }, [])
  return (
    isReady && (
      <>
        <Keystatic />
        <Companion />
      </>
    )
  )
}
