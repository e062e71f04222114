import { createElement, type SVGProps } from 'react'

/** As lucide-react ships an icon: its parts, each an element with its attributes. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }

const frame = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * Draws an icon of lucide-react in the place of the library's own function, which brings a theme
 * context, absolute strokes and name tables that no page here uses, and longer markup
 * (scripts/vite/lean-icons.ts).
 */
export default function leanIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...frame, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
