/**
 * One change of the database. What has been released never changes: a new need is a new migration. Servers of the version
 * before go on while it is made, and afterwards: it adds, and takes away only what no version uses that may still run
 * (docs/operations.md, "Upgrading without stopping games").
 */
export interface Migration {
  /** Each is higher than the one before, in the order of the list. */
  readonly number: number
  readonly name: string
  /** One after the other, as PGlite takes one statement at a time. */
  readonly statements: readonly string[]
}
