/** Content hands out numbers in their printed form (src/content/uk-phone.ts). */

/** `0113 496 0330` → `tel:+441134960330`, which works from any country's phone; `111` → `tel:111`. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '').replace(/^0/, '+44')}`

/** `0113 496 0330` → `+44 113 496 0330` */
export const internationalPhone = (phone: string) => phone.replace(/^0/, '+44 ')
