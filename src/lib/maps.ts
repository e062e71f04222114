type PostalAddress = { street: string; locality: string; region: string; postcode: string }

export const addressLine = ({ street, locality, region, postcode }: PostalAddress) =>
  `${street}, ${locality}, ${region} ${postcode}`

/** SPEC §7: a maps search with the URL-encoded address. */
export const mapsSearchUrl = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/** SPEC §2: the write-review page of a place. */
export const writeReviewUrl = (placeId: string) =>
  `https://search.google.com/local/writereview?placeid=${encodeURIComponent(placeId)}`
