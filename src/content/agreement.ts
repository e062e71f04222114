/** What one content file says of another: names that must be there, facts that must not differ. */
import { globSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Content } from './assemble.ts'
import { fieldName, shortened } from './explain.ts'
import { altText } from './fields.ts'
import { iconNames } from './icon-names.ts'
import { markdownFolders } from './kinds.ts'
import { landmarkNames } from './landmark-names.ts'
import { pointsOfRegulators, textsOf } from './open-points.ts'
import type { ContentFile } from './read-files.ts'
import { type Leaf, leavesOf } from './schema-fields.ts'

type Check = (
  content: Content,
  named: readonly Named[],
  files: readonly ContentFile[],
  folder: string,
) => string[]
type Named = Leaf & { file: string; field: string }

/** Every disagreement, one line each: file, field, what to write instead. */
export function disagreements(
  content: Content,
  files: readonly ContentFile[],
  folder = 'content',
): string[] {
  const named = files.flatMap(({ file, schema, fields }) =>
    leavesOf(schema, fields).map((leaf) => ({
      ...leaf,
      file,
      field: fieldName(fields, leaf.path),
    })),
  )
  // A name that was pasted may have lines of its own.
  return checks
    .flatMap((check) => check(content, named, files, folder))
    .map((line) => line.replace(/\s+/g, ' '))
}

const naming = (named: readonly Named[], kind: string) =>
  named.filter(({ names }) => names === kind).map((leaf) => ({ ...leaf, value: `${leaf.value}` }))

const pricesExist: Check = ({ prices }, named) =>
  naming(named, 'price')
    .filter(({ value }) => !Object.hasOwn(prices, value))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: "${value}" is not a price; see content/prices.yaml (${Object.keys(prices).join(', ')})`,
    )

const iconsExist: Check = (_, named) => {
  const icons = iconNames()
  return naming(named, 'icon')
    .filter(({ value }) => !icons.has(value))
    .map(({ file, field, value }) => `${file}: ${field}: there is no icon ${value} in griddy-icons`)
}

const landmarksExist: Check = (_, named) => {
  const landmarks = landmarkNames()
  return naming(named, 'landmark')
    .filter(({ value }) => !landmarks.includes(value))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: there is no landmark ${value}; choose one of ${landmarks.join(', ')}, or add ${value}, ${value}-windows and ${value}-door to content/images/landmarks/`,
    )
}

/** What still refers to a practice whose file has gone, down to sentences with its town in them. */
const practicesExist: Check = ({ practices }, named, files) => {
  const unknown = naming(named, 'practice').filter(({ value }) => !Object.hasOwn(practices, value))
  const gone = new Set(unknown.map(({ value }) => value))
  const known = Object.keys(practices).join(', ')
  return [
    ...unknown.map(
      ({ file, field, value }) =>
        `${file}: ${field}: there is no practice ${value} in content/practices/ (${known}); choose another, or take the entry away`,
    ),
    ...[...gone].flatMap((slug) => sentencesNaming(slug, files)),
  ]
}

/** Sentences with the town of a practice that is gone, one line each. */
export const sentencesNaming = (slug: string, files: readonly ContentFile[]) =>
  textsOf(files)
    .filter(({ text }) => new RegExp(`\\b${slug}\\b`, 'i').test(text) && text !== slug)
    // A file or an address may go on being called so.
    .filter(({ text }) => !/^\S*[/@]\S*$/.test(text))
    .map(
      ({ place, text }) =>
        `${place}: still speaks of ${slug}, which is no practice any more: ${shortened(text, 60)}`,
    )

const pagesExist: Check = ({ pages }, named) =>
  naming(named, 'page')
    .filter(({ value }) => !isPage(value, pages))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: there is no page ${value.split('#')[0]}; the pages are ${pages.map((page) => page.path).join(', ')}`,
    )

const questionsExist: Check = ({ faq }, named) =>
  naming(named, 'page').flatMap(({ file, field, value }) => {
    const [, id] = value.split('#faq-')
    return id === undefined || faq.some((question) => question.id === id)
      ? []
      : [
          `${file}: ${field}: there is no question ${id} in content/questions.yaml; check its name, or take the link away`,
        ]
  })

const topicsAnswer: Check = ({ faq, search }) =>
  search.topics.flatMap(({ label, question }) =>
    question === undefined || faq.some(({ id }) => id === question)
      ? []
      : [
          `content/search.yaml: topics.${label}.question: there is no question ${question} in content/questions.yaml; check its name, or leave it empty`,
        ],
  )

const textsOfMarkdown = ({ entries }: Content) =>
  markdownFolders.flatMap((kind) =>
    entries[kind].map((text) => ({ ...text, kind, file: `content/${kind}/${text.name}.md` })),
  )

const linksLead: Check = (content) =>
  textsOfMarkdown(content).flatMap(({ html, file }) =>
    [...html.matchAll(/<a href="([^"]*)"/g)].flatMap(([, href = '']) => {
      const advice = linkAdvice(href, content.pages)
      return advice ? [`${file}: ${advice}`] : []
    }),
  )

const picturesInTextsShow: Check = (content, _, __, folder) => {
  const present = pictureNames(folder)
  return textsOfMarkdown(content).flatMap(({ kind, pictures, file }) =>
    pictures.flatMap(({ src, alt }) => {
      if (kind !== 'articles') return [`${file}: only articles have pictures in their text`]
      if (!present.has(src))
        return [
          `${file}: Text: there is no picture ${src}; take it out of the text and choose it anew`,
        ]
      return v.is(altText, alt)
        ? []
        : [
            `${file}: Text: a picture lacks a sentence that says what it shows; press the picture, then the pencil below it (12 to 125 letters)`,
          ]
    }),
  )
}

function linkAdvice(href: string, pages: Content['pages']) {
  if (/^(https:|mailto:|tel:|#)/.test(href)) return undefined
  if (/^\/(?!\/)/.test(href))
    return isPage(href, pages)
      ? undefined
      : `there is no page ${href} to link to; the address of ours is written like /fees`
  return `the link to "${href}" leads nowhere; write it like https://www.nhs.uk or /blog`
}

