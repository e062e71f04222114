import { londonTime } from '~/lib/london-time.ts'

/** A line about a day that has passed, such as a bank holiday: the served page cannot know. */
export function removeWhenOver(line: HTMLElement) {
  const { until } = line.dataset
  if (until && until < londonTime(new Date()).isoDate) line.remove()
}
