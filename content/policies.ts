import type { Policies } from './model/policies.ts'

/**
 * Promises and time limits that the legal pages quote: notice, guarantees, complaints, retention.
 * Change a figure here and the pages that name it follow.
 */
export const policies = {
  appointmentNoticeHours: 24,
  estimateValidDays: 30,
  guarantees: {
    crownsAndBridges: '2 years',
    fillings: '1 year',
    denturesAdjustment: '6 months',
  },
  negligenceLimitYears: 3,
  complaints: {
    acknowledgeWorkingDays: 2,
    respondWorkingDays: 10,
    complexWorkingDays: 20,
    updates: 'weekly',
  },
  dataComplaintAcknowledgeDays: 30,
  testimonialRetentionDays: 30,
  testimonialReplyHours: 24,
  testimonialVideoMinutes: '2-3',
} as const satisfies Policies
