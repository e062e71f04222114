import type { SiteManifest } from '../../shared/site-manifest.ts'
import type { Settings } from '../settings/read-settings.ts'

export type PolicySettings = {
  /** True when the site is served over https under its own name. */
  isHttps: boolean
  /** Origins that scripts may call beside the site's own. */
  connectOrigins: string[]
  chatbotOrigin: string | null
}

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

const videoHost = 'https://www.youtube-nocookie.com'

export function contentSecurityPolicy({
  isHttps,
  connectOrigins,
  chatbotOrigin,
}: PolicySettings): string {
  const chatbot = chatbotOrigin ? [chatbotOrigin] : []
  const chatbotSocket = chatbotOrigin ? [chatbotOrigin.replace(/^http/, 'ws')] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chatbot],
    'style-src': ["'self'", ...chatbot],
    'img-src': ["'self'", 'data:', ...chatbot],
    'font-src': ["'self'", ...chatbot],
    'connect-src': ["'self'", ...connectOrigins, ...chatbot, ...chatbotSocket],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [videoHost, ...chatbot],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // On plain http, as on localhost, this would send the browser to a port that does not answer.
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
