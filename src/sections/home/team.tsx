import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import type {
  TeamMember,
  TeamSection as TeamSectionContent,
} from '../../../content/model/team-member.ts'

type TeamSectionProps = {
  content: TeamSectionContent
  /** Some of the people are invented, and the page says so. */
  hasSamples: boolean
  children: ReactNode
}

export function TeamSection({ content, hasSamples, children }: TeamSectionProps) {
  return (
    <Section id="team" labelledBy="team-title" ground="white">
      {children}
      {hasSamples && (
        <p className="mt-6 text-center text-ink-soft text-small">{content.sampleNote}</p>
      )}
    </Section>
  )
}

type TeamCardContent = TeamMember & { towns: readonly string[]; picture: PictureSource }

type TeamCardsProps = { content: TeamSectionContent; team: readonly TeamCardContent[] }

export function TeamCards({ content, team }: TeamCardsProps) {
  return (
    <Slides
      cards={team.map((member) => <TeamCard key={member.name} member={member} labels={content} />)}
    />
  )
}

/** SPEC §2, and what the GDC asks to be shown for everybody on its register. */
function TeamCard({ member, labels }: { member: TeamCardContent; labels: TeamSectionContent }) {
  const { registration } = member
  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-cream">
      <Picture
        source={member.picture}
        alt={member.image.alt}
        sizes="(width >= 75rem) 384px, (width >= 48rem) 31vw, 80vw"
        className="aspect-5/4 w-full object-cover md:aspect-square"
      />
      <div className="flex grow flex-col p-5 lg:p-6">
        <h3 className="text-h3">{member.name}</h3>
        <p className="mt-0.5 font-semibold text-brand text-small">
          {member.role} · {member.towns.join(', ')}
        </p>
        <ul aria-label="Qualifications" className="mt-4 flex flex-wrap gap-1.5">
          {member.qualifications.map((qualification) => (
            <li key={qualification}>
              <Badge look="white" className="rounded-small text-tiny">
                {qualification}
              </Badge>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft text-small">{member.bio}</p>
        <div className="mt-auto pt-5">
          <p className="text-ink-soft text-tiny">{labels.specialtiesLabel}</p>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {member.specialties.map((specialty) => (
              <li key={specialty}>
                <Badge className="text-tiny">{specialty}</Badge>
              </li>
            ))}
          </ul>
          {registration && (
            <p className="mt-4 border-line border-t pt-3 text-ink-soft text-tiny">
              {labels.gdcNumberLabel} {registration.gdcNumber}
              <br />
              {labels.qualifiedInLabel} {registration.qualifiedIn}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
