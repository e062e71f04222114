/** A link in running text or in a list of facts. */
export const textLinkClasses =
  'font-semibold text-brand underline decoration-1 underline-offset-4 hover:text-brand-dark hover:decoration-2'
