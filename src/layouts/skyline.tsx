import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Practice } from '~/content/practice.ts'

export type SkylinePractice = {
  practice: Practice
  landmark: Record<'day' | 'windows' | 'door', PictureSource>
}

type SkylineProps = { line: string; practices: readonly SkylinePractice[] }

/**
 * The practices' landmarks side by side. Windows are lit while their practice is open and dim over lunch;
 * when all have closed it is night, but for the lamps at the doors: emergencies are seen to at any hour.
 * The line below each drives its light (styles/skyline.css); without a script it is day.
 */
export function Skyline({ line, practices }: SkylineProps) {
  const sizes = `(width >= ${25 * practices.length}rem) 400px, ${Math.floor(100 / practices.length)}vw`
  return (
    <div className="skyline" data-print="hide">
      <p className="skyline-line needs-script container-page">{line}</p>
      <div className="skyline-scene">
        <ul className="contents">
          {practices.map(({ practice, landmark }) => (
            <li key={practice.slug} className="contents">
              <div className="skyline-landmark">
                <Picture source={landmark.day} sizes={sizes} />
                <Picture source={landmark.windows} sizes={sizes} className="skyline-windows" />
                <Picture source={landmark.door} sizes={sizes} className="skyline-door" />
              </div>
              <div className="skyline-practice">
                <p className="font-semibold">{practice.town}</p>
                <OpenNow practice={practice} />
              </div>
            </li>
          ))}
        </ul>
        <div className="skyline-dark" aria-hidden="true" />
      </div>
    </div>
  )
}
