/** `Register at {town}` → `Register at Ripon` */
export const forTown = (label: string, town: string) => label.replace('{town}', town)
