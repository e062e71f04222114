import { telHref } from '~/lib/phone.ts'
import type { Action } from '../../../content/model/blocks.ts'
import type { PracticeSlug } from '../../../content/practices.ts'
import type { ContactBook } from './contact-book.ts'

export type ActionTarget = { to: string; opensNewTab: boolean; isCall: boolean }

/** Where a button of a content file leads: a page, a practice's phone or its booking portal. */
export function actionTarget(action: Action, book: ContactBook): ActionTarget {
  if ('to' in action) return { to: action.to, opensNewTab: false, isCall: false }
  const known = <T>(part: T | undefined): T => {
    if (part) return part
    throw new Error(`${action.label}: the page's route must hand its sections the contact book`)
  }
  const practice = (slug: PracticeSlug) => known(book.practices)[slug]
  if ('portal' in action) {
    return { to: practice(action.portal).portalUrl, opensNewTab: true, isCall: false }
  }
  const phone = 'call' in action ? practice(action.call).phone : known(book.placeholderPhone)
  return { to: telHref(phone), opensNewTab: false, isCall: true }
}
