import { readSettings } from './settings/read-settings.ts'
import { openDatabase } from './store/open-database.ts'
import { storeOn } from './store/sql-store.ts'
import type { Outbox } from './store/store.ts'
import { keptMs } from './testimonials/retention.ts'

const usage = `Testimonials that somebody has to look after: held, because nobody knows whether they
arrived, or not delivered for 30 days.
  npm run outbox                 lists them
  npm run outbox -- send <id>    held, and it did not arrive: send it
  npm run outbox -- done <id>    it did arrive, or is not wanted: delete it here`

/** Shows ids and times only: what people wrote is for the mailbox. */
async function runOrder(outbox: Outbox, [order, id]: string[]): Promise<string> {
  const held = await outbox.held()
  const isHeld = (id: string) => held.some((message) => message.id === id)
  const overdue = (await outbox.waitingSince(Date.now() - keptMs)).filter(({ id }) => !isHeld(id))
  if (order === undefined) {
    const lines = [
      ...held.map(
        ({ id, receivedAt, handedOverAt }) =>
          `${id}  received ${timeOf(receivedAt)}, handed over ${timeOf(handedOverAt)}`,
      ),
      ...overdue.map(
        ({ id, receivedAt }) => `${id}  received ${timeOf(receivedAt)}, still waiting`,
      ),
    ]
    return lines.length > 0 ? `${lines.join('\n')}\n\n${usage}` : 'nothing is held'
  }
  if ((order !== 'send' && order !== 'done') || id === undefined) throw new Error(usage)
  const isOverdue = overdue.some((message) => message.id === id)
  if (isOverdue && order === 'send') {
    throw new Error(`${id} is waiting: it is sent by itself as soon as the mail server takes it`)
  }
  if (!isHeld(id) && !isOverdue) throw new Error(`${id} is not held`)
  if (order === 'send') await outbox.releaseHeld(id, Date.now())
  else await outbox.markDelivered(id, Date.now())
  return order === 'send' ? `${id} will be sent within seconds` : `${id} is deleted here`
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()

const { database } = await openDatabase(readSettings(process.env))
const store = storeOn(database)
try {
  console.log(await runOrder(store.outbox, process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await store.close()
}
