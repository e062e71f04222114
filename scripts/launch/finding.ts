/** What can stand in the way of a launch, in the order of the report, with what to do about it. */
export const kinds = {
  names: {
    title: 'Placeholder names',
    advice: 'Write the real names of the group and of the practices.',
  },
  phones: {
    title: 'Phone numbers that reach nobody',
    advice: 'These lie in the ranges that Ofcom keeps for films and books.',
  },
  addresses: {
    title: 'Web and e-mail addresses that do not exist',
    advice: 'Nothing that ends in .example can be reached. Write the real address.',
  },
  placeIds: {
    title: 'Made-up place ids',
    advice: 'Look up the real one with Google’s Place ID Finder.',
  },
  videos: {
    title: 'Sample videos',
    advice: 'Write the 11 characters after v= in the address of your video.',
  },
  words: {
    title: 'Words that are plainly samples',
    advice: 'Write the real number or address.',
  },
  samples: {
    title: 'Invented entries',
    advice: 'Replace each with a real one, then delete its line sample: true, or delete it whole.',
  },
  art: {
    title: 'Sample pictures',
    advice:
      'Put your own under the same name. To keep one, delete its line in scripts/launch/sample-art.txt.',
  },
  nhsStatus: {
    title: 'Sentences that do not fit the NHS status',
    advice:
      'acceptingNhs in content/practices.ts changes the cards. These words are yours to change.',
  },
  charges: {
    title: 'NHS charges',
    advice: 'Change prices, year and date in content/charges.ts; every page follows.',
  },
  dates: {
    title: 'Dates older than a year',
    advice: 'Read the page again, change what is no longer true, then change the date.',
  },
  settings: {
    title: 'Settings',
    advice: 'They come from the environment; .env.example explains each.',
  },
  links: {
    title: 'Links that do not answer',
    advice: 'Open each in a browser, then correct or remove it.',
  },
} as const

export type Kind = keyof typeof kinds

export type Finding = {
  kind: Kind
  file: string
  /** Where in the file, in the words an editor finds there. Empty: the file as a whole. */
  field: string
  note: string
}
