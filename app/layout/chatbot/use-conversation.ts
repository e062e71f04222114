import { useState } from 'react'
import type { Answer } from './answer-question.ts'
import type { Turn } from './chatbot-turn.tsx'

/** Goes on where it was on the page before; gone with the tab, written down nowhere. */
let remembered: Turn[] = []

export function useConversation() {
  const [turns, setTurns] = useState(remembered)
  const say = (asked: string, answers: Answer[]) => {
    remembered = [...remembered, { id: remembered.length, asked, answers }]
    setTurns(remembered)
  }
  return { turns, say }
}
