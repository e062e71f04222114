import { Statements } from '~/sections/home/statements.tsx'
import { about } from '../../../content/about.ts'
import { patientStatements } from '../../../content/patient-statements.ts'
import { practices } from '../../../content/practices.ts'

export default function StatementsPart() {
  return (
    <Statements
      title={about.statementsTitle}
      statements={patientStatements.map(({ practice, ...statement }) => ({
        ...statement,
        town: practices[practice].town,
      }))}
    />
  )
}
