import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { Footer } from '~/content/footer.ts'
import type { Practice } from '~/content/practice.ts'

type SkylineProps = {
  content: Footer['skyline']
  picture: PictureSource
  /** As they stand in the picture, from the left. */
  practices: readonly Practice[]
}

/**
 * The three towns side by side. Windows are lit while their practice is open and dim over lunch; when
 * all have closed it is night, but for the light in the doors: emergencies are seen to at any hour
 * (SPEC §9). What each says below is all that drives it (styles/skyline.css); without a script it is day.
 */
export function Skyline({ content, picture, practices }: SkylineProps) {
  return (
    <div className="skyline" data-print="hide">
      <p className="skyline-line needs-script container-page">{content.line}</p>
      <div className="skyline-scene">
        <div className="skyline-picture">
          <Picture source={picture} sizes="(width >= 75rem) 1200px, 100vw" className="w-full" />
          <div className="skyline-dark" aria-hidden="true" />
          <div className="skyline-stars" aria-hidden="true" />
          {practices.map(({ slug }) => (
            <div key={slug} className="skyline-lights" aria-hidden="true">
              <i className="skyline-windows" />
              <i className="skyline-door" />
            </div>
          ))}
        </div>
      </div>
      <ul className="skyline-practices">
        {practices.map((practice) => (
          <li key={practice.slug}>
            <p className="font-semibold">{practice.town}</p>
            <OpenNow practice={practice} />
          </li>
        ))}
      </ul>
    </div>
  )
}
