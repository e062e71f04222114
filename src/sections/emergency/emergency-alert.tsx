import { Phone, WifiOff } from 'lucide-react'
import type { Emergency } from '~/content/emergency.ts'
import { telHref } from '~/lib/phone-links.ts'

type EmergencyAlertProps = { content: Emergency; phone: string }

/** The first thing on the page: a number to call. */
export function EmergencyAlert({ content, phone }: EmergencyAlertProps) {
  return (
    <>
      <OfflineNotice content={content.offline} />
      <div className="bg-emergency text-white">
        <p className="container-page flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5 sm:justify-center sm:gap-x-6">
          <span className="font-semibold max-sm:text-small">{content.alertBar.text}</span>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-white px-3.5 py-2 font-bold text-emergency tabular-nums max-sm:text-small sm:px-4 hover:bg-peach-soft"
          >
            <Phone className="size-4.5 max-sm:hidden" />
            {phone}
          </a>
        </p>
      </div>
    </>
  )
}

/** Hidden until the connection drops (behaviours/every-page.ts). */
function OfflineNotice({ content }: { content: Emergency['offline'] }) {
  return (
    <div role="status">
      <div id="offline-notice" hidden data-part="offline-notice" className="bg-ink text-white">
        <div className="container-page flex items-start gap-3 py-3">
          <WifiOff className="mt-0.5 size-6 shrink-0" />
          <p>
            <strong className="block font-semibold">{content.title}</strong>
            {content.text}
          </p>
        </div>
      </div>
    </div>
  )
}
