import { OpenNow } from '~/components/open-now.tsx'
import type { Practice } from '../../../content/model/practice.ts'

export type NhsPractice = { slug: string; practice: Practice; page: string }

/** Name, town, number and whether somebody answers it now. */
export function NhsPracticeName({ practice }: { practice: Practice }) {
  const { tradeName, town, phone } = practice
  return (
    <div>
      <h3 className="text-h3">{tradeName}</h3>
      <p className="mt-1 text-ink-soft">
        {town}, <span className="whitespace-nowrap">{phone}</span>
      </p>
      <OpenNow practice={practice} className="mt-1" />
    </div>
  )
}
