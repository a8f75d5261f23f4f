import type { Migration } from './migration.ts'

/**
 * Ratings, what each finished game came to for each of its people, and what an account's profile is found by: 64 bits of
 * chance, so that nobody guesses one.
 */
export const m010: Migration = {
  number: 10,
  name: 'ratings',
  statements: [
    `create table ratings (
      user_id text not null references users (id) on delete cascade,
      family text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      board integer not null,
      primary key (user_id, family)
    )`,
    `create index ratings_by_board on ratings (family, board desc)`,
    `create table results (
      table_id bigint not null references tables (id) on delete cascade,
      seat integer not null,
      user_id text not null references users (id) on delete cascade,
      family text not null,
      stayed boolean not null,
      ended_at bigint not null,
      figures json not null,
      before json,
      after json,
      primary key (table_id, seat)
    )`,
    `create index results_by_user on results (user_id, ended_at desc, table_id desc)`,
    `alter table accounts add column handle text not null unique
      default substr(md5(gen_random_uuid()::text), 1, 16)`,
    `alter table accounts add column private_profile boolean not null default false`,
  ],
}
