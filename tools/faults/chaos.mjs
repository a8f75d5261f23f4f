/** @typedef {import('./faults.mjs').Fault} Fault */

const RUNNING = `  const running = runTable(
    { table, effects, entry: null },
    {
      now,
      later,
      think,
      save: async ({ entries, actions, table: saved }) => {
        if (entries.length === 0 && !bus.isShared) return null
        const append = appendOf(
          saved,
          party,
          entries,
          actions.map(({ action }) => action),
        )
        if (actions.length > 0) changedAt = now()
        const isKept = await life.append({ ...append, table: id, expected: version, at: changedAt })
        if (!isKept) {`

/** What is appended is on its way for a while, as on a slow disk, and nobody waits for it. */
const HURRIED = RUNNING.replace(
  '  const running',
  '  let keeping: Promise<unknown> = Promise.resolve()\n  const running',
).replace(
  'const isKept = await life.append({ ...append, table: id, expected: version, at: changedAt })',
  `const [expected, at] = [version, changedAt]
        if (entries.length > 0) {
          keeping = keeping
            .then(() => new Promise((resolve) => void setTimeout(resolve, 30)))
            .then(() => life.append({ ...append, table: id, expected, at }))
            .catch(() => false)
        }
        const isKept = entries.length > 0 || (await life.append({ ...append, table: id, expected: version, at: changedAt }))`,
)

const SENDING = `
          const newer = await storage.entriesAfter(id, version)
          if (newer.length === 0) throw new Error(\`the log of table \${id} is not at \${version}, and has nothing newer\`)
          version += newer.length
          if (newer.some(({ heard }) => heard.type === 'woken')) listener.wokenElsewhere()
          return { entries: newer }
        }
        version += entries.length
        if (entries.length > 0) bus.hint(code)
        return null
      },
      send: listener.send,`

/** Answers wait until all is kept. */
const ANSWERING_LATER = SENDING.replace(
  'send: listener.send,',
  `send: (to, message) => {
        if (message.type === 'reply') void keeping.then(() => listener.send(to, message))
        else listener.send(to, message)
      },`,
)

/**
 * What chaos must notice by itself, without any test that knows of it.
 *
 * @type {Fault[]}
 */
export const CHAOS_FAULTS = [
  {
    name: 'chaos: a command is acknowledged before it is committed',
    file: 'tables/openGame.ts',
    find: RUNNING,
    replace: HURRIED,
    test: 'chaos/chaos.test',
  },
  {
    name: 'chaos: everybody is told before it is saved',
    file: 'tables/openGame.ts',
    find: RUNNING + SENDING,
    replace: HURRIED + ANSWERING_LATER,
    test: 'chaos/chaos.test',
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
    test: 'chaos/chaos.test',
  },
  {
    name: 'chaos: the folder of the embedded database is not locked',
    file: 'storage/folderLock.ts',
    find: '    if (holder === null) return held(path.join(folder, own))\n',
    replace: '    if (holder === null || folder !== own) return held(path.join(folder, own))\n',
    test: 'chaos/chaos.test',
  },
]
