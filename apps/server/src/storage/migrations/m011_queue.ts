import type { Migration } from './migration.ts'

export const m011: Migration = {
  number: 11,
  name: 'queue',
  statements: [
    `create table queues (
      id integer primary key,
      version integer not null,
      queue json not null
    )`,
    `insert into queues (id, version, queue) values (1, 0, '{"places":[],"found":[],"noShows":{}}')`,
  ],
}
