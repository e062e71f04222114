import { telHref } from '~/lib/phone.ts'
import type { Emergency } from '../../../content/model/emergency.ts'

/** NHS 111 and 999, for when we are not the right people or cannot be reached. */
export function OutsideHelp({ content }: { content: Emergency['outsideHelp'] }) {
  return (
    <div className="mt-14 md:mt-20">
      <h3 className="text-h3">{content.title}</h3>
      <dl className="mt-5 grid border-line border-t md:grid-cols-2 md:gap-x-12">
        {content.items.map(({ phone, when }) => (
          <div
            key={phone}
            className="grid grid-cols-[auto_1fr] items-center gap-x-6 border-line border-b py-5"
          >
            <dt>
              <a
                href={telHref(phone)}
                className="tap font-display text-h2 text-brand underline decoration-2 underline-offset-8 hover:text-brand-dark"
              >
                {phone}
              </a>
            </dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
