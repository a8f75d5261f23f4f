import type { Migration } from './migration.ts'

/** As before, and who said it: a person may be blocked, whatever chair and name they have. */
const SAY_LINE = `
create function say_line(
  its_table bigint, its_command text, its_user text, its_chair integer, its_name text, its_at bigint, its_line json
) returns integer language plpgsql as $$
declare
  its_number integer;
begin
  perform from tables where id = its_table for update;
  select number into its_number from said where table_id = its_table and command = its_command;
  if found then
    return its_number;
  end if;
  update tables set said = said + 1 where id = its_table returning said into its_number;
  if found then
    insert into said (table_id, number, user_id, chair, name, at, said, command)
    values (its_table, its_number, its_user, its_chair, its_name, its_at, its_line, its_command);
  end if;
  return its_number;
end $$`

export const m006: Migration = {
  number: 6,
  name: 'safety',
  statements: [
    // Names of before have none, until they are said again.
    `alter table users add column name_skeleton text`,
    `create index users_by_name_skeleton on users (name_skeleton) where name_skeleton is not null`,
    `alter table said add column user_id text`,
    `create index said_by_user on said (user_id) where user_id is not null`,
    // Grows when somebody is forgotten there: whoever has the table open opens it anew.
    `alter table tables add column forgotten integer not null default 0`,
    `drop function say_line(bigint, text, integer, text, bigint, json)`,
    SAY_LINE,
    `create table blocks (
      id bigint generated always as identity primary key,
      user_id text not null references users (id) on delete cascade,
      blocked_id text not null references users (id) on delete cascade,
      name text not null,
      at bigint not null,
      unique (user_id, blocked_id)
    )`,
    `create index blocks_by_blocked on blocks (blocked_id)`,
    `create table reports (
      id bigint generated always as identity primary key,
      reporter_id text references users (id) on delete set null,
      reported_id text not null references users (id) on delete cascade,
      reporter_name text not null,
      reported_name text not null,
      code text not null,
      reason text not null,
      words text not null,
      at bigint not null,
      decided_at bigint
    )`,
    `create index reports_by_reported on reports (reported_id)`,
    `create index reports_undecided on reports (id) where decided_at is null`,
    `create table sanctions (
      id bigint generated always as identity primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      reason text not null,
      begun_at bigint not null,
      ends_at bigint not null
    )`,
    `create index sanctions_by_user on sanctions (user_id, ends_at)`,
    // It outlives those whom it names: what moderators do stays known.
    `create table moderation_log (
      id bigint generated always as identity primary key,
      at bigint not null,
      by_id text not null,
      by_name text not null,
      about_id text not null,
      about_name text not null,
      act json not null
    )`,
  ],
}
