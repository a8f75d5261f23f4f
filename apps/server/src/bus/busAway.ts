/** What nodes share cannot be reached. Games go on: the storage, not the bus, decides what holds. */
export class BusAway extends Error {}

/** What the bus answers; while it is away, something else. */
export async function unlessAway<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BusAway) return otherwise
    throw error
  }
}
