import type { Migration } from './migration.ts'

/**
 * The number of the line that the command has said, now or before; null if there is no such table. Whoever has locked the
 * table's row sees what those said who had it before.
 */
const SAY_LINE = `
create function say_line(
  its_table bigint, its_command text, its_chair integer, its_name text, its_at bigint, its_line json
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
    insert into said (table_id, number, chair, name, at, said, command)
    values (its_table, its_number, its_chair, its_name, its_at, its_line, its_command);
  end if;
  return its_number;
end $$`

export const m003: Migration = {
  number: 3,
  name: 'talk',
  statements: [
    // Lines of before have none.
    `alter table said add column command text`,
    `create unique index said_by_command on said (table_id, command)`,
    SAY_LINE,
  ],
}
