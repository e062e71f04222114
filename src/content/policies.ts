import * as v from 'valibot'
import { count, fieldset, wording } from './fields.ts'

export const policiesSchema = v.strictObject({
  appointmentNoticeHours: count('Notice to cancel an appointment', 'In hours, for example 24.'),
  estimateValidDays: count('How long a written estimate holds', 'In days, for example 30.'),
  guarantees: fieldset('Guarantees on private work', 'Named in the terms of service.', {
    crownsAndBridges: wording('On crowns and bridges', 'For example 2 years.'),
    fillings: wording('On fillings', 'For example 1 year.'),
    denturesAdjustment: wording(
      'Adjusting dentures free of charge',
      'For how long, for example 6 months.',
    ),
  }),
  negligenceLimitYears: count(
    'Time limit to claim for negligence',
    'In years. The law sets it; ask a solicitor before you change it.',
  ),
  complaints: fieldset('Answering complaints', 'What you promise in the complaints procedure.', {
    acknowledgeWorkingDays: count(
      'Working days until the first reply',
      'When you say that the complaint has arrived, for example 2.',
    ),
    respondWorkingDays: count('Working days until the full answer', 'For example 10.'),
    complexWorkingDays: count('Working days when it is complicated', 'For example 20.'),
    updates: wording('How often you write in between', 'One word, for example weekly.'),
  }),
  dataComplaintAcknowledgeDays: count(
    'Days until the first reply about data',
    'For complaints about personal data, in the privacy policy. For example 30.',
  ),
  testimonialRetentionDays: count(
    'Days until a patient’s story is deleted',
    'For what is sent in with the form Share your story. For example 30.',
  ),
  testimonialReplyHours: count(
    'Hours until you reply to a story',
    'Promised on the page Share your story. For example 24.',
  ),
  testimonialVideoMinutes: wording('Length of a patient’s video', 'In minutes, for example 2-3.'),
})
