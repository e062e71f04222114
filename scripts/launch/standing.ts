type Known = {
  env: Record<string, string | undefined>
  /** Of content/, for where SITE_URL is not set. */
  siteUrl: string
  settingsFile: string
  /** What visitors see: `Live since Thursday 19 November, 14:32`. */
  live: string
}

/** How things stand before going online: what is live, what is set, and what is still missing; a line each. */
export function standing({ env, siteUrl, settingsFile, live }: Known): string[] {
  const of = (name: string) => env[name]?.trim() ?? ''
  const delivery = of('TESTIMONIAL_DELIVERY') || 'off'
  const said = (name: string, what: string, missing: string) =>
    of(name) ? `${name} is set: ${what}` : `${name} is missing: ${missing}`
  const lines: [string, string][] = [
    ['Live', live],
    ['Settings', settingsFile],
    ['Domain', said('SITE_URL', of('SITE_URL'), `the pages would name ${siteUrl}`)],
    [
      'Mail',
      delivery === 'off'
        ? 'TESTIMONIAL_DELIVERY is off: the form thanks, and sends nothing'
        : `stories leave by ${delivery}`,
    ],
    ['Search', said('INDEXNOW_KEY', 'engines are told of new pages', 'engines are told nothing')],
    [
      'Proxy',
      said(
        'TRUSTED_PROXIES',
        of('TRUSTED_PROXIES'),
        'right without a proxy, or where deploy/dental-site.service says it; otherwise every country is unknown',
      ),
    ],
  ]
  return lines.map(([name, words]) => `${name.padEnd(9)} ${words}`)
}
