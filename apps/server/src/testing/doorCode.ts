import { Refused } from './person.ts'
import type { Window } from './person.ts'

/** The code with which a handshake is refused; `null` if it is not. */
export async function doorCode(opening: Promise<Window>): Promise<unknown> {
  try {
    const window = await opening
    window.close()
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return (error.data as { code?: unknown } | null)?.code ?? error.data
  }
}
