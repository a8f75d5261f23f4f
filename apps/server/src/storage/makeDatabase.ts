import { PGlite } from '@electric-sql/pglite'

/** Makes an empty database in a folder that does not exist yet. */
export async function makeDatabase(folder: string): Promise<void> {
  const database = await PGlite.create(folder)
  await database.close()
}
