import { slug } from 'github-slugger'
import type { ButtonLook } from '~/components/link-looks.ts'
import { EmailLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { NhsRegistration } from '~/content/nhs-information.ts'
import type { Practice } from '~/content/practice.ts'
import { classNames } from '~/lib/class-names.ts'
import { addressLine } from '~/lib/maps.ts'
import { ActionButton, type ContactBook } from '~/sections/shared/actions.tsx'

export type Registration = Omit<NhsRegistration, 'practice'> & {
  /** Whether there are places, in words. */
  status: string
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
          id={`register-${slug(practice.town)}`}
          data-search-name={`${practice.tradeName}, ${practice.town}`}
          className="rounded-card bg-white p-3 shadow-card sm:grid sm:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr]"
        >
          <Picture
            source={picture}
            sizes="(width >= 64rem) 288px, (width >= 40rem) 240px, 86vw"
            className="h-auto w-full rounded-inner"
          />
          <div className="p-3 pt-5 sm:px-6 sm:py-2 md:px-7">
            <PracticeFacts practice={practice} status={status} note={note} />
          </div>
          <div
            className="col-span-full grid gap-3 px-3 pt-3 pb-3 sm:flex sm:flex-wrap sm:pt-5 lg:max-xl:grid lg:max-xl:grid-cols-2"
            data-print="hide"
          >
            {actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                book={book}
                look={lookOf(practice.acceptingNhs, index)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

type PracticeFactsProps = Pick<Registration, 'practice' | 'status' | 'note'>

function PracticeFacts({ practice, status, note }: PracticeFactsProps) {
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
        <EmailLink
          address={practice.email}
          className="tap text-brand underline-offset-4 hover:underline"
        />
      </address>
    </>
  )
}

const lookOf = (acceptingNhs: boolean, index: number): ButtonLook => {
  if (index === 0) return acceptingNhs ? 'nhs' : 'primary'
  return index === 1 ? 'secondary' : 'quiet'
}
