/** `0113 496 0330` → `+44 113 496 0330` */
export const internationalPhone = (phone: string) => phone.replace(/^0/, '+44 ')
