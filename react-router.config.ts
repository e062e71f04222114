import type { Config } from '@react-router/dev/config'
import { notFoundPath, pages } from './app/routes.ts'

export default {
  // Every page is a file; there is no renderer at run time.
  ssr: false,
  prerender: [...pages.map((page) => page.path), notFoundPath],
} satisfies Config
