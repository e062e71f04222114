import type { APIRoute, GetStaticPaths } from 'astro'
import type { Practice } from '~/content/practice.ts'
import { group, practices } from '~/content/site.ts'
import { closuresCalendar } from '~/lib/closures-calendar.ts'
import { siteUrl } from '~/seo/site-url.ts'

export const getStaticPaths = (() =>
  practices.map((practice) => ({
    params: { practice: practice.slug },
    props: { practice },
  }))) satisfies GetStaticPaths

/** The days a practice is closed, for a calendar to follow. Its type is told by shared/security-headers.ts. */
export const GET: APIRoute<{ practice: Practice }> = ({ props }) =>
  new Response(
    closuresCalendar(props.practice, {
      groupName: group.name,
      host: new URL(siteUrl).host,
      lastUpdated: group.lastUpdated,
    }),
  )
