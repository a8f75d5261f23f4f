import type { Migration } from './migration.ts'

/**
 * As before, and what there is to tell the people of a game that counts days. A seat's turn lasts from when the game began to
 * wait for it until it has played, or is asked no longer: one row all the while, whatever others do meanwhile.
 */
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
  its_actors integer[];
  its_time bigint;
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
      if (append->>'countsDays')::boolean then
        its_time := (append->'entries'->-1->>'at')::bigint;
        its_actors := array(select value::integer from jsonb_array_elements_text(append->'actors'));
        delete from notices
        where table_id = its_table and (its_money is not null or seat <> all (its_asked) or seat = any (its_actors));
        insert into notices (table_id, seat, subject, version, since)
        select its_table, each, 'turn', expected + added, its_time from unnest(its_asked) as each
        where its_money is null
        on conflict do nothing;
        insert into notices (table_id, seat, subject, version, since)
        select its_table, place_of - 1, 'over', expected + added, its_time
        from unnest(its_money) with ordinality as each (money, place_of)
        on conflict do nothing;
      end if;
    end if;
  end loop;
  return kept;
end $$`

export const m008: Migration = {
  number: 8,
  name: 'notices',
  statements: [
    `create table notices (
      table_id bigint not null references tables (id) on delete cascade,
      seat integer not null,
      subject text not null,
      version integer not null,
      since bigint not null,
      again_at bigint not null default 0,
      told_at bigint,
      primary key (table_id, seat)
    )`,
    `create index notices_untold on notices (since) where told_at is null`,
    APPEND_ENTRIES,
    // The text of a party is looked at, and not what is in it: there may be a character that the database cannot read.
    `insert into notices (table_id, seat, subject, version, since)
      select id, unnest(asked), 'turn', version, changed_at from tables
      where stage = 'playing' and party::text like '%"pace":"turn_based"%'`,
    `create table push_subscriptions (
      endpoint text primary key,
      session_hash text not null unique references sessions (token_hash) on delete cascade,
      p256dh text not null,
      auth text not null,
      language text not null,
      added_at bigint not null
    )`,
    `create table mail_notices (
      user_id text primary key references accounts (user_id) on delete cascade,
      token text not null unique,
      wanted boolean not null
    )`,
  ],
}
