import { Carousel } from '~/components/carousel/carousel.tsx'
import { Section } from '~/components/section.tsx'
import { SectionHeading } from '~/components/section-heading.tsx'
import { autoAdvance } from '~/lib/carousel-position.ts'
import type { TeamSection } from '../../../content/model/team-member.ts'
import { TeamCard, type TeamCardContent } from './team-card.tsx'

type TeamProps = { content: TeamSection; team: readonly TeamCardContent[] }

export function Team({ content, team }: TeamProps) {
  return (
    <Section id="team" labelledBy="team-title" ground="white">
      <Carousel
        labelledBy="team-title"
        layout="trio"
        interval={autoAdvance.team}
        hasPeek
        head={<SectionHeading id="team-title" title={content.title} intro={content.intro} />}
        cards={team.map((member) => (
          <TeamCard key={member.name} member={member} labels={content} />
        ))}
      />
      {team.some(({ sample }) => sample) && (
        <p className="mt-6 text-center text-ink-soft text-small">{content.sampleNote}</p>
      )}
    </Section>
  )
}
