import type { AstroUserConfig } from 'astro'

type Csp = Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>

type PolicySettings = {
  siteUrl: string
  /** Addresses elsewhere that scripts may call. */
  calls: (string | undefined)[]
  chatbotScriptUrl: string | undefined
}

const videoHost = 'https://www.youtube-nocookie.com'

/**
 * Nothing but what is named, nothing inline but by its hash. Astro writes it into every page, with the hashes
 * of scripts and styles. What only a header can say, such as frame-ancestors, the server sends.
 */
export function contentSecurityPolicy({ siteUrl, calls, chatbotScriptUrl }: PolicySettings): Csp {
  const chatbot = originsOf([chatbotScriptUrl])
  const sockets = chatbot.map((origin) => origin.replace(/^http/, 'ws'))
  const resources = ["'self'", ...chatbot]
  const directive = (name: string, ...sources: string[]) =>
    [name, ...new Set([...sources, ...chatbot])].join(' ')
  return {
    directives: [
      "default-src 'none'",
      directive('img-src', "'self'", 'data:'),
      directive('font-src', "'self'"),
      directive('connect-src', "'self'", ...originsOf(calls), ...sockets),
      directive('frame-src', videoHost),
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      // On plain http, as on localhost, this would send the browser to a port that does not answer.
      ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ] as NonNullable<Csp['directives']>,
    scriptDirective: { resources },
    styleDirective: { resources },
  }
}

/** Of whole addresses; a path belongs to our own site. */
const originsOf = (addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []))
