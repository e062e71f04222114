import { slug } from 'github-slugger'
import type { ReactNode } from 'react'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import { SampleNote } from '~/components/sample-note.tsx'
import { Section } from '~/components/section.tsx'
import { Slides } from '~/components/slides.tsx'
import type { TeamMember, TeamSection as TeamSectionContent } from '~/content/team-member.ts'

type TeamSectionProps = {
  content: TeamSectionContent
  team: readonly TeamMember[]
  children: ReactNode
}

export function TeamSection({ content, team, children }: TeamSectionProps) {
  return (
    <Section id="team" labelledBy="team-title" ground="white">
      {children}
      <SampleNote of={team} className="mt-6 text-center">
        {content.sampleNote}
      </SampleNote>
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
    <article
      id={slug(member.name)}
      className="team-card max-md:overflow-hidden max-md:rounded-card max-md:bg-cream"
    >
      <Picture
        source={member.picture}
        sizes="(width >= 75rem) 384px, (width >= 48rem) 31vw, 36vw"
        className="aspect-square w-full object-cover md:rounded-card"
      />
      <div className="p-4 md:px-1 md:pt-5 md:pb-0">
        <h3 className="text-h3">{member.name}</h3>
        <p className="mt-0.5 font-semibold text-brand text-small">
          {member.role}
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{member.towns.join(', ')}</span>
        </p>
      </div>
      <div className="col-span-full flex grow flex-col p-4 md:px-1 md:pt-0">
        {member.qualifications.length > 0 && (
          <ul aria-label="Qualifications" className="flex flex-wrap gap-1.5 md:mt-4">
            {member.qualifications.map((qualification) => (
              <li key={qualification}>
                <Badge look="white" className="rounded-small text-tiny md:bg-cream">
                  {qualification}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-ink-soft text-small md:mt-4">{member.bio}</p>
        <div className="mt-auto pt-4 md:pt-5">
          {member.specialties.length > 0 && (
            <>
              <p className="text-ink-soft text-tiny">{labels.specialtiesLabel}</p>
              <ul className="mt-1.5 flex flex-wrap gap-1.5">
                {member.specialties.map((specialty) => (
                  <li key={specialty}>
                    <Badge className="text-tiny">{specialty}</Badge>
                  </li>
                ))}
              </ul>
            </>
          )}
          {registration && (
            <p className="mt-3 border-line border-t pt-2 md:mt-4 md:pt-3 text-ink-soft text-tiny">
              {`${labels.gdcNumberLabel} ${registration.gdcNumber}`}
              <br />
              {`${labels.qualifiedInLabel} ${registration.qualifiedIn}`}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
