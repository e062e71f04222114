import type { Statistics } from './model/statistics.ts'

/**
 * The figures under the hero and in About Us. Change one here and both follow.
 */
export const statistics = {
  /** SPEC §9 */
  yearsOfExcellence: { value: '15+', label: 'years of excellence' },
  activePatients: { value: '13,920', label: 'active patients' },
  clinics: { value: '3', label: 'modern clinics' },
  invisalign: {
    years: { value: '18', label: 'years of Invisalign experience' },
    patients: { value: '1,392+', label: 'Invisalign patients treated' },
    sentence: '18 years of Invisalign experience with 1,392+ patients treated',
  },
} as const satisfies Statistics
