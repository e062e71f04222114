import { Phone } from 'lucide-react'
import { telHref } from '~/lib/phone.ts'
import type { Emergency } from '../../../content/model/emergency.ts'
import { OfflineNotice } from './offline-notice.tsx'

/** The first thing on the page: a number to call. */
export function EmergencyAlert({
  content,
  offline,
  phone,
}: {
  content: Emergency['alertBar']
  offline: Emergency['offline']
  phone: string
}) {
  return (
    <>
      <OfflineNotice content={offline} />
      <div className="bg-emergency text-white">
        <p className="container-page flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 sm:justify-center sm:gap-x-6">
          <span className="font-semibold max-sm:text-small">{content.text}</span>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-white px-3.5 py-2 font-bold text-emergency tabular-nums max-sm:text-small sm:px-4 hover:bg-peach-soft"
          >
            <Phone className="size-4.5 max-sm:hidden" aria-hidden="true" />
            {phone}
          </a>
        </p>
      </div>
    </>
  )
}
