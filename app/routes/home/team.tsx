import { teamPicture } from '~/pictures/team.ts'
import { Team } from '~/sections/home/team.tsx'
import { practices } from '../../../content/practices.ts'
import { team, teamSection } from '../../../content/team.ts'

export default function TeamPart() {
  return (
    <Team
      content={teamSection}
      team={team.map((member) => ({
        ...member,
        towns: member.practices.map((slug) => practices[slug].town),
        picture: teamPicture(member.image.src),
      }))}
    />
  )
}
