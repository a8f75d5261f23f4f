/** One change of the database. What has been released never changes: a new need is a new migration. */
export interface Migration {
  /** 1, 2, 3 and so on, in the order of the list. */
  readonly number: number
  readonly name: string
  /** One after the other, as PGlite takes one statement at a time. */
  readonly statements: readonly string[]
}
