import { PurgeCSS } from 'purgecss'

const styleBlock = /(<style id="page-styles">)([\s\S]*?)(<\/style>)/

/**
 * Leaves in a page only the styles it uses. For pages without React: what they can ever show is in
 * their HTML and in the few scripts they may load. All other pages can become any page of the site
 * without being loaded again, and keep the whole sheet.
 * @param scripts the text of those scripts
 */
export async function pruneStyles(html: string, scripts: readonly string[]): Promise<string> {
  const [, open = '', css = '', close = ''] = styleBlock.exec(html) ?? []
  const [pruned] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [html.replace(styleBlock, ''), ...scripts].map((raw) => ({ raw, extension: 'html' })),
    // Names of Tailwind's utilities hold colons, slashes and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? [],
    // A state is never looked for in the page, only what is in it: `:focus-visible` is everybody's.
    safelist: [/^::?[a-z-]+$/],
    // Scripts and browsers set attributes later: a rule is never dropped for lack of one.
    dynamicAttributes: [
      ...new Set(Array.from(css.matchAll(/\[([a-z-]+)/g), ([, name = '']) => name)),
    ],
    keyframes: true,
  })
  if (!pruned) throw new Error('the page has no styles to prune')
  return html.replace(styleBlock, () => open + pruned.css + close)
}
