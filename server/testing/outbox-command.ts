import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const command = fileURLToPath(new URL('../outbox-command.ts', import.meta.url))

/** What an operator types, as a process of its own. */
export async function outboxCommand(env: Record<string, string>, ...words: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env })
  return stdout
}
