import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/**
 * Server, build, editor and commands read the same settings: the environment first, then the file `.env` of the
 * folder they start in, or the one that SETTINGS_FILE names; empty, none.
 */
export function readSettingsFile(file = process.env.SETTINGS_FILE ?? '.env') {
  if (file !== '' && existsSync(file)) loadEnvFile(file)
}
