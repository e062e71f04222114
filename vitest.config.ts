import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['{src,content,shared,server,scripts,supabase}/**/*.test.{ts,tsx}'],
    // Tests of whole processes share two cores with everything else on a build machine.
    retry: process.env.CI ? 2 : 0,
    setupFiles: ['scripts/test/no-stray-console.ts'],
    env: { VITE_SITE_URL: 'https://www.practice.example' },
    reporters: process.env.CI ? ['dot', 'json'] : ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
})
