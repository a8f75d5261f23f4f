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

export const m008: Migration = {
  number: 8,
  name: 'turns',
  statements: [`alter table tables add column dues json not null default '[]'`, APPEND_ENTRIES],
}
