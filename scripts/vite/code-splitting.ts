/** What pages of every kind are made of. */
const common = anyOf(
  /[\\/]app[\\/]components[\\/](picture|button|section|badge|card|phone-link|lean-icon|text-link|treatment-icon)/,
  /[\\/]app[\\/]lib[\\/](class-names|phone|maps|dates)/,
  /[\\/]content[\\/]model[\\/]uk-phone/,
  /[\\/]app[\\/]behaviours[\\/](use-inside-links|use-hydrated|after-paint|plain-click|follow-inside-links|when-needed|sleepers|location-gate)/,
  /[\\/]app[\\/]pictures[\\/]picture-folder/,
  /[\\/]app[\\/]seo[\\/](?!.*json-ld)/,
  /[\\/]app[\\/]sections[\\/]shared[\\/](page-hero|action-)/,
  /[\\/]lucide-react[\\/].*[\\/](phone|map-pin|mail|arrow-right|chevron-right|chevron-down|check|x|clock)\.mjs/,
)

/** How sections take over from their served markup late. */
const late = anyOf(
  /[\\/]app[\\/]behaviours[\\/](hydrate-late|load-part|use-second-chance)/,
  /[\\/]content[\\/](ratings|statistics)\.ts/,
)

/** What late sections of the home page share. */
const home = anyOf(
  /[\\/]app[\\/]components[\\/](open-now|reveal)/,
  /[\\/]app[\\/](lib[\\/](opening|london)|pictures[\\/]practices)/,
  /[\\/]content[\\/](practices|contact)\.ts/,
)

const blog = anyOf(
  /[\\/]app[\\/]sections[\\/]blog[\\/]article-(states|view|byline)/,
  /[\\/]app[\\/](components[\\/]notice|pictures[\\/]videos)/,
)

/** Parts of pages that arrive without React: scripts only for those who come from another page. */
const plainPages = anyOf(
  /[\\/]app[\\/]sections[\\/](service|legal|nhs-information|emergency|network|shared)[\\/]/,
  /[\\/]content[\\/](charges|prices|service-pages)\b/,
)

/**
 * Few files instead of a hundred small ones: each costs its headers, and compresses alone.
 * React and the router change with their versions only and are kept for long; what a page without
 * React needs must not be mixed with them; families of parts that are used together lie together.
 */
export const codeSplitting = {
  groups: [
    { name: 'page', test: /[\\/]app[\\/]start-plain-page\.ts$/, priority: 9 },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 8 },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 7 },
    { name: 'data', test: /node_modules[\\/]@tanstack[\\/]/, priority: 6 },
    { name: 'chatbot', test: /[\\/]content[\\/](chatbot|faq)\.ts$/, priority: 5 },
    { name: 'common', test: common, minShareCount: 2, priority: 4 },
    { name: 'contact', test: /[\\/](content[\\/]group|app[\\/]contact-book)\.ts$/, priority: 3 },
    { name: 'late', test: late, minShareCount: 2, priority: 3 },
    { name: 'home-parts', test: home, minShareCount: 2, priority: 2 },
    { name: 'carousel', test: /[\\/]carousel[\\/]|carousel-position/, priority: 2 },
    { name: 'blog-parts', test: blog, minShareCount: 2, priority: 2 },
    { name: 'plain-pages', test: plainPages, minShareCount: 2, priority: 1 },
    {
      name: 'location-pages',
      test: /[\\/]sections[\\/]location[\\/]|[\\/]content[\\/]location-pages/,
      minShareCount: 2,
      priority: 0,
    },
  ],
}

/**
 * Much of React and the router runs when a page starts. With this line Chromium compiles them on
 * another thread as they arrive, instead of function by function in the middle of the start.
 */
export const compileAhead = ({ name }: { name: string }) =>
  name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : ''

function anyOf(...patterns: RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id))
}
