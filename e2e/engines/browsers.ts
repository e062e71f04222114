/** Sequences of the W3C’s WebDriver, which BiDi takes as well. */
export type Actions = Record<string, unknown>[]

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** A browser with nothing in its memory, as far as both drivers can do the same. */
export type Browser = {
  /** Does not wait for the page: neither does a visitor. */
  open: (address: string) => Promise<void>
  /** The value of an expression in the page; it must fit into JSON. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (actions: Actions) => Promise<void>
  /** Moves what lies there sideways: with a finger, else as two of them do on a trackpad. */
  swipe: (from: Point, pixels: number) => Promise<void>
  resize: (size: Size) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Errors and warnings of the page so far. */
  complaints: () => Promise<string[]>
  screenshot: () => Promise<Buffer>
  /** The page as PDF, where the driver can print. */
  print?: () => Promise<Buffer>
  close: () => Promise<void>
}

export type RunningEngine = {
  newBrowser: () => Promise<Browser>
  /**
   * The whole console, the engine’s own words in it, of a page that is opened and left alone.
   * @param isDone resolves when the page has nothing more to do
   */
  consoleAt: (address: string, isDone: () => Promise<void>) => Promise<string[]>
  /** How many pages can be looked at in that way at once. */
  pagesAtOnce: number
  stop: () => void
}

export type Engine = {
  name: string
  /** Debian’s packages that are not installed here. */
  missingPackages: () => string[]
  start: () => Promise<RunningEngine>
}
