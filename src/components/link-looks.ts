import { classNames } from '~/lib/class-names.ts'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill px-6 py-3 text-center font-semibold leading-tight no-underline transition-colors duration-200'

const looks = {
  primary: 'bg-brand text-white hover:bg-brand-dark',
  secondary: 'border-2 border-line bg-white text-ink hover:border-brand hover:text-brand-dark',
  quiet: 'text-brand hover:bg-mint',
  onDark: 'bg-white text-ink hover:bg-mint',
  outlineOnDark: 'border-2 border-white/70 text-white hover:bg-white/15',
  nhs: 'bg-nhs text-white hover:bg-nhs-dark',
  emergency: 'bg-emergency text-white hover:bg-emergency-dark',
} as const

export type ButtonLook = keyof typeof looks

export const buttonClasses = (look: ButtonLook, extra?: string) =>
  classNames(shape, looks[look], extra)

/** A link in running text or in a list of facts. */
export const textLinkClasses =
  'font-semibold text-brand underline decoration-1 underline-offset-4 hover:text-brand-dark hover:decoration-2'
