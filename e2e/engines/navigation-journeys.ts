import type { Journey } from './journey.ts'
import { desktop, phone, type Visitor } from './visitor.ts'

/** A page that is not home and has header and footer. */
const elsewhere = '/terms-of-service'

/** Pixels between the header and a section’s upper edge, once the page has come to rest. */
function gapAbove(visitor: Visitor, id: string) {
  let before: number | null = null
  return visitor.until(
    `#${id} does not come to rest under the header`,
    () =>
      visitor.ask((id) => {
        const section = document.getElementById(id)?.getBoundingClientRect()
        const header = document.querySelector('header')?.getBoundingClientRect()
        return section && header ? Math.round(section.top - header.bottom) : null
      }, id),
    (gap) => {
      const isStill = gap === before
      before = gap
      return isStill && gap !== null && gap >= -1 && gap < 60
    },
  )
}

/** The sections that a page’s own links lead to, each with the link. */
const sectionLinks = (visitor: Visitor) =>
  visitor.ask(() => {
    const links = [...document.querySelectorAll('header a, footer a')]
    const addresses = links.map((link) => link.getAttribute('href') ?? '')
    return [...new Set(addresses.filter((address) => address.startsWith('/#')))]
  })

const locations = { css: 'header button', name: 'Locations' }

const locationsPanel = async (visitor: Visitor) => {
  const id = await visitor.ask(() =>
    document.querySelector('header nav button[aria-controls]')?.getAttribute('aria-controls'),
  )
  return `#${id} a`
}

/** Where the page stands: the first section on the screen, and how far down it is. */
const place = (visitor: Visitor) =>
  visitor.ask(() => {
    const sections = [...document.querySelectorAll('main section')]
    const shown = sections.find((section) => section.getBoundingClientRect().bottom > 150)
    return {
      section: sections.indexOf(shown as Element),
      top: Math.round(shown?.getBoundingClientRect().top ?? 0),
    }
  })

const isSamePlace = (visitor: Visitor, expected: Awaited<ReturnType<typeof place>>) =>
  visitor.until(
    `the page has not kept its place ${JSON.stringify(expected)}`,
    () => place(visitor),
    ({ section, top }) => section === expected.section && Math.abs(top - expected.top) <= 2,
  )

/** What has come near is laid out only now: the place is where the page comes to rest. */
async function readsDown(visitor: Visitor, to: string) {
  await visitor.scrollsTo(to)
  let before = ''
  return visitor.until(
    'the page does not come to rest',
    () => place(visitor),
    (now) => {
      const isStill = JSON.stringify(now) === before
      before = JSON.stringify(now)
      return isStill
    },
  )
}

const menu = 'nav[aria-label="Menu"]'
const opensMenu = (visitor: Visitor) => visitor.clicks({ css: 'header button', name: 'Open menu' })

/** By the header, which is on the screen wherever the page stands. */
async function goesToBlog(visitor: Visitor) {
  const link = 'header nav a[href="/blog"]'
  if (!(await visitor.isShown(link))) await opensMenu(visitor)
  await visitor.clicks(link)
  await visitor.isAt('/blog')
  await visitor.until(
    'the blog does not begin at its top',
    () => visitor.ask(() => scrollY),
    (top) => top === 0,
  )
  await visitor.sees('main h1')
}

