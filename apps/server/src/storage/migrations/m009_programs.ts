import type { Migration } from './migration.ts'

export const m009: Migration = {
  number: 9,
  name: 'programs',
  statements: [
    // A program is a user of its own. It stays after its token has ended, so that its owner's account knows what to forget.
    `create table programs (
      id bigint generated always as identity primary key,
      user_id text not null unique references users (id) on delete cascade,
      owner_id text not null references accounts (user_id) on delete cascade,
      made_at bigint not null
    )`,
    `create index programs_by_owner on programs (owner_id)`,
  ],
}
