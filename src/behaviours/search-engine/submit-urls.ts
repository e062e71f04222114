import {
  type IndexNowRequest,
  indexNowFunctionName,
  isIndexNowSuccess,
} from '../../../shared/indexnow.ts'
import type { BackendFunctions } from '../backend/functions-client.ts'

/** SPEC §8: whatever goes wrong is logged, and the answer is false. */
export async function submitUrls(backend: BackendFunctions, body: IndexNowRequest) {
  try {
    const { data, error } = await backend.invoke(indexNowFunctionName, { body })
    if (error) {
      console.warn('IndexNow: Submission error', error)
      return false
    }
    if (!isIndexNowSuccess(data)) {
      console.warn('IndexNow: Submission failed', data)
      return false
    }
    return true
  } catch (error) {
    console.warn('IndexNow: Submission could not be made', error)
    return false
  }
}
