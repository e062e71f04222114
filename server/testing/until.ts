import { setTimeout as sleep } from 'node:timers/promises'

export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 10_000,
  problem = 'still not so',
) {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${problem} after ${withinMs} ms`)
    await sleep(50)
  }
}

export function untilAnswers(url: string, name: string, withinMs?: number) {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  return until(isUp, withinMs, `${name} does not answer at ${url}`)
}
