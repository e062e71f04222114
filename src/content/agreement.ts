/** What one content file says of another: names that must be there, facts that must not differ. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { specifiedPages } from '../routes.ts'
import type { Content } from './all-content.ts'
import { fieldName } from './explain.ts'
import { type Data, type FileName, files } from './files.ts'
import { iconNames } from './icon-names.ts'
import { landmarkNames } from './landmark-names.ts'
import { type Leaf, leavesOf } from './walk.ts'

type Check = (content: Content, data: Data, named: readonly Named[]) => string[]
type Named = Leaf & { file: string; field: string }

/** Every disagreement, one line each: file, field, what to write instead. */
export function disagreements(content: Content, data: Data): string[] {
  const named = Object.entries(files).flatMap(([name, schema]) => {
    const held = data[name as FileName]
    return leavesOf(schema, held).map((leaf) => ({
      ...leaf,
      file: `content/${name}.yaml`,
      field: fieldName(held, leaf.path),
    }))
  })
  return checks.flatMap((check) => check(content, data, named))
}

const naming = (named: readonly Named[], kind: string) =>
  named.filter(({ names }) => names === kind).map((leaf) => ({ ...leaf, value: `${leaf.value}` }))

const pricesExist: Check = ({ prices }, _, named) =>
  naming(named, 'price')
    .filter(({ value }) => !Object.hasOwn(prices, value))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: "${value}" is not a price; see content/prices.yaml (${Object.keys(prices).join(', ')})`,
    )

const iconsExist: Check = (_, __, named) => {
  const icons = iconNames()
  return naming(named, 'icon')
    .filter(({ value }) => !icons.has(value))
    .map(({ file, field, value }) => `${file}: ${field}: there is no icon ${value} in griddy-icons`)
}

const landmarksExist: Check = (_, __, named) => {
  const landmarks = landmarkNames()
  return naming(named, 'landmark')
    .filter(({ value }) => !landmarks.includes(value))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: there is no landmark ${value}; choose one of ${landmarks.join(', ')}, or add ${value}, ${value}-windows and ${value}-door to content/images/landmarks/`,
    )
}

const pagesExist: Check = ({ articles }, _, named) =>
  naming(named, 'page')
    .filter(({ value }) => !isPage(value, articles))
    .map(
      ({ file, field, value }) =>
        `${file}: ${field}: there is no page ${value.split('#')[0]}; the pages are ${specifiedPages.map((page) => page.path).join(', ')}`,
    )

const questionsExist: Check = ({ faq }, _, named) =>
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

const linksLead: Check = ({ articles, legalPages }) =>
  [
    ...articles.map((document) => ({ document, file: `content/articles/${document.name}.md` })),
    ...Object.values(legalPages).map((document) => ({
      document,
      file: `content/pages/${document.name}.md`,
    })),
  ].flatMap(({ document, file }) => [
    ...[...document.html.matchAll(/<a href="([^"]*)"/g)].flatMap(([, href = '']) => {
      const advice = linkAdvice(href, articles)
      return advice ? [`${file}: ${advice}`] : []
    }),
    ...(/<img\b/.test(document.html)
      ? [
          `${file}: a picture in the text is not shown; an article has one picture, named at its top`,
        ]
      : []),
  ])

function linkAdvice(href: string, articles: Content['articles']) {
  if (/^(https:|mailto:|tel:|#)/.test(href)) return undefined
  if (/^\/(?!\/)/.test(href))
    return isPage(href, articles) ? undefined : `there is no page ${href} to link to`
  return `the link to "${href}" leads nowhere; write it like https://www.nhs.uk or /blog`
}

const isPage = (target: string, articles: Content['articles']) => {
  const [page = ''] = target.split(/[#?]/)
  return (
    page === '' ||
    specifiedPages.some(({ path }) => path === page) ||
    articles.some(({ path }) => path === page)
  )
}

const addressable = /^(\d+-)?[a-z0-9]+(-[a-z0-9]+)*$/

const articlesAgree: Check = ({ articles, team, blog }) => {
  const categories = [...blog.categories, ...blog.unlistedCategories]
  return articles.flatMap(({ name, id, path, description, author, category }, index) => {
    const twin = articles.findIndex((other) => other.id === id)
    const namesake = articles.findIndex((other) => path !== null && other.path === path)
    const rules: [isBroken: boolean, note: string][] = [
      [
        path !== null && namesake < index,
        `its address ${path} is taken by content/articles/${articles[namesake]?.name}.md; rename the file`,
      ],
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
      [
        !categories.includes(category),
        `category: "${category}" is not a category; see content/pages/blog.yaml (${categories.join(', ')}), and give its articles another before one goes`,
      ],
    ]
    return rules
      .filter(([isBroken]) => isBroken)
      .map(([, note]) => `content/articles/${name}.md: ${note}`)
  })
}

const nobodyTwice: Check = ({ team }) =>
  team
    .filter(({ name }, index) => team.findIndex((other) => other.name === name) < index)
    .map(({ name }) => `content/team.yaml: members: ${name} is in the team twice; keep one`)

/** A year that was mistyped. */
const datesAreNear: Check = (_, { 'opening-hours': { closures } }) => {
  const lastYear = new Date().getFullYear() + 2
  return closures
    .filter(({ to }) => Number(to.slice(0, 4)) > lastYear)
    .map(
      ({ to, reason }) =>
        `content/opening-hours.yaml: closures.${reason}: ${to} is years away; check the year`,
    )
}

const picturesExist: Check = ({ articles }, _, named) => {
  const present = pictureNames()
  const wanted = [
    ...naming(named, 'picture'),
    ...articles.map(({ name, image }) => ({
      file: `content/articles/${name}.md`,
      field: 'image',
      value: image.src,
    })),
  ]
  return wanted
    .filter(({ value }) => !present.has(value))
    .map(({ file, field, value }) => {
      const elsewhere = [...present].find((name) => path.basename(name) === path.basename(value))
      const advice = elsewhere
        ? `there is one called ${elsewhere}: write that`
        : 'check the path or add the file'
      return `${file}: ${field}: there is no picture content/images/${value}; ${advice}`
    })
}

const pictureNames = (folder = 'content/images') =>
  new Set(
    globSync(`${folder}/**/*.*`).map((file) =>
      file
        .replaceAll(path.sep, '/')
        .slice(folder.length + 1)
        .replace(/\.[^.]+$/, ''),
    ),
  )

const checks: readonly Check[] = [
  pricesExist,
  iconsExist,
  landmarksExist,
  picturesExist,
  pagesExist,
  questionsExist,
  linksLead,
  articlesAgree,
  topicsAnswer,
  nobodyTwice,
  datesAreNear,
]
