import * as v from 'valibot'
import { fieldset, scene, wording, wordings } from './fields.ts'
import { topOfPage } from './page-parts.ts'

export const blogSchema = v.strictObject({
  hero: fieldset(...topOfPage, {
    title: wording('Heading', 'The largest words on the page.'),
    lead: wording('Opening words', 'A sentence or two on what people can read here.'),
    image: scene,
  }),
  listTitle: wording('Heading above the articles', 'For example Latest articles.'),
  readLabel: wording('Button that opens an article', 'For example Read full article.'),
  closeLabel: wording('Button that closes an article', 'For example Close article.'),
  showMoreLabel: wording(
    'Button that shows more articles',
    'Stands below the list, for example Show more articles.',
  ),
  loadingText: wording('While an article is on its way', 'For example Loading the article.'),
  failed: fieldset(
    'When an article does not arrive',
    'Shown when the visitor’s connection drops.',
    {
      title: wording('Heading', 'For example The article could not be loaded.'),
      text: wording('What to do', 'For example Please check your connection and try again.'),
      retryLabel: wording('Button that tries again', 'For example Try again.'),
    },
  ),
  missing: fieldset(
    'When there is no such article',
    'Shown when somebody follows an old or mistyped address.',
    {
      title: wording('Heading', 'For example We could not find this article.'),
      text: wording('Why that may be', 'One sentence.'),
      backLabel: wording('Button to the list', 'For example See all articles.'),
    },
  ),
  moreFailedText: wording(
    'When more articles do not arrive',
    'One sentence below the list, shown when the connection drops.',
  ),
  articlePage: fieldset('On the page of one article', 'The few words around its text.', {
    backLabel: wording('Link back to the list', 'For example All articles.'),
    updatedLabel: wording(
      'Word before the date of a change',
      'For example Updated, as in Updated 3 May 2026.',
    ),
    moreTitle: wording(
      'Heading above other articles',
      'Stands below the article, for example More to read.',
    ),
  }),
  comingSoon: fieldset('What comes next', 'The box below the list of articles.', {
    title: wording('Heading', 'For example More articles coming soon.'),
    text: wording('Words below the heading', 'What you will write about next.'),
  }),
  categoriesTitle: wording('Heading above the subjects', 'For example What we write about.'),
  categories: wordings(
    'Subjects listed on the page',
    'For example Dental Health. An article may have another one, which the page does not list.',
  ),
})

export type Blog = v.InferOutput<typeof blogSchema>