export const navigationJourneys: Journey[] = [
  {
    name: 'the Locations menu opens under a pointer that was there before the script',
    async run(visitor) {
      await visitor.visits('/')
      await visitor.points(locations)
      await visitor.sees(await locationsPanel(visitor))
    },
  },
  {
    name: 'the Locations menu opens under the pointer, stays for it and closes behind it',
    async run(visitor) {
      await visitor.visits('/')
      const panel = await locationsPanel(visitor)
      await visitor.until(
        'the menu does not open',
        async () => {
          await visitor.pointsAway()
          await visitor.points(locations)
          return visitor.isShown(panel)
        },
        Boolean,
      )
      await visitor.points(panel)
      await visitor.sees(panel)
      await visitor.pointsAway()
      await visitor.seesNo(panel)
    },
  },
  {
    name: 'the Locations menu works by keyboard, and Escape gives the focus back',
    async run(visitor) {
      await visitor.visits('/')
      const panel = await locationsPanel(visitor)
      await visitor.tabsTo(locations)
      await visitor.presses('Enter')
      await visitor.sees(panel)
      await visitor.presses('Tab')
      await visitor.hasFocusOn(panel)
      await visitor.presses('Escape')
      await visitor.seesNo(panel)
      await visitor.hasFocusOn(locations)
    },
  },
  {
    name: 'the phone’s menu opens, closes on Escape, and closes when a link is followed',
    async run(visitor) {
      await visitor.browser.resize(phone)
      await visitor.visits(elsewhere)
      await opensMenu(visitor)
      await visitor.clicks(`${menu} summary`)
      await visitor.sees(`${menu} details a`)
      await visitor.presses('Escape')
      await visitor.seesNo(menu)
      await opensMenu(visitor)
      await visitor.clicks(`${menu} a[href="/blog"]`)
      await visitor.isAt('/blog')
      await visitor.sees('main h1')
      await visitor.seesNo(menu)
    },
  },
  {
    name: 'a section chosen in the phone’s menu is shown, and the menu is gone',
    async run(visitor) {
      await visitor.browser.resize(phone)
      for (const page of ['/', elsewhere]) {
        await visitor.visits(page)
        await opensMenu(visitor)
        await visitor.clicks(`${menu} a[href="/#team"]`)
        await visitor.seesNo(menu)
        await visitor.isAt('/#team')
        await gapAbove(visitor, 'team')
      }
    },
  },
  {
    name: 'section links from another page land under the header',
    async run(visitor) {
      await visitor.visits(elsewhere)
      const addresses = await sectionLinks(visitor)
      if (addresses.length === 0) throw new Error('no link leads to a section')
      for (const address of addresses) {
        await visitor.visits(elsewhere)
        await visitor.clicks(`:is(header, footer) a[href="${address}"]`)
        await visitor.isAt(address)
        if (address === '/#home') await visitor.sees('main h1')
        else await gapAbove(visitor, address.slice(2))
      }
    },
  },
  {
    name: 'section links on home land under the header',
    async run(visitor) {
      await visitor.visits('/')
      for (const address of await sectionLinks(visitor)) {
        await visitor.clicks(`:is(header, footer) a[href="${address}"]`)
        await visitor.isAt(address)
        if (address !== '/#home') await gapAbove(visitor, address.slice(2))
      }
    },
  },
  {
    name: 'back and forward keep the place on both pages',
    async run(visitor) {
      for (const size of [desktop, phone]) {
        await visitor.browser.resize(size)
        await visitor.visits('/')
        const leftHome = await readsDown(visitor, '#contact h2')
        await goesToBlog(visitor)
        const leftBlog = await readsDown(visitor, 'footer')
        await visitor.browser.back()
        await visitor.isAt('/')
        await isSamePlace(visitor, leftHome)
        await visitor.browser.forward()
        await visitor.isAt('/blog')
        await isSamePlace(visitor, leftBlog)
      }
    },
  },
  {
    name: 'back and forward go between the sections of home',
    async run(visitor) {
      await visitor.visits('/')
      for (const id of ['team', 'contact']) {
        await visitor.clicks(`header a[href="/#${id}"]`)
        await visitor.isAt(`/#${id}`)
        await gapAbove(visitor, id)
      }
      await visitor.browser.back()
      await visitor.isAt('/#team')
      await gapAbove(visitor, 'team')
      await visitor.browser.forward()
      await visitor.isAt('/#contact')
      await gapAbove(visitor, 'contact')
    },
  },
]
