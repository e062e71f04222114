type PostalAddress = { street: string; locality: string; region: string; postcode: string }

/** As it is read: no line ends within the postcode. */
export const addressLine = ({ street, locality, region, postcode }: PostalAddress) =>
  `${street}, ${locality}, ${region} ${postcode.replace(' ', '\u00a0')}`

/** A maps search with the URL-encoded address. */
export const mapsSearchUrl = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\u00a0', ' '))}`

/** The write-review page of a place. */
export const writeReviewUrl = (placeId: string) =>
  `https://search.google.com/local/writereview?placeid=${encodeURIComponent(placeId)}`
