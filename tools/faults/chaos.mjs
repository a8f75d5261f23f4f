/** @typedef {import('./faults.mjs').Fault} Fault */

const OPENING =
  'game = openGame(stored, awake, host, { kept: around.kept, send, stopped: around.stopped, wokenElsewhere })'

/** What is appended is on its way for a while, as on a slow disk, and nobody waits for it. */
const HURRIED = `let keeping: Promise<unknown> = Promise.resolve()
    const append: typeof host.life.append = (wanted) => {
      if (wanted(host.life.name()).entries.length === 0) return host.life.append(wanted)
      keeping = keeping
        .then(() => new Promise((resolve) => void setTimeout(resolve, 30)))
        .then(() => host.life.append(wanted))
        .catch(() => false)
      return Promise.resolve(true)
    }
    const hurried = { ...host, life: { ...host.life, append } }
    `

/** Answers wait until all is kept. */
const ANSWERING_LATER = `const late: typeof send = (to, message) =>
      message.type === 'reply' ? void keeping.then(() => send(to, message)) : send(to, message)
    `

/**
 * What chaos must notice by itself, without any test that knows of it.
 *
 * @type {Fault[]}
 */
export const CHAOS_FAULTS = [
  {
    name: 'chaos: a command is acknowledged before it is committed',
    file: 'tables/gameAtTable.ts',
    find: OPENING,
    replace: HURRIED + OPENING.replace('host, {', 'hurried, {'),
    test: 'chaos/chaos.long',
  },
  {
    name: 'chaos: everybody is told before it is saved',
    file: 'tables/gameAtTable.ts',
    find: OPENING,
    replace: HURRIED + ANSWERING_LATER + OPENING.replace('host, {', 'hurried, {').replace('send,', 'send: late,'),
    test: 'chaos/chaos.long',
  },
  {
    name: 'chaos: an append is kept whatever was kept before',
    file: 'storage/migrations/m008_notices.ts',
    find: `    where id = its_table and version = expected;
    if found then
      insert into log (table_id, version, at, heard, actions)
      select its_table, expected + ordinality, (value->>'at')::bigint, (value->>'heard')::json,
        case when ordinality = added then (append->>'actions')::json end
      from jsonb_array_elements(append->'entries') with ordinality;`,
    replace: `    where id = its_table;
    if found then
      insert into log (table_id, version, at, heard, actions)
      select its_table, expected + ordinality, (value->>'at')::bigint, (value->>'heard')::json,
        case when ordinality = added then (append->>'actions')::json end
      from jsonb_array_elements(append->'entries') with ordinality
      on conflict (table_id, version) do nothing;`,
    test: 'chaos/chaos.long',
  },
  {
    name: 'chaos: the folder of the embedded database is not locked',
    file: 'storage/folderLock.ts',
    find: '    if (holder === null) return held(path.join(folder, own))\n',
    replace: '    if (holder === null || folder !== own) return held(path.join(folder, own))\n',
    test: 'chaos/chaos.long',
  },
]
