import type { Navigation } from './model/navigation.ts'

/**
 * The items of the header, in order, on wide screens and in the phone menu. The item with
 * `menu: 'locations'` opens the list of practices, which is filled from practices.ts.
 */
export const navigation = {
  items: [
    { label: 'Home', to: '/#home' },
    { label: 'About Us', to: '/#about' },
    { label: 'Services', to: '/#services' },
    { label: 'Our Team', to: '/#team' },
    { label: 'Blog', to: '/blog' },
    { label: 'Locations', menu: 'locations' },
    { label: 'Contact', to: '/#contact' },
  ],
  openMenuLabel: 'Open menu',
  closeMenuLabel: 'Close menu',
  /** The bar at the bottom of small screens. */
  phoneBar: {
    label: 'Call or book',
    callLabel: 'Call',
    bookLabel: 'Book',
    callTitle: 'Call a practice',
    closeLabel: 'Close the list of numbers',
  },
  skipLabel: 'Skip to main content',
} as const satisfies Navigation
