import type { PatientStatement } from './model/patient-statement.ts'

/**
 * Short statements of patients on what they value, shown under About Us. Print only what a
 * patient has agreed to in writing. The longer reviews stand in reviews.ts.
 *
 * Everything marked `sample` is invented and must be replaced before launch.
 */
export const patientStatements = [
  {
    name: 'Maureen T.',
    practice: 'ripon',
    statement: 'They told me the tooth could wait until after my hip operation. And it did.',
    sample: true,
  },
  {
    name: 'Asif R.',
    practice: 'bradford',
    statement: 'Four of us seen in one afternoon. That is worth a lot when you work shifts.',
    sample: true,
  },
  {
    name: 'Bethany W.',
    practice: 'leeds',
    statement:
      'I put my hand up, she stopped. Every single time. I stopped being scared after that.',
    sample: true,
  },
  {
    name: 'Colin D.',
    practice: 'ripon',
    statement: 'I had the price in writing before anyone picked up an instrument.',
    sample: true,
  },
  {
    name: 'Nadia K.',
    practice: 'bradford',
    statement: 'My son is autistic. They turned the radio off and let him hold the mirror.',
    sample: true,
  },
  {
    name: 'Piotr S.',
    practice: 'leeds',
    statement:
      'Seeing my own teeth in 3D on the screen, I finally understood what the crown was for.',
    sample: true,
  },
  {
    name: 'Gwen H.',
    practice: 'bradford',
    statement: 'Nobody made me feel small for staying away for nine years.',
    sample: true,
  },
] as const satisfies PatientStatement[]