const isPage = (target: string, pages: Content['pages']) => {
  const [page = ''] = target.split(/[#?]/)
  return page === '' || pages.some(({ path }) => path === page)
}

/** Two files cannot make one page. */
const addressesDiffer: Check = ({ pages }) =>
  pages
    .filter(({ path }, index) => pages.findIndex((other) => other.path === path) < index)
    .map(
      ({ path, titles }) =>
        `content/: two pages have the address ${path}; give "${titles.title}" another`,
    )

/** A target is a page (`pagesExist`) and no page is left: there can be no loops. */
const redirectsLead: Check = ({ pages, redirects }) =>
  redirects.flatMap(({ from }, index) => {
    const place = `content/redirects.yaml: redirects.${from}.from`
    if (isPage(from, pages))
      return [
        `${place}: there is a page ${from}; take this entry away, or give the page another address`,
      ]
    return redirects.findIndex((other) => other.from === from) < index
      ? [`${place}: ${from} stands here twice; keep one`]
      : []
  })

const addressable = /^(\d+-)?[a-z0-9]+(-[a-z0-9]+)*$/

const articlesAgree: Check = ({ articles, team }) => {
  return articles.flatMap(({ name, id, path, description, author }, index) => {
    const twin = articles.findIndex((other) => other.id === id)
    const rules: [isBroken: boolean, note: string][] = [
      [
        !addressable.test(name),
        'rename the file to a few words of the title in small letters, for example sensitive-teeth.md; they become its address',
      ],
      [
        path !== null && !description,
        'description: this field is missing; search engines show it below the title of the article’s page',
      ],
      [
        twin < index,
        `id: ${id} is taken by content/articles/${articles[twin]?.name}.md; write the next free number`,
      ],
      [
        !team.some((member) => member.name === author),
        `author: "${author}" is not one of the team in content/team.yaml; check the spelling, or choose another author`,
      ],
    ]
    return rules
      .filter(([isBroken]) => isBroken)
      .map(([, note]) => `content/articles/${name}.md: ${note}`)
  })
}

/** Advice is read by a clinician of the team. */
const reviewersExist: Check = ({ team }, named) =>
  naming(named, 'teamMember')
    .filter(({ path }) => path.at(-1) === 'reviewer')
    .filter(({ value }) => !team.some(({ name, registration }) => name === value && registration))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: "${value}" is not one of the clinicians in content/team.yaml; choose another`,
    )

/** Somebody who does it has to do it somewhere. */
const offersAgree: Check = ({ team, practices }) =>
  team.flatMap(({ name, offers, practices: slugs }) =>
    offers
      .filter((offer) => !slugs.some((slug) => practices[slug]?.choosing.offers.includes(offer)))
      .map(
        (offer) =>
          `content/team.yaml: members.${name}.offers: none of their practices offers ${offer}; tick it in the form of the practice too`,
      ),
  )

/** A sheet's file is its address. */
const sheetsAgree: Check = ({ entries }) =>
  entries.aftercare
    .filter(({ name }) => !addressable.test(name))
    .map(
      ({ name }) =>
        `content/aftercare/${name}.md: rename the file to the treatment in small letters, for example filling.md`,
    )

const nobodyTwice: Check = ({ team }) =>
  team
    .filter(({ name }, index) => team.findIndex((other) => other.name === name) < index)
    .map(({ name }) => `content/team.yaml: members: ${name} is in the team twice; keep one`)

/** A year that was mistyped. */
const datesAreNear: Check = (_, named) => {
  const lastYear = new Date().getFullYear() + 2
  return named
    .filter(({ path }) => path.includes('closures') && path.at(-1) === 'to')
    .filter(({ value }) => Number(`${value}`.slice(0, 4)) > lastYear)
    .map(({ file, field, value }) => `${file}: ${field}: ${value} is years away; check the year`)
}

const picturesExist: Check = (_, named, __, folder) => {
  const present = pictureNames(folder)
  return naming(named, 'picture')
    .filter(({ value }) => !present.has(value))
    .map(({ file, field, value }) => {
      const elsewhere = [...present].find((name) => path.basename(name) === path.basename(value))
      const advice = elsewhere
        ? `there is one called ${elsewhere}: write that`
        : 'check the path or add the file'
      return `${file}: ${field}: there is no picture content/images/${value}; ${advice}`
    })
}

/** Those of the site, and what is added where `folder` is a copy of its words (editor/saving.ts). */
const pictureNames = (folder: string) =>
  new Set(
    ['content/images', `${folder}/images`].flatMap((images) =>
      globSync(`${images}/**/*.*`).map((file) =>
        path
          .relative(images, file)
          .replaceAll(path.sep, '/')
          .replace(/\.[^.]+$/, ''),
      ),
    ),
  )

const lawIsKept: Check = (_, __, files) => pointsOfRegulators(files, true)

const checks: readonly Check[] = [
  pricesExist,
  iconsExist,
  landmarksExist,
  picturesExist,
  practicesExist,
  pagesExist,
  addressesDiffer,
  redirectsLead,
  questionsExist,
  linksLead,
  picturesInTextsShow,
  articlesAgree,
  sheetsAgree,
  topicsAnswer,
  reviewersExist,
  offersAgree,
  nobodyTwice,
  datesAreNear,
  lawIsKept,
]
