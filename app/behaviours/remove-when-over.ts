import { isOver } from '~/lib/dates.ts'

/** A line about a day that has passed, such as a bank holiday: the served page cannot know. */
export function removeWhenOver(line: HTMLElement) {
  const { until } = line.dataset
  if (until && isOver(until)) line.remove()
}
