import type { SiteManifest } from '../../shared/site-manifest.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { PolicySettings } from './content-security-policy.ts'

export function policySettings(settings: Settings, manifest: SiteManifest): PolicySettings {
  const isOrigin = (origin: string | null): origin is string => origin !== null
  return {
    isHttps: manifest.siteUrl.startsWith('https:') && !manifest.siteUrlIsPlaceholder,
    connectOrigins: [settings.backendUrl, settings.locationLookupUrl]
      .map(originOf)
      .filter(isOrigin),
    chatbotOrigin: originOf(settings.chatbotScriptUrl),
  }
}

/** Null for a path on our own site as well. */
function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null
}
