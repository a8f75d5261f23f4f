import type { Migration } from './migration.ts'

export const m005: Migration = {
  number: 5,
  name: 'accounts',
  statements: [
    `alter table users add column portrait integer`,
    `alter table sessions add column device text`,
    `alter table sessions add column begun_at bigint not null default 0`,
    `alter table sessions add column seen_at bigint not null default 0`,
    // Null for guests, who never signed in.
    `alter table sessions add column signed_in_at bigint`,
    `create index sessions_by_user on sessions (user_id)`,
    // Several accounts may have one address: what nobody has proved belongs to nobody.
    `create table accounts (
      user_id text primary key references users (id) on delete cascade,
      made_at bigint not null,
      language text not null,
      email text,
      email_key text,
      email_confirmed_at bigint,
      password_hash text
    )`,
    `create unique index accounts_by_password on accounts (email_key, password_hash)`,
    `create table provider_identities (
      provider text not null,
      subject text not null,
      user_id text not null references accounts (user_id) on delete cascade,
      label text not null,
      added_at bigint not null,
      primary key (provider, subject)
    )`,
    `create index provider_identities_by_user on provider_identities (user_id)`,
    `create table passkeys (
      id text primary key,
      user_id text not null references accounts (user_id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      site text not null,
      label text not null,
      added_at bigint not null,
      used_at bigint
    )`,
    `create index passkeys_by_user on passkeys (user_id)`,
    `create table recovery_codes (
      code_hash text primary key,
      user_id text not null references accounts (user_id) on delete cascade
    )`,
    `create index recovery_codes_by_user on recovery_codes (user_id)`,
    `create table one_time_tokens (
      token_hash text primary key,
      purpose text not null,
      user_id text references users (id) on delete cascade,
      content json not null,
      ends_at bigint not null
    )`,
    `create index one_time_tokens_by_end on one_time_tokens (ends_at)`,
    `create index one_time_tokens_by_user on one_time_tokens (user_id)`,
  ],
}
