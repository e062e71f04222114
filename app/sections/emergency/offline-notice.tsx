import { WifiOff } from 'lucide-react'
import { useOnline } from '~/behaviours/use-online.ts'
import type { Emergency } from '../../../content/model/emergency.ts'

/**
 * Served hidden. Shown when the connection drops, and always on the copy that the service worker
 * keeps: the build takes the `hidden` away there (scripts/build/offline-copy.ts).
 */
export function OfflineNotice({ content }: { content: Emergency['offline'] }) {
  const isOnline = useOnline()
  return (
    <div role="status">
      <div id="offline-notice" hidden={isOnline} className="bg-ink text-white">
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
