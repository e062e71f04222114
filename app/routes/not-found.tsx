import type { MetaFunction } from 'react-router'
import { useLocation } from 'react-router'
import { useLogUnknownPath } from '~/behaviours/use-log-unknown-path.ts'
import type { PageHandle } from '~/layout/shell.tsx'
import { servicesPicture } from '~/pictures/services.ts'
import { NotFound } from '~/sections/not-found/not-found.tsx'
import { group } from '../../content/group.ts'
import { notFound } from '../../content/not-found.ts'

/** No canonical link: the address stands for no page. */
export const meta: MetaFunction = () => [
  { title: `${notFound.title} | ${group.name}` },
  { name: 'description', content: notFound.text },
]

export const handle: PageHandle = { hasBreadcrumb: false }

export default function NotFoundPage() {
  useLogUnknownPath(useLocation().pathname)
  return <NotFound content={notFound} picture={servicesPicture(notFound.image.src)} />
}
