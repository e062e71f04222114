import * as v from 'valibot'
import * as field from './fields.ts'

export const policiesSchema = v.strictObject({
  appointmentNoticeHours: field.asked(
    field.wholeNumber,
    'Notice to cancel an appointment',
    'In hours, for example 24.',
  ),
  estimateValidDays: field.asked(
    field.wholeNumber,
    'How long a written estimate holds',
    'In days, for example 30.',
  ),
  guarantees: field.fieldset('Guarantees on private work', 'Named in the terms of service.', {
    crownsAndBridges: field.wording('On crowns and bridges', 'For example 2 years.'),
    fillings: field.wording('On fillings', 'For example 1 year.'),
    denturesAdjustment: field.wording(
      'Adjusting dentures free of charge',
      'For how long, for example 6 months.',
    ),
  }),
  negligenceLimitYears: field.asked(
    field.wholeNumber,
    'Time limit to claim for negligence',
    'In years. The law sets it; ask a solicitor before you change it.',
  ),
  complaints: field.fieldset(
    'Answering complaints',
    'What you promise in the complaints procedure.',
    {
      acknowledgeWorkingDays: field.asked(
        field.wholeNumber,
        'Working days until the first reply',
        'When you say that the complaint has arrived, for example 2.',
      ),
      respondWorkingDays: field.asked(
        field.wholeNumber,
        'Working days until the full answer',
        'For example 10.',
      ),
      complexWorkingDays: field.asked(
        field.wholeNumber,
        'Working days when it is complicated',
        'For example 20.',
      ),
      updates: field.wording('How often you write in between', 'One word, for example weekly.'),
    },
  ),
  dataComplaintAcknowledgeDays: field.asked(
    field.wholeNumber,
    'Days until the first reply about data',
    'For complaints about personal data, in the privacy policy. For example 30.',
  ),
  testimonialRetentionDays: field.asked(
    field.wholeNumber,
    'Days until a patient’s story is deleted',
    'For what is sent in with the form Share your story. For example 30.',
  ),
  testimonialReplyHours: field.asked(
    field.wholeNumber,
    'Hours until you reply to a story',
    'Promised on the page Share your story. For example 24.',
  ),
  testimonialVideoMinutes: field.wording(
    'Length of a patient’s video',
    'In minutes, for example 2-3.',
  ),
})

export type Policies = v.InferOutput<typeof policiesSchema>
