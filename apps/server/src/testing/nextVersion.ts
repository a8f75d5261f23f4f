import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stageServer } from './stagedServer.ts'
import type { StagedServer } from './stagedServer.ts'

export interface NextVersion {
  /** Whether it folds logs in another way. */
  readonly hasOtherLog: boolean
}

/** The compiled server as a later version of it could be: with one more change of the database. */
export async function stageNextVersion({ hasOtherLog }: NextVersion): Promise<StagedServer> {
  const staged = await stageServer()
  const compiled = path.dirname(staged.program)
  change(path.join(compiled, 'storage/migrations/all.js'), (text) =>
    text.concat(`
MIGRATIONS.push({
  number: MIGRATIONS.at(-1).number + 1,
  name: 'next',
  statements: ['alter table tables add column next_note text', 'create table next_things (id bigint primary key)'],
})`),
  )
  if (hasOtherLog) {
    const files = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const changed = files.filter((file) => change(path.join(compiled, file), withOtherLog))
    if (changed.length === 0) throw new Error('nothing in the server knows the format of the log')
  }
  return staged
}

const FORMAT_IMPORTED = /^(import \{[^}]*\b)LOG_FORMAT(\b[^}]*\} from '@modern-art\/table';)$/m

function withOtherLog(text: string): string {
  return text.replace(FORMAT_IMPORTED, "$1LOG_FORMAT as FORMER$2\nconst LOG_FORMAT = FORMER + '-next';")
}

function change(file: string, what: (text: string) => string): boolean {
  const text = readFileSync(file, 'utf8')
  const changed = what(text)
  if (changed !== text) writeFileSync(file, changed)
  return changed !== text
}
