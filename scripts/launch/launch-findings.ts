import { artFindings } from './art-findings.ts'
import { chargeFindings } from './charge-findings.ts'
import { dateFindings } from './date-findings.ts'
import type { Finding } from './finding.ts'
import type { LaunchContent } from './launch-content.ts'
import { nhsStatusFindings } from './nhs-status-findings.ts'
import { placeholderFindings } from './placeholder-findings.ts'
import { sampleFindings } from './sample-findings.ts'
import { type Environment, settingFindings } from './setting-findings.ts'

/** What stands between this content, with these settings, and a launch today (`2026-11-15`). */
export const launchFindings = (
  content: LaunchContent,
  env: Environment,
  today: string,
): Finding[] => [
  ...placeholderFindings(content),
  ...sampleFindings(content),
  ...artFindings(content),
  ...nhsStatusFindings(content),
  ...chargeFindings(content, today),
  ...dateFindings(content, today),
  ...settingFindings(content, env),
]
