import { setTimeout as sleep } from 'node:timers/promises'

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000) {
  const deadline = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`still not so after ${withinMs} ms`)
    await sleep(50)
  }
}
