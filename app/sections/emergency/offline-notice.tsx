import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { followConnection } from '~/behaviours/follow-connection.ts'
import type { Emergency } from '../../../content/model/emergency.ts'

/**
 * Served hidden. Shown when the connection drops, and always on the copy that the service worker
 * keeps: the build takes the `hidden` away there (scripts/build/offline-copy.ts).
 */
export function OfflineNotice({ content }: { content: Emergency['offline'] }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => (notice.current ? followConnection(notice.current) : undefined), [])
  return (
    <div role="status">
      <div
        ref={notice}
        id="offline-notice"
        hidden
        data-part="offline-notice"
        className="bg-ink text-white"
        suppressHydrationWarning
      >
        <div className="container-page flex items-start gap-3 py-3">
          <WifiOff className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
          <p>
            <strong className="block font-semibold">{content.title}</strong>
            {content.text}
          </p>
        </div>
      </div>
    </div>
  )
}
