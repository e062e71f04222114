/** SPEC §2: the unknown path is logged to the console. A warning: a wrong link is no fault of the page. */
export function logUnknownPath(path: string) {
  console.warn(`404: there is no page at ${path}`)
}
