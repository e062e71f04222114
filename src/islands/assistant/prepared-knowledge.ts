import { phraseOf, type ReadWords, stem, wordReader, wordsOf } from '~/lib/read-words.ts'
import type { AssistantKnowledge, Entry, Treatment } from './knowledge.ts'

type Prepared = {
  read: ReadWords
  isEnglish: (word: string) => boolean
  entries: readonly Entry[]
  /** What treatments are called, longer names first. */
  names: readonly { treatment: Treatment; name: readonly string[] }[]
}

const preparations = new WeakMap<AssistantKnowledge, Prepared>()

/** The knowledge as questions are held against it, made ready once. */
export function prepared(knowledge: AssistantKnowledge): Prepared {
  const before = preparations.get(knowledge)
  if (before) return before
  const names = knowledge.treatments
    .flatMap((treatment) =>
      treatment.keywords.map((name) => ({ treatment, name: phraseOf(name).map(stem) })),
    )
    .sort((one, other) => other.name.length - one.name.length)
  const entries = [...knowledge.entries, ...knowledge.topics]
  const made = { ...reader(knowledge), entries, names }
  preparations.set(knowledge, made)
  return made
}

/** Every word of what it knows is spelt right; those that lead somewhere are what a misspelt one may mean. */
function reader(knowledge: AssistantKnowledge): Pick<Prepared, 'read' | 'isEnglish'> {
  const { languages, ...english } = knowledge
  const { emergency, otherDangers, firstAid, complaint, wantToKnow, practices } = english
  const right = wordsOf(JSON.stringify(english))
  const known = new Set(right)
  const wanted = [
    ...[emergency.keywords, emergency.always, emergency.dangers].flat(4),
    ...[...otherDangers, ...firstAid, complaint].flatMap(({ signs }) => signs.flat(2)),
    ...[...english.topics, ...english.entries, ...english.treatments].flatMap(
      ({ keywords }) => keywords,
    ),
    ...Object.values(wantToKnow).flat(),
    ...practices.map(({ town }) => town),
  ]
  return {
    read: wordReader({ wanted, right, meanings: english.meanings }),
    isEnglish: (word) => known.has(word),
  }
}
