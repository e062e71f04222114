import type { ButtonLook } from '~/components/button-look.ts'
import { PhoneLink } from '~/components/phone-link.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { classNames } from '~/lib/class-names.ts'
import { addressLine } from '~/lib/maps.ts'
import { ActionButton } from '~/sections/shared/action-button.tsx'
import type { ContactBook } from '~/sections/shared/contact-book.ts'
import type { NhsRegistration } from '../../../content/model/nhs-information.ts'
import type { Practice } from '../../../content/model/practice.ts'

export type RegistrationPractice = NhsRegistration & {
  details: Pick<Practice, 'tradeName' | 'address' | 'phone' | 'email' | 'acceptingNhs' | 'exterior'>
  picture: PictureSource
}

type RegistrationsProps = { registrations: readonly RegistrationPractice[]; book: ContactBook }

/** Each practice with its NHS status, how to register there and how to reach it. */
export function Registrations({ registrations, book }: RegistrationsProps) {
  return (
    <ul className="grid gap-6">
      {registrations.map((registration) => (
        <li
          key={registration.practice}
          className="overflow-hidden rounded-card bg-white shadow-card sm:grid sm:grid-cols-[11rem_1fr] lg:grid-cols-[14rem_1fr]"
        >
          <div className="relative aspect-[2/1] sm:aspect-auto">
            <Picture
              source={registration.picture}
              alt={registration.details.exterior.alt}
              sizes="(width >= 64rem) 224px, (width >= 40rem) 176px, 92vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="p-6 md:p-8">
            <RegistrationFacts registration={registration} />
            <div className="mt-5 flex flex-wrap gap-3" data-print="hide">
              {registration.actions.map((action, index) => (
                <ActionButton
                  key={action.label}
                  action={action}
                  book={book}
                  look={lookOf(registration.details.acceptingNhs, index)}
                  className="max-sm:w-full"
                />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function RegistrationFacts({
  registration: { details, status, note },
}: {
  registration: RegistrationPractice
}) {
  return (
    <>
      <p
        className={classNames(
          'inline-block rounded-pill px-3 py-1 font-semibold text-small',
          details.acceptingNhs ? 'bg-nhs text-white' : 'bg-amber',
        )}
      >
        {status}
      </p>
      <h3 className="mt-3 text-h3">{details.tradeName}</h3>
      <p className="mt-1 text-ink-soft">{note}</p>
      <address className="mt-3 text-small not-italic">
        {addressLine(details.address)}
        <br />
        <PhoneLink
          phone={details.phone}
          className="tap pr-5 font-semibold text-brand underline-offset-4 hover:underline"
        />
        <a
          href={`mailto:${details.email}`}
          className="tap break-all text-brand underline-offset-4 hover:underline"
        >
          {details.email}
        </a>
      </address>
    </>
  )
}

const lookOf = (acceptingNhs: boolean, index: number): ButtonLook => {
  if (index === 0) return acceptingNhs ? 'nhs' : 'primary'
  return index === 1 ? 'secondary' : 'quiet'
}
