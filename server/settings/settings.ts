/** Everything the environment can change. `null` is a part that is switched off. */
export type Settings = {
  port: number
  host: string
  isProduction: boolean
  /** Where `/readyz` and `/metrics` answer. */
  management: { port: number; host: string } | null
  /** How long answers go on after SIGTERM. */
  drainSeconds: number
  /** As the build was told it, when the server is told too. */
  siteUrl: string | null
  /** Holds `site-manifest.json` and `client/`. */
  buildDir: string
  dataDir: string
  databaseUrl: string | null
  publicAnonKey: string
  /** Other origins that the browser may call. */
  backendUrl: string | null
  locationLookupUrl: string | null
  indexNowKey: string | null
  indexNowSecret: string | null
  indexNowEndpoint: string
  countryHeader: string | null
  locationServiceUrl: string | null
  /** Never set in production. */
  devCountry: string | null
  /** Addresses and networks in CIDR form. */
  trustedProxies: string[]
  chatbotScriptUrl: string | null
  testimonialDelivery: TestimonialDelivery | null
}

export type TestimonialDelivery = {
  smtpUrl: string
  to: string
  mailsPerHour: number
}
