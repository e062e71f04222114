import { queryClient } from '../query-client.ts'
import { decide, letIn } from './decide.ts'
import { keepLocation, keptLocation } from './kept-location.ts'
import { lookUpVisitor } from './look-up-visitor.ts'

const queryKey = ['visitor-location']

/**
 * Decides again once the answer has become stale. What is shown stays until then: a visitor who
 * was let in does not see the message a second time.
 */
export async function recheckLocation() {
  const kept = keptLocation()
  if (kept) queryClient.setQueryData(queryKey, kept, { updatedAt: kept.at })
  try {
    const location = await queryClient.fetchQuery({ queryKey, queryFn: lookUpVisitor })
    if (!kept) keepLocation(location)
    decide(location)
  } catch (error) {
    letIn(error)
  }
}
