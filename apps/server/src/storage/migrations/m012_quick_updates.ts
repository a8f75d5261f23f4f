import type { Migration } from './migration.ts'

/**
 * Every append updates the row of its table. PostgreSQL does that in place, without touching any index, only if no indexed
 * column changes and the page has room: so no index names `changed_at`, and pages are filled by half.
 */
export const m012: Migration = {
  number: 12,
  name: 'quick updates',
  statements: [
    `drop index tables_that_wait`,
    `create index tables_that_wait on tables (id) where stage = 'waiting'`,
    `alter table tables set (fillfactor = 50)`,
  ],
}
