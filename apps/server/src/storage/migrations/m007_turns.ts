import type { Migration } from './migration.ts'

/** As before, and when the clocks of the seats run out. */
const APPEND_ENTRIES = `
create or replace function append_entries(appends jsonb) returns boolean[] language plpgsql as $$
declare
  kept boolean[] := array_fill(false, array[jsonb_array_length(appends)]);
  place bigint;
  append jsonb;
  its_table bigint;
  expected integer;
  added integer;
  its_asked integer[];
  its_money integer[];
begin
  for append, place in
    select value, ordinality from jsonb_array_elements(appends) with ordinality
    order by (value->>'table')::bigint, ordinality
  loop
    its_table := (append->>'table')::bigint;
    expected := (append->>'expected')::integer;
    added := jsonb_array_length(append->'entries');
    if added = 0 then
      kept[place] := exists (select from tables where id = its_table and version = expected);
      continue;
    end if;
    its_asked := array(select value::integer from jsonb_array_elements_text(append->'asked'));
    its_money := null;
    if jsonb_typeof(append->'money') = 'array' then
      its_money := array(select value::integer from jsonb_array_elements_text(append->'money'));
    end if;
    update tables set
      version = expected + added,
      node = append->>'node',
      deadline = (append->>'deadline')::bigint,
      asked = its_asked,
      dues = (append->'dues')::json,
      changed_at = (append->>'at')::bigint,
      stage = case when its_money is null then stage else 'finished' end,
      money = coalesce(its_money, money)
    where id = its_table and version = expected;
    if found then
      insert into log (table_id, version, at, heard, actions)
      select its_table, expected + ordinality, (value->>'at')::bigint, (value->>'heard')::json,
        case when ordinality = added then (append->>'actions')::json end
      from jsonb_array_elements(append->'entries') with ordinality;
      kept[place] := true;
    end if;
  end loop;
  return kept;
end $$`

/**
 * One at a time takes or ends vacations of a user: whoever has locked the user's row sees what those did who had it before.
 * Every day that has begun counts. A user who is not there has no days.
 */
const TAKE_VACATION = `
create function take_vacation(
  its_user text, its_from bigint, its_until bigint, its_now bigint, since bigint, most bigint
) returns text language plpgsql as $$
declare
  taken bigint;
begin
  perform from users where id = its_user for update;
  if not found then
    return 'overdrawn';
  end if;
  if exists (select from vacations where user_id = its_user and until_at > its_now) then
    return 'away';
  end if;
  select coalesce(sum(ceil((until_at - from_at) / 86400000.0)), 0) into taken
  from vacations where user_id = its_user and until_at > since;
  if taken + ceil((its_until - its_from) / 86400000.0) > most then
    return 'overdrawn';
  end if;
  insert into vacations (user_id, from_at, until_at) values (its_user, its_from, its_until);
  return 'taken';
end $$`

/** One that has begun ends now; one that has not is none. */
const END_VACATION = `
create function end_vacation(its_user text, its_now bigint) returns void language plpgsql as $$
begin
  perform from users where id = its_user for update;
  delete from vacations where user_id = its_user and from_at >= its_now;
  update vacations set until_at = its_now where user_id = its_user and until_at > its_now;
end $$`

export const m007: Migration = {
  number: 7,
  name: 'turns',
  statements: [
    `alter table tables add column dues json not null default '[]'`,
    APPEND_ENTRIES,
    `create table vacations (
      user_id text not null references users (id) on delete cascade,
      from_at bigint not null,
      until_at bigint not null,
      primary key (user_id, from_at)
    )`,
    TAKE_VACATION,
    END_VACATION,
  ],
}
