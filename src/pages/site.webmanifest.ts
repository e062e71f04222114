import type { APIRoute } from 'astro'
import { group } from '~/content/site.ts'

/** The icons in public/ are drawn from favicon.svg; the maskable one fills its square. */
export const GET: APIRoute = () =>
  Response.json({
    name: group.name,
    short_name: group.shortName,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
