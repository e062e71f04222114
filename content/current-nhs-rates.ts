import type { NhsRates } from './model/current-nhs-rates.ts'

/**
 * The charges the NHS has set for England, oldest first. No page shows this list: the launch
 * check compares its last line with content/charges.ts and says when the site is out of date.
 * Add a line when new charges are announced.
 */
export const currentNhsRates = [
  { from: '2023-04-24', band1: '£25.80', band2: '£70.70', band3: '£306.80', emergency: '£25.80' },
  { from: '2024-04-01', band1: '£26.80', band2: '£73.50', band3: '£319.10', emergency: '£26.80' },
  { from: '2025-04-01', band1: '£27.40', band2: '£75.30', band3: '£326.70', emergency: '£27.40' },
  { from: '2026-04-01', band1: '£27.90', band2: '£76.60', band3: '£332.10', emergency: '£27.90' },
] as const satisfies readonly NhsRates[]
