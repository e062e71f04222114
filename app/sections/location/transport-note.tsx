import { Signpost } from 'lucide-react'
import type { TransportNote as Content } from '../../../content/model/location-page.ts'

export function TransportNote({ content }: { content: Content }) {
  return (
    <div className="mt-8 flex gap-4 rounded-inner bg-mint p-5 md:p-6">
      <Signpost className="mt-0.5 size-6 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <h3 className="text-h3">{content.title}</h3>
        <p className="mt-1.5 text-small">{content.text}</p>
      </div>
    </div>
  )
}
