/**
 * The grounds a picture can wait on, from DESIGN.md's palette. A class stands for each, because
 * the content security policy refuses colours written into style attributes.
 */
const tints = {
  cream: [251, 247, 240],
  mint: [221, 243, 238],
  peach: [251, 213, 196],
  sand: [240, 226, 200],
  teal: [11, 110, 105],
  ink: [18, 49, 47],
} as const

export type Tint = keyof typeof tints | 'none'

type Colour = readonly [number, number, number]

export function nearestTint(colour: Colour): Tint {
  const [nearest] = Object.entries(tints).sort(
    ([, a], [, b]) => distance(a, colour) - distance(b, colour),
  )
  return nearest?.[0] as Tint
}

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
