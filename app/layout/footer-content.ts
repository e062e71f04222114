export type FooterLink = { label: string; to: string }
export type FooterLinkGroup = { title: string; links: readonly FooterLink[] }

export type FooterPractice = {
  slug: string
  name: string
  town: string
  address: string
  phone: string
  email: string
  careOffered: string
  page: string
}

export type FooterContent = {
  logoText: string
  about: string
  ratings: readonly { value: string; label: string }[]
  linkGroups: readonly FooterLinkGroup[]
  legalLinks: FooterLinkGroup
  booking: FooterLink
  locationsTitle: string
  practices: readonly FooterPractice[]
  contact: { title: string; phone: string; email: string }
  hours: { title: string; lines: readonly { days: string; hours: string }[] }
  social: { title: string; links: readonly { network: string; url: string }[] }
  regulator: {
    title: string
    gdc: { name: string; line: string; address: string; website: string; phone: string }
    cqc: { name: string; line: string; website: string }
  }
  lastUpdated: { label: string; date: string }
  copyright: string
  countryData: { label: string; url: string }
}
