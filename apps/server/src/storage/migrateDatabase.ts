/* A program: prepares the PostgreSQL that DATABASE_URL names for this version of the server, as the user it names. */
import { SettingFault } from '../environment.ts'
import { readSettings } from '../settings.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { parsePlace } from './postgresPlace.ts'
import { StorageFault } from './storageFault.ts'

try {
  const read = readSettings(process.env, { dataFolder: '' })
  if (!read.ok) throw new SettingFault(read.fault)
  const { databaseUrl } = read.settings
  if (databaseUrl === null) {
    throw new SettingFault(
      'Which database? DATABASE_URL names it: DATABASE_URL=postgres://owner:password@localhost/modern_art npm run migrate',
    )
  }
  const place = parsePlace(databaseUrl)
  await bringUpToDate({ connectionString: databaseUrl, application_name: 'modern-art-migrate' }, place)
  console.log(`The database ${place.database} at ${place.host}:${place.port} is ready for this version of the server.`)
} catch (error) {
  if (!(error instanceof StorageFault || error instanceof SettingFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
