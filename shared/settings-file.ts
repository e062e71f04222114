import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/**
 * Server, build, editor and commands read the same settings: the environment first, then the file
 * `.env` of the folder they start in.
 */
export function readSettingsFile(file = '.env') {
  if (existsSync(file)) loadEnvFile(file)
}
