import type { Migration } from './migration.ts'

export const m001: Migration = {
  number: 1,
  name: 'tables',
  statements: [
    `create table users (
      id text primary key,
      name text
    )`,
    `create table sessions (
      token_hash text primary key,
      user_id text not null references users (id),
      ends_at bigint not null
    )`,
    `create index sessions_by_end on sessions (ends_at)`,
    `create table secrets (
      name text primary key,
      secret text not null
    )`,
    `create table tables (
      id bigint generated always as identity primary key,
      code text not null unique,
      access text not null,
      stage text not null,
      party json not null,
      party_version integer not null default 0,
      members text[] not null,
      game json,
      version integer not null default 0,
      node text,
      deadline bigint,
      asked integer[] not null default '{}',
      said integer not null default 0,
      created_at bigint not null,
      changed_at bigint not null,
      money integer[]
    )`,
    `create index tables_by_member on tables using gin (members)`,
    `create index tables_by_deadline on tables (deadline, id) where deadline is not null`,
    `create index tables_that_wait on tables (changed_at) where stage = 'waiting'`,
    // No reference to the table: an append has locked the table's row, and a table with a log is never removed.
    `create table log (
      table_id bigint not null,
      version integer not null,
      at bigint not null,
      heard json not null,
      actions json,
      primary key (table_id, version)
    )`,
    `create table said (
      table_id bigint not null references tables (id) on delete cascade,
      number integer not null,
      chair integer not null,
      name text not null,
      at bigint not null,
      said json not null,
      primary key (table_id, number)
    )`,
    `create table seat_links (
      token_hash text primary key,
      code text not null,
      user_id text not null,
      ends_at bigint not null
    )`,
    `create index seat_links_by_end on seat_links (ends_at)`,
    `create table nodes (
      node text primary key,
      beat_at bigint not null
    )`,
  ],
}
