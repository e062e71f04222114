import { phraseOf, remembered, stem, wordReader, wordsOf } from '~/lib/read-words.ts'
import type { AssistantKnowledge } from './gather-knowledge.ts'

/** The knowledge as questions are held against it, made ready once. */
export const prepared = remembered((knowledge: AssistantKnowledge) => {
  // What treatments are called, longer names first.
  const names = knowledge.treatments
    .flatMap((treatment) =>
      treatment.keywords.map((name) => ({ treatment, name: phraseOf(name).map(stem) })),
    )
    .sort((one, other) => other.name.length - one.name.length)
  const entries = [...knowledge.entries, ...knowledge.topics]
  return { ...reader(knowledge), entries, names }
})

/** Every word of what it knows is spelt right; those that lead somewhere are what a misspelt one may mean. */
function reader(knowledge: AssistantKnowledge) {
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
    isEnglish: (word: string) => known.has(word),
  }
}
