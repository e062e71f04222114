import { isHstsScope } from '../../shared/security-headers.ts'

const newNames: Record<string, string> = {
  VITE_SITE_URL: 'SITE_URL',
  VITE_BACKEND_URL: 'BACKEND_URL',
  VITE_LOCATION_LOOKUP_URL: 'LOCATION_LOOKUP_URL',
  VITE_PUBLIC_ANON_KEY: 'PUBLIC_ANON_KEY',
  VITE_CHATBOT_SCRIPT_URL: 'CHATBOT_SCRIPT_URL',
  VITE_CHATBOT_ID: 'CHATBOT_ID',
  VITE_TESTIMONIAL_DELIVERY: 'TESTIMONIAL_DELIVERY',
}

/** A sentence for whoever builds with a name that is not read any more, or an address that is none. */
export function unusableSettings(env: Record<string, string | undefined>): string[] {
  const isAddress = (value = '') => value === '' || URL.canParse(value)
  const scope = env.HSTS_SCOPE || 'host'
  return [
    ...(isHstsScope(scope) ? [] : ['HSTS_SCOPE must be host, subdomains or preload.']),
    ...Object.keys(newNames)
      .filter((name) => env[name])
      .map((name) => `${name} is now called ${newNames[name]}: rename it.`),
    ...['SITE_URL', 'CHATBOT_SCRIPT_URL']
      .filter((name) => !isAddress(env[name]))
      .map((name) => `${name} must be a whole address, such as https://www.practice.example.`),
    ...['BACKEND_URL', 'LOCATION_LOOKUP_URL']
      .filter((name) => !/^(\/|off$)/.test(env[name] ?? '') && !isAddress(env[name]))
      .map((name) => `${name} must be a whole address, a path on this site, or off.`),
  ]
}
