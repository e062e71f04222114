/** `0113 496 0330` → `tel:+441134960330`, which works from any country's phone. */
export const telHref = (phone: string) => `tel:+44${phone.replace(/\D/g, '').replace(/^0/, '')}`
