/** The text of an article, in the dialog of the blog and on its own page. */
export const ArticleBody = ({ html }: { html: string }) => (
  <div
    className="prose"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own article, rendered at build
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
