import * as v from 'valibot'
import * as block from './blocks.ts'
import * as field from './fields.ts'

const serviceCard = v.strictObject({
  icon: block.iconName,
  title: field.text,
  description: field.text,
  features: field.listOf(field.text),
  duration: field.text,
  costs: field.listOf(block.cost),
  link: v.optional(block.link),
})

/** For search engines: schema.org MedicalProcedure, or SurgicalProcedure where there is surgery. */
const procedure = v.strictObject({
  type: v.picklist(
    ['MedicalProcedure', 'SurgicalProcedure'],
    'write MedicalProcedure or SurgicalProcedure',
  ),
  name: field.text,
  procedureType: v.optional(
    v.picklist(['NoninvasiveProcedure', 'PercutaneousProcedure'], 'see schema.org/procedureType'),
  ),
  bodyLocation: field.text,
  preparation: field.text,
  howPerformed: field.text,
  followup: field.text,
  keywords: field.listOf(field.text),
})

export const servicePageSchema = v.strictObject({
  hero: block.hero,
  servicesHeading: block.heading,
  services: field.listOf(serviceCard),
  stats: field.listOf(block.stat),
  expectHeading: block.heading,
  steps: field.listOf(block.step),
  /** What a careful reader should know before deciding: limits, risks, alternatives. */
  goodToKnow: v.strictObject({ title: field.text, points: field.listOf(field.text) }),
  questionsHeading: block.heading,
  questions: field.listOf(block.question),
  /** The contact itself is the placeholder contact of content/group.ts (SPEC §2). */
  contactHeading: block.heading,
  closing: block.closingCall,
  procedure,
})

export type ServicePage = v.InferInput<typeof servicePageSchema>
export type ServicePageCard = v.InferOutput<typeof serviceCard>
export type Procedure = v.InferOutput<typeof procedure>
