import figtree from '#generated/fonts/figtree.woff2?url'
import fraunces from '#generated/fonts/fraunces.woff2?url'
import { LocationGateStart } from './location-gate-start.tsx'
import { PageStyles } from './page-styles.tsx'

/** What is the same on every page; styles first, so that the first paint waits for nothing (SPEC §7). */
export function DocumentHead({ analyticsHosts }: { analyticsHosts: readonly string[] }) {
  return (
    <>
      <meta charSet="utf-8" />
      <LocationGateStart />
      <PageStyles />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf7f0" />
      <meta name="color-scheme" content="light" />
      <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
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
