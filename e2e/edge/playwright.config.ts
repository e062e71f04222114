import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

process.env.SITE = 'edge'
const { webServer, ...config } = base

/** npm run test:edge: the smoke test once more, on the runtime of an edge, which the test itself starts. */
export default defineConfig(config, {
  testDir: '..',
  testMatch: 'smoke.spec.ts',
  outputDir: '../../test-results/edge',
  reporter: 'list',
})
