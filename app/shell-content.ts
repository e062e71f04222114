import { footer } from '../content/footer.ts'
import { group } from '../content/group.ts'
import { navigation } from '../content/navigation.ts'
import { practices } from '../content/practices.ts'
import { ratings } from '../content/ratings.ts'
import type { FooterContent } from './layout/footer-content.ts'
import type { HeaderContent } from './layout/header-content.ts'
import { addressLine } from './lib/maps.ts'

const shellPractices = footer.locationPages.map(({ practice: slug, to }) => {
  const { tradeName, town, address, phone, email, careOffered } = practices[slug]
  return {
    slug,
    name: tradeName,
    town,
    address: addressLine(address),
    phone,
    email,
    careOffered,
    page: to,
  }
})

/** The words and facts of header and footer, gathered from the content files that own them. */
export const shellContent: {
  topBar: { hours: string; welcome: string }
  header: HeaderContent
  footer: FooterContent
} = {
  topBar: group.topBar,
  header: {
    logoText: group.logoText,
    items: navigation.items.map((item) => ('to' in item ? item : { label: item.label })),
    practices: shellPractices,
    bookingPrompt: group.bookingPrompt,
    openMenuLabel: navigation.openMenuLabel,
    closeMenuLabel: navigation.closeMenuLabel,
    phoneBar: navigation.phoneBar,
  },
  footer: {
    logoText: group.logoText,
    about: footer.about,
    ratings: [
      { value: ratings.footer.rating, label: ratings.footer.ratingLabel },
      { value: ratings.footer.reviews, label: ratings.footer.reviewsLabel },
      { value: ratings.footer.years, label: ratings.footer.yearsLabel },
    ],
    linkGroups: [footer.quickLinks, footer.patientLinks],
    legalLinks: footer.legalLinks,
    booking: footer.booking,
    locationsTitle: footer.locationsTitle,
    practices: shellPractices,
    contact: { title: footer.contactTitle, phone: group.phone, email: group.email },
    hours: { title: footer.hoursTitle, lines: group.footerHours },
    social: { title: footer.socialTitle, links: group.socialLinks },
    regulator: {
      title: footer.regulatorTitle,
      gdc: group.regulators.gdc,
      cqc: group.regulators.cqc,
    },
    lastUpdated: { label: footer.lastUpdatedLabel, date: group.lastUpdated },
    copyright: `© ${group.name}. ${footer.copyright}`,
    countryData: footer.countryData,
  },
}
