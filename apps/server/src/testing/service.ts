import { env } from 'node:process'

/** A real service for tests, or something that takes seconds to make. */
export interface RunningService {
  /** Where it is: an address, or a file. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Where the processes of a run learn who starts the services that they share. */
export const ADDRESS = 'SERVICES_FOR_TESTS'

/**
 * The service of this name that the whole run shares, which outlives those who ask for it; where nobody shares any, as in
 * programs that are no tests, one of one's own. Rejects with the reason if there can be none.
 */
export async function sharedOr(
  name: 'postgres' | 'redis' | 'database' | 'emptyDatabase',
  startOwn: () => Promise<RunningService>,
): Promise<RunningService> {
  const address = env[ADDRESS] ?? ''
  if (address === '') return startOwn()
  const answer = await fetch(`${address}/${name}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return { url: text, stop: () => Promise.resolve() }
}
