import * as v from 'valibot'
import { asked, fieldsets, isoDate, listOf, price, wording, wordings } from './fields.ts'

const charge = v.strictObject({
  name: wording('Name', 'As the NHS calls it, for example Band 1.'),
  price: asked(price, 'Charge in pounds', 'For example £25.80. Every page that names it follows.'),
  covers: wordings('What it covers', 'A few words each, for example Scale and polish.'),
  note: wording(
    'Note below the charge',
    'One or two sentences that help somebody tell whether this is what they will pay.',
  ),
})

const announcedHelp = 'As the NHS announced it, for example £25.80.'

const announced = v.strictObject({
  from: asked(
    isoDate,
    'First day of these charges',
    'Usually 1 April. The NHS announces it some weeks before.',
  ),
  band1: asked(price, 'Charge for Band 1', announcedHelp),
  band2: asked(price, 'Charge for Band 2', announcedHelp),
  band3: asked(price, 'Charge for Band 3', announcedHelp),
  emergency: asked(price, 'Charge for emergency treatment', announcedHelp),
})

const chargeHelp = 'Its name, what patients pay and what that covers.'

const charges = v.strictObject({
  yearLabel: wording(
    'Year printed beside the charges',
    'For example 2026. Change it together with the figures.',
  ),
  effectiveFrom: asked(
    isoDate,
    'First day of these figures',
    'The check before going online compares it with the charges announced below.',
  ),
  band1: asked(charge, 'Band 1: check-ups', chargeHelp),
  band2: asked(charge, 'Band 2: fillings and extractions', chargeHelp),
  band3: asked(charge, 'Band 3: crowns and dentures', chargeHelp),
  emergency: asked(charge, 'Emergency treatment on the NHS', chargeHelp),
})

export const bandNames = ['band1', 'band2', 'band3', 'emergency'] as const

/** What an NHS course of treatment means for the bill, and who does not pay. */
const freeCare = v.strictObject({
  rules: wordings(
    'How the charges work',
    'One rule each, for example that three fillings cost the same as one.',
  ),
  intro: wording(
    'Words above the list of people who do not pay',
    'One sentence that ends with a colon.',
  ),
  groups: fieldsets(
    'People who do not pay',
    'One entry for each reason. The NHS sets them, so check its website before you change one.',
    {
      who: wording('Who does not pay', 'For example You are under 18.'),
      proof: wording('What they bring as proof', 'For example Your award letter.'),
    },
  ),
  partialHelp: wording(
    'Help with part of the cost',
    'What an HC3 certificate does, in a sentence or two.',
  ),
  checkFirst: wording(
    'What to do when somebody is not sure',
    'Stands below the list; warns of the penalty charge.',
  ),
})

export const nhsChargesSchema = v.strictObject({
  charges: asked(
    charges,
    'Charges on the website',
    'Change them here once a year; every page follows.',
  ),
  freeCare: asked(
    freeCare,
    'How the charges work, and who does not pay',
    'Shown on the page NHS information.',
  ),
  announced: listOf(
    announced,
    'Charges the NHS has announced',
    'Oldest first. Add new ones when they are announced: the check before going online says when the charges above are out of date.',
  ),
})

export type Charges = v.InferOutput<typeof charges>
export type Charge = v.InferOutput<typeof charge>
export type FreeCare = v.InferOutput<typeof freeCare>
export type NhsRates = v.InferOutput<typeof announced>
export type NhsCharges = v.InferOutput<typeof nhsChargesSchema>
