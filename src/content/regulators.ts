/** What the law and the regulators of dentistry say about words, whoever wrote them (docs/compliance.md). */

type Rule = {
  /** A breach of law is refused; the rest an owner may have a reason for. */
  isLaw: boolean
  isBroken: (sentence: string) => boolean
  note: string
}

const comparison =
  /\b(better|cheaper|safer|kinder) than (other|any)|\bbest (dentists?|practices?|clinics?|team|care) (in|of)\b|\b(number one|no\. ?1|unrivalled|unlike other|most experienced|top[- ]rated|leading (dentist|practice|clinic))\b/i

const strengths = (sentence: string) =>
  [...sentence.matchAll(/(\d[\d.]*) ?% (?:hydrogen )?peroxide/gi)].map(([, percent]) =>
    Number(percent),
  )

const rules: readonly Rule[] = [
  {
    isLaw: true,
    isBroken: (sentence) =>
      /\b(specialists?|orthodontists?)\b/i.test(sentence) && !/\brefer|hospital/i.test(sentence),
    note: 'only those on a specialist list of the General Dental Council may be called specialist or orthodontist; write "special interest in", or to whom you refer. For somebody on a list, write these words into Evidence for claims first',
  },
  {
    isLaw: true,
    isBroken: (sentence) => strengths(sentence).some((percent) => percent > 6),
    note: 'whitening with more than 6% peroxide is against the law; write the strength you use',
  },
  {
    isLaw: true,
    isBroken: (sentence) => /\brated ["“]?(good|outstanding)|\bCQC[- ]rat(ed|ing)/i.test(sentence),
    note: 'the Care Quality Commission does not rate dental practices; write "regulated by the Care Quality Commission"',
  },
  {
    isLaw: false,
    isBroken: (sentence) => comparison.test(sentence),
    note: 'the General Dental Council does not allow comparisons with colleagues or other practices; say what you do instead, or write what proves it into Evidence for claims',
  },
  {
    isLaw: false,
    isBroken: (sentence) => /\bDr\.?\s+[A-Z]/.test(sentence),
    note: 'a dentist who is called Dr needs a note that it is a courtesy title; leave out Dr',
  },
]

export const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s|\n/)

/** What is wrong with a text, with the sentence; `settled` are claims that the owner can prove. */
export const regulatorNotes = (text: string, isLaw: boolean, settled: readonly string[] = []) =>
  sentencesIn(text).flatMap((sentence) =>
    rules
      .filter((rule) => rule.isLaw === isLaw && rule.isBroken(sentence))
      .filter(() => !settled.some((claim) => sentence.toLowerCase().includes(claim.toLowerCase())))
      .map(({ note }) => ({ note, sentence: sentence.trim() })),
  )
