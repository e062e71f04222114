import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { SiteManifest } from '../shared/site-manifest.ts'
import { announcedFile } from './announced-file.ts'
import { clientAddress, networksOf } from './client-address.ts'
import { countryDatabases } from './country.ts'
import { log } from './log.ts'
import type { Platform } from './platform.ts'
import type { Settings } from './settings.ts'
import { smtp } from './smtp.ts'
import { webhook } from './testimonials.ts'
import { locationOf } from './visitor-location.ts'

/** One machine: its own country databases, a file for what was announced, mail by SMTP. */
export function nodePlatform(settings: Settings, manifest: () => SiteManifest): Platform {
  const { countryHeader, delivery, devCountry } = settings
  if (countryHeader && settings.trustedProxies.length === 0)
    log('country-header-not-believed', { reason: 'TRUSTED_PROXIES is not set' })
  const client = clientOf(settings)
  const countryIn = countryDatabases()
  return {
    settings,
    manifest,
    addressOf: (context) => client(context).counted?.toString() ?? null,
    countryOf: async (context) => {
      if (devCountry) return devCountry
      const { located, isFromTrustedProxy } = client(context)
      const named = countryHeader && isFromTrustedProxy && context.req.header(countryHeader)
      return locationOf(named || null)?.country_code ?? countryIn(located)
    },
    announced: announcedFile(settings.dataDir),
    deliver:
      delivery?.kind === 'smtp'
        ? smtp(delivery.smtpUrl, delivery.to, () => new URL(manifest().siteUrl).hostname)
        : delivery && webhook(delivery.address, delivery.secret),
  }
}

export function clientOf({ trustedProxies }: Settings) {
  const isTrusted = networksOf(trustedProxies)
  return (context: Context) => {
    // Of the two, only the first says anything that proxies agree on; either says that there is one.
    const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded')
    return clientAddress(getConnInfo(context).remote.address, forwarded, isTrusted)
  }
}
