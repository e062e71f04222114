import { slug } from 'github-slugger'
import type { ButtonLook } from '~/components/link-looks.ts'
import { EmailLink, PhoneLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { NhsSection } from '~/content/home.ts'
import type { NhsInformation } from '~/content/nhs-information.ts'
import type { Action } from '~/content/page-parts.ts'
import type { Practice } from '~/content/practice.ts'
import { classNames } from '~/lib/class-names.ts'
import { forTown } from '~/lib/for-town.ts'
import { addressLine } from '~/lib/maps.ts'
import { ActionButton, type ContactBook } from '~/sections/shared/actions.tsx'

export type Registration = {
  actions: Action[]
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
      {registrations.map(({ practice, picture, status, actions }) => (
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
            <PracticeFacts practice={practice} status={status} />
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

type PracticeFactsProps = Pick<Registration, 'practice' | 'status'>

function PracticeFacts({ practice, status }: PracticeFactsProps) {
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
      <p className="mt-1 text-ink-soft">{practice.registerNote}</p>
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

type Labels = Pick<NhsSection, 'registerLabel' | 'callLabel' | 'privateCareLabel'> &
  Pick<NhsInformation, 'pageLabel' | 'fullPageLabel'>

/** What somebody can press who wants to register: less where the list is full. */
export function registerActions(practice: Practice, labels: Labels): Action[] {
  const { slug: name, town, acceptingNhs, nhsPage } = practice
  const label = acceptingNhs ? labels.pageLabel : labels.fullPageLabel
  const toPage = nhsPage ? [{ label: forTown(label, town), to: nhsPage.address }] : []
  return acceptingNhs
    ? [
        { label: forTown(labels.registerLabel, town), portal: name },
        { label: forTown(labels.callLabel, town), call: name },
        ...toPage,
      ]
    : [{ label: labels.privateCareLabel, call: name }, ...toPage]
}

const lookOf = (acceptingNhs: boolean, index: number): ButtonLook => {
  if (index === 0) return acceptingNhs ? 'nhs' : 'primary'
  return index === 1 ? 'secondary' : 'quiet'
}
