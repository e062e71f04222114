import type { APIRoute, GetStaticPaths } from 'astro'
import { pages } from '~/content/site.ts'
import { shareImagePath } from '~/seo/page-addresses.ts'
import { shareImage } from '~/seo/share-image.ts'

/** The picture of each page that social networks and messengers show. */
export const getStaticPaths = (() =>
  pages.map((page) => ({
    params: { page: shareImagePath(page.path).replace(/^.*\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await shareImage(props.page)), {
    headers: { 'content-type': 'image/png' },
  })
