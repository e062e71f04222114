import { expect, test } from 'vitest'
import { medicalProcedureJsonLd } from './medical-procedure-json-ld.ts'

const procedure = {
  name: 'Dental implant placement',
  bodyLocation: 'Jaw bone',
  preparation: 'A scan.',
  howPerformed: 'Under local anaesthetic.',
  followup: 'A check every year.',
}
const options = {
  siteUrl: 'https://www.practice.example',
  path: '/services/dental-implants',
  description: 'What it is.',
}

test('an operation is a SurgicalProcedure, with the words it was given', () => {
  const record = medicalProcedureJsonLd({ ...procedure, type: 'SurgicalProcedure' }, options)
  expect(record).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SurgicalProcedure',
    name: procedure.name,
    description: 'What it is.',
    url: 'https://www.practice.example/services/dental-implants',
    bodyLocation: procedure.bodyLocation,
    preparation: procedure.preparation,
    howPerformed: procedure.howPerformed,
    followup: procedure.followup,
  })
  expect(record).not.toHaveProperty('procedureType')
})

test('without a type it is a MedicalProcedure', () => {
  const whitening = { ...procedure, procedureType: 'NoninvasiveProcedure' as const }
  expect(medicalProcedureJsonLd(whitening, options)).toMatchObject({
    '@type': 'MedicalProcedure',
    procedureType: 'https://schema.org/NoninvasiveProcedure',
  })
})
