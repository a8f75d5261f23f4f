/**
 * Keeps the last few of some things that are dear to make, by a key that says all they depend on: it saves time, and never
 * changes an answer.
 */
export class Cache<Thing> {
  private readonly most: number
  private readonly things = new Map<string, Thing>()

  constructor(most: number) {
    this.most = most
  }

  /** The value kept under the key; if there is none, it is made now. */
  get(key: string, make: () => Thing): Thing {
    const known = this.things.get(key)
    if (known !== undefined) return known
    const thing = make()
    const [oldest] = this.things.keys()
    if (oldest !== undefined && this.things.size >= this.most) this.things.delete(oldest)
    this.things.set(key, thing)
    return thing
  }
}
