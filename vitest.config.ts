import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const serverTests = '{server,scripts,editor}/**/*.test.ts'
const processTests = '**/*.process.test.ts'

/** Whole processes first: they mostly wait, and the others fill the time. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isProcess = ({ moduleId }: TestSpecification) => moduleId.includes('.process.test.')
    const sorted = await super.sort(files)
    return [...sorted.filter(isProcess), ...sorted.filter((file) => !isProcess(file))]
  }
}

export default defineConfig({
  // As in tsconfig.json. Astro's own settings are left out: no test needs them, and all start sooner.
  resolve: {
    alias: { '~': folder('src'), 'astro:env/client': folder('scripts/test/browser-settings.ts') },
  },
  test: {
    // More than there are cores: tests of whole processes mostly wait.
    maxWorkers: 5,
    // Tests of whole processes share two cores with everything else on a build machine.
    retry: process.env.CI ? 2 : 0,
    // Patience costs nothing where a test passes, and a slow machine must not decide.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: ProcessesFirst },
    globalSetup: ['scripts/test/temporary-folders.ts'],
    setupFiles: ['scripts/test/no-stray-console.ts'],
    env: { SITE: 'https://www.practice.example', SETTINGS_FILE: '' },
    reporters: [process.env.CI ? 'dot' : 'default', 'junit'],
    outputFile: { junit: 'test-results/unit.xml' },
    projects: [
      // Without a worker for each file: a new one costs more than most of these tests.
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['{src,content,shared}/**/*.test.{ts,tsx}'],
          exclude: [processTests],
          setupFiles: ['scripts/test/patience.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: [serverTests], exclude: [processTests], isolate: false },
      },
      // Whole processes, and pictures that are made.
      { extends: true, test: { name: 'processes', include: [processTests] } },
    ],
  },
})
