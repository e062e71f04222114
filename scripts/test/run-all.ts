import { browserTests } from './browser-tests.ts'
import { commandStep, type Outcome } from './step.ts'
import { unitTests } from './unit-tests.ts'

const steps = [
  commandStep('type check', ['node_modules/typescript/bin/tsc', '--noEmit']),
  commandStep('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  commandStep('import rules', ['scripts/test/import-rules.ts']),
  unitTests,
  commandStep('build', ['scripts/build.ts']),
  browserTests,
]

const only = process.argv[2]
const total: Outcome = { passed: 0, failed: 0, skipped: 0 }

// A failed step does not hide what the others would say.
for (const { name, run } of steps) {
  if (only && !name.includes(only)) continue
  console.log(`\n── ${name}`)
  const outcome = await Promise.resolve()
    .then(run)
    .catch((error: Error): Outcome => {
      console.error(error.message)
      return { passed: 0, failed: 1, skipped: 0 }
    })
  if (outcome.failed > 0) console.log(`${name}: failed`)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}

if (total.skipped > 0) console.log(`\n${total.skipped} skipped; each says why above`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
