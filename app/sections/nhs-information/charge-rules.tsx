import { TickList } from '~/components/tick-list.tsx'

/** What one course of treatment means for the bill. */
export function ChargeRules({ rules }: { rules: readonly string[] }) {
  return <TickList items={rules} className="mt-8 gap-x-10 md:columns-2 [&>li]:break-inside-avoid" />
}
