const storageKey = 'assistant-questions'

/** For browsers that store nothing: the assistant may be closed and opened again on one page. */
let onThisPage: readonly string[] = []

/**
 * What was asked on this page and those before it in the tab; gone with the tab. Only the
 * questions: their answers are looked up anew.
 */
export function keptQuestions(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    if (Array.isArray(kept)) return kept.filter((question) => typeof question === 'string')
  } catch {
    // Nothing kept, or storage is switched off.
  }
  return onThisPage
}

export function keepQuestions(asked: readonly string[]): readonly string[] {
  onThisPage = asked
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(asked))
  } catch {
    // Storage is switched off or full.
  }
  return asked
}
