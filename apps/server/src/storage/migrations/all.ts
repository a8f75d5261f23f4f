import { m001 } from './m001_tables.ts'
import { m002 } from './m002_functions.ts'
import { m003 } from './m003_talk.ts'
import { m004 } from './m004_seat_links.ts'
import { m005 } from './m005_accounts.ts'
import { m006 } from './m006_safety.ts'
import { m007 } from './m007_turns.ts'
import { m008 } from './m008_notices.ts'
import { m009 } from './m009_programs.ts'
import { m010 } from './m010_ratings.ts'
import { m011 } from './m011_queue.ts'
import { m012 } from './m012_quick_updates.ts'
import type { Migration } from './migration.ts'

/** All changes of the database since the first version, in order. */
export const MIGRATIONS: readonly Migration[] = [m001, m002, m003, m004, m005, m006, m007, m008, m009, m010, m011, m012]
