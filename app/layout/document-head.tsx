import figtree from '#generated/fonts/figtree.woff2?url'
import fraunces from '#generated/fonts/fraunces.woff2?url'
import frauncesPhone from '#generated/fonts/fraunces-phone.woff2?url'
import { HeadScript } from './head-script.tsx'
import { PageStyles } from './page-styles.tsx'

/** What is the same on every page; styles first, so that the first paint waits for nothing (SPEC §7). */
export function DocumentHead({ analyticsHosts }: { analyticsHosts: readonly string[] }) {
  return (
    <>
      <meta charSet="utf-8" />
      <HeadScript />
      <PageStyles />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf7f0" />
      <meta name="color-scheme" content="light" />
      <FontPreload href={frauncesPhone} media="(width < 40rem)" />
      <FontPreload href={fraunces} media="(width >= 40rem)" />
      <FontPreload href={figtree} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {analyticsHosts.map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
    </>
  )
}

type FontPreloadProps = { href: string; media?: string }

const FontPreload = ({ href, media }: FontPreloadProps) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={href}
    media={media}
    crossOrigin="anonymous"
  />
)
