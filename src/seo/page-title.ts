/** As many letters as search engines show. */
const longestTitle = 60

/** With the name of the group where there is room for it: the titles of articles are long. */
export function fullTitle(title: string, groupName: string): string {
  const full = `${title} | ${groupName}`
  return full.length > longestTitle ? title : full
}
