import { telHref } from '~/lib/phone.ts'
import type { Action } from '../../../content/model/blocks.ts'
import type { ContactBook } from './contact-book.ts'

export type ActionTarget = { to: string; opensNewTab: boolean; isCall: boolean }

/** Where a button of a content file leads: a page, a practice's phone or its booking portal. */
export function actionTarget(action: Action, book: ContactBook): ActionTarget {
  if ('to' in action) return { to: action.to, opensNewTab: false, isCall: false }
  if ('portal' in action) {
    return { to: book.practices[action.portal].portalUrl, opensNewTab: true, isCall: false }
  }
  const phone = 'call' in action ? book.practices[action.call].phone : book.placeholderPhone
  return { to: telHref(phone), opensNewTab: false, isCall: true }
}
