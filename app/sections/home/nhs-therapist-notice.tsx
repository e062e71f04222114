import type { NhsSection } from '../../../content/model/nhs-section.ts'

/** Who gives routine NHS care, and the three ways on when that is not enough (SPEC §2). */
export function NhsTherapistNotice({ notice }: { notice: NhsSection['notice'] }) {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-6 rounded-card bg-nhs-dark p-6 md:mt-12 md:p-10 lg:grid-cols-[1fr_1.15fr]">
      <div>
        <h3 className="text-h3">{notice.title}</h3>
        <p className="mt-2">{notice.text}</p>
      </div>
      <div>
        <p className="font-semibold">{notice.optionsIntro}</p>
        <ol className="mt-4 space-y-4">
          {notice.options.map(({ title, description }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-pill bg-white font-bold text-nhs-dark text-small"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-white/90">{description}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
