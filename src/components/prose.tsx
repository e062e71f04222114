/** Long text from Markdown: an article, in the dialog too, or a legal page. */
export const Prose = ({ html }: { html: string }) => (
  <div
    className="prose"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
