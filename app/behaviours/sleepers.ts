/** Late sections of the served page whose script has not taken over yet. */
const asleep = new Set<string>()
let onAllAwake: (() => void)[] = []

export const fellAsleep = (sectionId: string) => {
  asleep.add(sectionId)
}

export function wokeUp(sectionId: string) {
  asleep.delete(sectionId)
  if (asleep.size > 0) return
  for (const go of onAllAwake) go()
  onAllAwake = []
}

export const hasSleepers = () => asleep.size > 0

/** Resolves when every section has its script, or after the given time. */
export const allAwake = (patience: number) =>
  new Promise<void>((resolve) => {
    if (!hasSleepers()) return resolve()
    onAllAwake.push(resolve)
    setTimeout(resolve, patience)
  })
