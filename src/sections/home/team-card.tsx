import { slug } from 'github-slugger'
import { Badge } from '~/components/badge.tsx'
import { Picture, type PictureSource } from '~/components/picture.tsx'
import type { TeamMember, TeamSection } from '~/content/team-member.ts'
import { initialsOf } from '~/lib/initials.ts'

type TeamCardProps = {
  member: TeamMember
  towns: readonly string[]
  /** Without one stand their initials. */
  picture: PictureSource | undefined
  labels: TeamSection
}

/** The GDC asks for its number, and the country of qualification, of everybody on its register. */
export function TeamCard({ member, towns, picture, labels }: TeamCardProps) {
  const { registration } = member
  return (
    <article
      id={slug(member.name)}
      className="team-card max-md:overflow-hidden max-md:rounded-card max-md:bg-cream"
    >
      {picture ? (
        <Picture
          source={picture}
          sizes="(width >= 75rem) 384px, (width >= 48rem) 31vw, 36vw"
          className="aspect-square w-full object-cover md:rounded-card"
        />
      ) : (
        <div aria-hidden="true" className="monogram md:rounded-card">
          <span className="monogram-moon font-display">{initialsOf(member.name)}</span>
        </div>
      )}
      <div className="p-4 md:px-1 md:pt-5 md:pb-0">
        <h3 className="text-h3">{member.name}</h3>
        <p className="mt-0.5 font-semibold text-brand text-small">
          {member.role}
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{towns.join(', ')}</span>
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
