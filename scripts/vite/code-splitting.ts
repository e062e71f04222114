/** What pages of every kind are made of. */
const common =
  /[\\/]app[\\/](components[\\/](?!carousel|open-now|reveal)|lib[\\/](?!carousel|opening|london)|behaviours[\\/](use-(inside-links|hydrated)|when-needed|sleepers|location-gate)|pictures[\\/]picture-folder|contact-book|seo[\\/](?!.*json-ld)|sections[\\/]shared[\\/](page-hero|action-))|[\\/]content[\\/](group|practices|ratings|statistics)\.ts|[\\/]lucide-react[\\/]/

/** Parts of pages that arrive without React: scripts only for those who come from another page. */
const plainPages =
  /[\\/]sections[\\/](location|service|legal|nhs-information|emergency|network|shared)[\\/]|[\\/]content[\\/](location-pages|charges|prices|service-pages)\b|json-ld/

/**
 * Few files instead of a hundred small ones: each costs its headers, and compresses alone.
 * React and the router change with their versions only and are kept for long; what a page without
 * React needs must not be mixed with them; families of sections that are used together lie
 * together, and so does what all the rest have in common.
 */
export const codeSplitting = {
  groups: [
    { name: 'page', test: /[\\/]app[\\/]start-plain-page\.ts$/, priority: 9 },
    {
      name: 'react',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 8,
    },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 7 },
    { name: 'data', test: /node_modules[\\/]@tanstack[\\/]/, priority: 6 },
    { name: 'chatbot', test: /[\\/]content[\\/](chatbot|faq)\.ts$/, priority: 5 },
    { name: 'common', test: common, minShareCount: 2, priority: 4 },
    { name: 'carousel', test: /[\\/]carousel[\\/]|carousel-position/, priority: 3 },
    { name: 'plain-pages', test: plainPages, minShareCount: 2, priority: 2 },
  ],
}
