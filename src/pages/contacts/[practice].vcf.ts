import type { APIRoute, GetStaticPaths } from 'astro'
import type { Practice } from '~/content/practice.ts'
import { group, practices } from '~/content/site.ts'
import { contactCard } from '~/lib/contact-card.ts'

export const getStaticPaths = (() =>
  practices.map((practice) => ({
    params: { practice: practice.slug },
    props: { practice },
  }))) satisfies GetStaticPaths

/** A practice for the address book of a phone. Its type is told by shared/security-headers.ts. */
export const GET: APIRoute<{ practice: Practice }> = ({ props }) =>
  new Response(contactCard(props.practice, { groupName: group.name }))
