import type { Config } from '@react-router/dev/config'
import { notFoundPath, pages } from './app/routes.ts'

export default {
  // Every page is a file; there is no renderer at run time.
  ssr: false,
  // scripts/build.ts names a folder beside the release that is being served.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  prerender: [...pages.map((page) => page.path), notFoundPath],
} satisfies Config
