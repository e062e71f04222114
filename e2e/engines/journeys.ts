import { articleAndFormJourneys } from './article-and-form-journeys.ts'
import { carouselJourneys } from './carousel-journeys.ts'
import type { Journey } from './journey.ts'
import { navigationJourneys } from './navigation-journeys.ts'
import { pageJourneys } from './page-journeys.ts'

/** The ways through the site that every engine must go, written once for all of them. */
export const journeys: readonly Journey[] = [
  ...pageJourneys,
  ...navigationJourneys,
  ...carouselJourneys,
  ...articleAndFormJourneys,
]
