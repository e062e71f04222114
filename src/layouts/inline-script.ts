import { bundledScript } from '~/lib/bundled-script.ts'

const made = new Map<string, Promise<string>>()

/** A script of ours, to stand in the page itself. */
export function inlineScript(entry: string): Promise<string> {
  // In development every page gets it as it is now.
  const script = (import.meta.env.PROD && made.get(entry)) || bundledScript(entry)
  made.set(entry, script)
  return script
}
