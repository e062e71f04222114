import * as v from 'valibot'
import {
  asked,
  fieldset,
  fieldsets,
  listOf,
  optionalWording,
  phoneOrServiceNumber,
  sample,
  wording,
  wordings,
} from './fields.ts'
import * as parts from './page-parts.ts'

const urgencyLevels = ['now', 'today', 'soon'] as const

const emergencyCard = v.strictObject({
  icon: parts.iconName,
  title: wording('What has happened', 'The title of the card, for example Knocked-out tooth.'),
  urgency: wording(
    'How soon to act, in words',
    'A few words right after the title, for example Call today.',
  ),
  level: asked(
    v.picklist(urgencyLevels, `write ${urgencyLevels.join(', ')}`),
    'How urgent it is',
    'Gives the card its colour. Now means minutes, today means hours, soon means days.',
  ),
  signs: wording('How to tell', 'How somebody knows that this is what they have, in one line.'),
  whatToDo: wordings(
    'What to do until help comes',
    'One thing at a time, in the order it is done. Words between two asterisks on each side are printed bold: **Adult teeth only.**',
  ),
  goNow: optionalWording(
    'When to call 999 or go to A&E',
    'The signs that make this more than a matter for a dentist. Leave it empty if there are none.',
  ),
})

export const emergencySchema = v.strictObject({
  alertBar: fieldset('Bar at the very top', 'A strip above the page that calls one practice.', {
    text: wording('Words in the bar', 'For example Dental emergency? Call now.'),
    practice: asked(parts.practiceSlug, 'Practice it calls', 'Pressing the bar calls it.'),
  }),
  offline: fieldset(
    'When there is no internet',
    'Shown on the copy of the page that stays on the visitor’s phone, and when the connection drops.',
    {
      title: wording('Heading', 'For example You are offline.'),
      text: wording('Words below the heading', 'Say that the phone numbers still work.'),
    },
  ),
  hero: fieldset(...parts.topOfPage, {
    ...v.omit(parts.hero, ['actions']).entries,
  }),
  lifeThreatening: fieldset(
    'When life may be in danger',
    'The box that sends people to 999. Ask a dentist before you change it.',
    {
      title: wording('Heading', 'For example Call 999 or go to A&E now if you have.'),
      text: wording('Words below the heading', 'One sentence.'),
      callLabel: wording('Button that calls 999', 'For example Call 999.'),
      signs: wordings(
        'Signs of danger to life',
        'A few words each; the heading begins the sentence.',
      ),
    },
  ),
  otherWays: listOf(
    parts.link,
    'Links below the numbers',
    'For those who cannot read this much, or cannot talk on the phone.',
  ),
  cardsHeading: parts.headingOf('the cards on what has happened'),
  whatToDoLabel: wording('Words above what to do', 'On every card, for example What to do.'),
  cards: listOf(
    emergencyCard,
    'Cards on what has happened',
    'One for each kind of emergency. Ask a dentist before you change the advice.',
  ),
  clinicsHeading: parts.headingOf('the practices'),
  callTownLabel: asked(
    parts.townLabel,
    'Buttons that call, at the top and at the foot',
    'One for each practice. Write {town} where the name of the town belongs: Call {town}.',
  ),
  callLabel: wording('Button that calls a practice', 'For example Call now.'),
  directionsLabel: wording('Link that opens the map', 'For example Get directions.'),
  atNight: fieldset(
    'Ringing at night',
    'Who answers, what happens and what it costs. Linked wherever the website says 24/7.',
    {
      ...parts.heading.entries,
      points: listOf(
        parts.tile,
        'What to know',
        'Who answers, whether one is seen or advised, what it costs, and NHS 111.',
      ),
      linkLabel: wording('Link to it', 'For example What happens when you ring at night.'),
      sample,
      sampleNote: wording(
        'Note while this is invented',
        'Shown only as long as it is ticked as an example.',
      ),
    },
  ),
  stepsHeading: parts.headingOf('what happens when you arrive'),
  steps: listOf(
    parts.step,
    'What happens when you arrive',
    'Step by step, from arriving to going home.',
  ),
  costNote: wording(
    'What an emergency visit costs',
    'A sentence or two. The NHS charge beside it comes from the form NHS charges.',
  ),
  outsideHelp: fieldset(
    'Help from others',
    'For hours or troubles when a dentist is not the one to call.',
    {
      title: wording('Heading', 'For example Other help, day and night.'),
      items: fieldsets('Numbers to call', 'Those that are not yours, such as NHS 111.', {
        phone: asked(phoneOrServiceNumber, 'Phone', 'For example 111 or 999.'),
        when: wording('When to call it', 'One or two sentences.'),
      }),
    },
  ),
  closing: fieldset('Last words of the page', 'The coloured box at the foot, above the numbers.', {
    title: wording('Heading', 'A few words, for example Please do not wait.'),
    text: wording('Words below the heading', 'One or two sentences on what to do next.'),
  }),
})

export type Emergency = v.InferOutput<typeof emergencySchema>
export type EmergencyCard = v.InferOutput<typeof emergencyCard>
