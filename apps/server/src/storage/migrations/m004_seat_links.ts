import type { Migration } from './migration.ts'

export const m004: Migration = {
  number: 4,
  name: 'seat links',
  statements: [`alter table seat_links add column used_by text`],
}
