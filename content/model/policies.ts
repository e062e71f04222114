import * as v from 'valibot'
import * as field from './fields.ts'

export const policiesSchema = v.strictObject({
  appointmentNoticeHours: field.wholeNumber,
  estimateValidDays: field.wholeNumber,
  guarantees: v.strictObject({
    crownsAndBridges: field.text,
    fillings: field.text,
    denturesAdjustment: field.text,
  }),
  negligenceLimitYears: field.wholeNumber,
  complaints: v.strictObject({
    acknowledgeWorkingDays: field.wholeNumber,
    respondWorkingDays: field.wholeNumber,
    complexWorkingDays: field.wholeNumber,
    updates: field.text,
  }),
  dataComplaintAcknowledgeDays: field.wholeNumber,
  testimonialRetentionDays: field.wholeNumber,
  testimonialReplyHours: field.wholeNumber,
  testimonialVideoMinutes: field.text,
})

export type Policies = v.InferInput<typeof policiesSchema>
