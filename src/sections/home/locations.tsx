import { Clock, ExternalLink, MapPin, PenLine } from 'lucide-react'
import { ButtonLink, NewTabLink } from '~/components/links.tsx'
import { OpenNow } from '~/components/open-now.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section, SectionHeading } from '~/components/section.tsx'
import { Stars } from '~/components/stars.tsx'
import type { LocationsSection } from '~/content/home.ts'
import type { Practice } from '~/content/practice.ts'
import type { LocationReview } from '~/content/review.ts'
import { shortDate } from '~/lib/dates.ts'
import { dayLines } from '~/lib/hours-lines.ts'
import { addressLine, mapsSearchUrl, writeReviewUrl } from '~/lib/maps.ts'

type LocationsProps = {
  content: LocationsSection
  practices: readonly Practice[]
  reviews: readonly LocationReview[]
  searchUrl: string
}

/** Where 'Leave a Review' brings the visitor. */
const writeReviewId = 'write-review'

export function Locations(props: LocationsProps) {
  const { content, practices } = props
  return (
    <Section id="locations" labelledBy="locations-title" ground="mint" space="quiet">
      <SectionHeading id="locations-title" title={content.title} intro={content.intro} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
        <div data-part="reveal" className="min-w-0">
          {/* The same facts as in the contact cards: the search leads there. */}
          <ul
            id={writeReviewId}
            data-search="skip"
            className="divide-line rounded-card bg-white shadow-card max-md:divide-y md:grid md:auto-rows-fr md:gap-5 md:rounded-none md:bg-transparent md:shadow-none print:block"
          >
            {practices.map((practice) => (
              <LocationCard key={practice.slug} practice={practice} content={content} />
            ))}
          </ul>
        </div>
        <LocationReviews {...props} />
      </div>
    </Section>
  )
}

const linkClasses =
  'flex min-h-11 items-center gap-2 rounded-inner font-semibold text-brand text-small underline-offset-4 hover:text-brand-dark hover:underline md:min-h-12'

/** The first two lines of the week. */
const hourLinesShown = 2

/**
 * Led by its rating, because that is what people compare here. On phones a line of one list: the
 * addresses have just been read above, in the contact cards.
 */
function LocationCard({ practice, content }: { practice: Practice; content: LocationsSection }) {
  const { tradeName, rating, reviewCount, hours, website, placeId } = practice
  const address = addressLine(practice.address)
  const links = [
    { label: content.directionsLabel, href: mapsSearchUrl(address), Icon: MapPin },
    { label: content.writeReviewLabel, href: writeReviewUrl(placeId), Icon: PenLine },
    { label: content.visitSiteLabel, href: website, Icon: ExternalLink },
  ]
  return (
    <li className="flex flex-col px-4 pt-3 pb-1 md:rounded-card md:bg-white md:px-7 md:pt-7 md:pb-3 md:shadow-card">
      <div className="grid grid-cols-[1fr_auto] gap-x-3 md:grid-cols-[auto_1fr] md:grid-rows-[auto_1fr] md:gap-x-7">
        <h3 className="text-h3 max-md:col-span-2 md:col-start-2">{tradeName}</h3>
        <p className="grid content-center justify-items-center gap-y-1 max-md:order-last md:row-span-2 md:row-start-1 md:w-32 md:self-start md:rounded-inner md:bg-cream md:px-2 md:py-6">
          <span className="font-display text-h2 leading-none">{rating.toFixed(1)}</span>
          <Stars rating={rating} size="h-4.5 w-[6.075rem] md:mt-1" />
          <span className="text-small">
            {reviewCount} {content.reviewCountLabel}
          </span>
        </p>
        <div className="flex min-w-0 flex-col md:col-start-2">
          <OpenNow
            practice={practice}
            className="mt-1 max-md:order-last max-md:min-h-[2lh] max-md:leading-tight max-[22.5rem]:min-h-[3lh]"
          />
          <p className="mt-2 text-ink-soft max-md:hidden">{address}</p>
          <ul className="mt-1 text-small max-md:leading-tight md:mt-2 md:mb-4">
            {dayLines(hours)
              .slice(0, hourLinesShown)
              .map((line) => (
                <li key={line} className="flex items-center gap-2">
                  <Clock className="size-4 shrink-0 text-brand max-md:hidden" />
                  {line}
                </li>
              ))}
          </ul>
        </div>
      </div>
      <ul className="mt-auto flex flex-wrap justify-between gap-x-4 border-line md:justify-start md:gap-x-7 md:border-t md:pt-1">
        {links.map(({ label, href, Icon }) => (
          <li key={label}>
            <NewTabLink href={href} className={linkClasses}>
              <Icon className="size-4 max-md:hidden" />
              <span>
                {label}
                <span className="sr-only">{`: ${tradeName}`}</span>
              </span>
            </NewTabLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Read like a conversation beside the list of practices. */
function LocationReviews({ content, practices, reviews, searchUrl }: LocationsProps) {
  return (
    <div
      data-search="skip"
      className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
    >
      <h3 className="text-h3">{content.reviewsTitle}</h3>
      <SampleNote of={reviews} className="mt-1">
        {content.sampleNote}
      </SampleNote>
      <ul className="mt-2 divide-y divide-ink/15">
        {reviews.map(({ author, rating, text, date, practice }) => (
          <li key={author} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4 md:py-5">
            <Stars rating={rating} size="h-4.5 w-[6.075rem]" />
            <blockquote className="order-first basis-full md:order-none">
              <p>{`“${text}”`}</p>
            </blockquote>
            <p className="text-small">
              <span className="font-semibold">{author}</span>
              {`, ${practices.find(({ slug }) => slug === practice)?.town}, `}
              <time dateTime={date}>{shortDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to={searchUrl} opensNewTab className="max-sm:px-2!">
          {content.viewAllLabel}
        </ButtonLink>
        <ButtonLink to={`/#${writeReviewId}`} look="secondary" className="max-sm:px-2!">
          {content.leaveReviewLabel}
        </ButtonLink>
      </div>
    </div>
  )
}
