import type { Asked } from '../online/commands.ts'
import { onlineTable } from '../online/online.ts'
import type { Fault } from '../online/request.ts'

/** Asks something of the table. Why it was not done; `null` if it was. */
export async function whyNotDone(asked: Asked): Promise<Fault | null> {
  const result = await onlineTable.send(asked)
  if (result.ok) return null
  // Nobody has answered for long, and nobody knows whether it was heard.
  return result.error.code === 'gone' ? 'offline' : result.error.code
}
