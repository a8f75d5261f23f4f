/* A program: makes an empty database in the folder that its argument names. */
import { makeDatabase } from './makeDatabase.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')
process.stdin.on('end', () => process.exit(1)).resume()
await makeDatabase(folder)
process.exit(0)
