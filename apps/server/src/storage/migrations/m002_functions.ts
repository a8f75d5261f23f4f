import type { Migration } from './migration.ts'

/*
 * What is kept as JSON comes to these functions as a text inside their JSON parameter, so that it is stored as it was
 * written, and so that no odd character in it makes the parameter as a whole unreadable.
 */

/**
 * The answers are in the order of the appends. Rows are locked in the order of their ids, so that no two calls wait for each
 * other. The update has no query inside: one that has waited for a lock would run it even in a branch that is not taken.
 */
const APPEND_ENTRIES = `
create function append_entries(appends jsonb) returns boolean[] language plpgsql as $$
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

/** The id of the new table; null if its code is taken. */
const ADD_TABLE = `
create function add_table(added jsonb) returns bigint language sql as $$
  insert into tables (code, access, stage, party, members, game, created_at, changed_at)
  values (
    added->>'code',
    added->>'access',
    case when added->>'game' is null then 'waiting' else 'playing' end,
    (added->>'party')::json,
    array(select jsonb_array_elements_text(added->'members')),
    (added->>'game')::json,
    (added->>'at')::bigint,
    (added->>'at')::bigint
  )
  on conflict (code) do nothing
  returning id
$$`

const CHANGE_PARTY = `
create function change_party(change jsonb) returns boolean language plpgsql as $$
declare
  its_table bigint := (change->>'table')::bigint;
  its_members text[] := array(select jsonb_array_elements_text(change->'members'));
begin
  perform from tables where id = its_table and party_version = (change->>'expected')::integer for update;
  if not found then
    return false;
  end if;
  if change->>'next' is not null and add_table(change->'next') is null then
    return false;
  end if;
  update tables set
    party = (change->>'party')::json,
    party_version = party_version + 1,
    access = change->>'access',
    members = its_members,
    game = coalesce((change->>'game')::json, game),
    stage = case when change->>'game' is null then stage else 'playing' end,
    changed_at = (change->>'at')::bigint
  where id = its_table;
  return true;
end $$`

export const m002: Migration = {
  number: 2,
  name: 'functions',
  statements: [APPEND_ENTRIES, ADD_TABLE, CHANGE_PARTY],
}
