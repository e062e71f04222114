export type HeaderPractice = {
  slug: string
  name: string
  town: string
  phone: string
  /** The page of this site that says most about the practice. */
  page: string
}

export type HeaderContent = {
  logoText: string
  /** An item without an address opens the list of practices. */
  items: readonly { label: string; to?: string }[]
  practices: readonly HeaderPractice[]
  bookingPrompt: { text: string; label: string; mobileLabel: string }
  openMenuLabel: string
  closeMenuLabel: string
  phoneBar: {
    label: string
    callLabel: string
    bookLabel: string
    callTitle: string
    closeLabel: string
  }
}
