import type { PracticeHours } from './opening-hours.ts'

/** SPEC §9, for tests. */
const practice = (close: string, from: string, to: string): PracticeHours => ({
  hours: {
    weekdays: { open: '09:00', close, lunch: { from, to } },
    otherDays: [],
    saturday: 'closed',
    sunday: 'closed',
  },
  exceptionalDays: [],
})

export const bradford = practice('17:00', '12:30', '13:30')
export const ripon = practice('17:00', '13:00', '14:00')
export const leeds = practice('16:30', '12:30', '14:00')
