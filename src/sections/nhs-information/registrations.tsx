import type { ButtonLook } from '~/components/button-look.ts'
import { OpenNow } from '~/components/open-now.tsx'
import { PhoneLink } from '~/components/phone-link.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { classNames } from '~/lib/class-names.ts'
import { addressLine } from '~/lib/maps.ts'
import { ActionButton, type ContactBook } from '~/sections/shared/actions.tsx'
import type { NhsRegistration } from '../../../content/model/nhs-information.ts'
import type { Practice } from '../../../content/model/practice.ts'

export type Registration = Omit<NhsRegistration, 'practice'> & {
  practice: Practice
  picture: PictureSource
}

type RegistrationsProps = { registrations: readonly Registration[]; book: ContactBook }

/** Each practice with its NHS status, how to register there and how to reach it. */
export function Registrations({ registrations, book }: RegistrationsProps) {
  return (
    <ul className="grid gap-6">
      {registrations.map(({ practice, picture, status, note, actions }) => (
        <li
          key={practice.town}
          className="overflow-hidden rounded-card bg-white shadow-card sm:grid sm:grid-cols-[11rem_1fr] lg:grid-cols-[14rem_1fr]"
        >
          <div className="relative aspect-[2/1] sm:aspect-auto">
            <Picture
              source={picture}
              alt={practice.exterior.alt}
              sizes="(width >= 64rem) 224px, (width >= 40rem) 176px, 92vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="p-6 md:p-8">
            <PracticeFacts practice={practice} status={status} note={note} />
            <div className="mt-5 flex flex-wrap gap-3" data-print="hide">
              {actions.map((action, index) => (
                <ActionButton
                  key={action.label}
                  action={action}
                  book={book}
                  look={lookOf(practice.acceptingNhs, index)}
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

function PracticeFacts({
  practice,
  status,
  note,
}: Pick<Registration, 'practice' | 'status' | 'note'>) {
  return (
    <>
      <p
        className={classNames(
          'inline-block rounded-pill px-3 py-1 font-semibold text-small',
          practice.acceptingNhs ? 'bg-nhs text-white' : 'bg-amber',
        )}
      >
        {status}
      </p>
      <h3 className="mt-3 text-h3">{practice.tradeName}</h3>
      <OpenNow practice={practice} className="mt-1" />
      <p className="mt-1 text-ink-soft">{note}</p>
      <address className="mt-3 text-small not-italic">
        {addressLine(practice.address)}
        <br />
        <PhoneLink
          phone={practice.phone}
          className="tap pr-5 font-semibold text-brand underline-offset-4 hover:underline"
        />
        <a
          href={`mailto:${practice.email}`}
          className="tap break-all text-brand underline-offset-4 hover:underline"
        >
          {practice.email}
        </a>
      </address>
    </>
  )
}

const lookOf = (acceptingNhs: boolean, index: number): ButtonLook => {
  if (index === 0) return acceptingNhs ? 'nhs' : 'primary'
  return index === 1 ? 'secondary' : 'quiet'
}
