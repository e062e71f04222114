/** `Register at {town}` → `Register at Ripon` */
export const townLabel = (label: string, town: string) => label.replace('{town}', town)
