// oxlint-disable no-await-in-loop -- one life after the other
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { openEmbedded } from '../storage/embedded.ts'
import { program } from './compiledServer.ts'
import type { Program } from './compiledServer.ts'
import { gameIn } from './records.ts'

/** A process of its own with the embedded storage in a folder open, and what it does then. */
export function opener(folder: string, then: string): Program {
  return program(
    ['storage/embedded'],
    `const storage = await embedded.openEmbedded({ folder: ${JSON.stringify(folder)}, report: (line) => say('report ' + line) })
    say('open')
    ${then}`,
  )
}

/** Appends to several tables at once, and says each append that was kept. */
const appending = (ids: readonly number[], versions: readonly number[]): string => `
  const versions = ${JSON.stringify(versions)}
  await Promise.all(${JSON.stringify(ids)}.map(async (table, place) => {
    for (let expected = versions[place]; ; expected += 1) {
      const entries = [{ at: expected, heard: { type: 'joined', seat: 0 } }]
      const kept = await storage.append({ table, expected, entries, actions: [], node: 'n', deadline: null, asked: [], dues: [], money: null, standIns: [], figures: [], at: 1 })
      if (!kept) say('lost the race')
      say('kept ' + table + ' ' + (expected + 1))
    }
  }))`

/**
 * Kills a process that appends to five tables in a folder, so many times, and opens the folder after each time: all that it
 * said was kept has to be there. Resolves to how much it was.
 */
export async function killedWhileAppending(folder: string, times: number): Promise<number> {
  const ids: number[] = []
  const storage = await openEmbedded({ folder, report: () => null })
  for (let each = 0; each < 5; each += 1) ids.push((await gameIn(storage)).id)
  await storage.close()
  let versions = ids.map(() => 0)
  for (let life = 0; life < times; life += 1) {
    const victim = opener(folder, appending(ids, versions))
    // However slow the machine is, each table has something to lose.
    for (const id of ids) await victim.line(`kept ${id} `)
    await sleep(200 + 150 * life)
    victim.child.kill('SIGKILL')
    await victim.ended
    expect(victim.lines).not.toContain('lost the race')
    const after = await openEmbedded({ folder, report: () => null })
    const heads = await after.heads(ids)
    for (const [place, { id, version }] of heads.entries()) {
      const said = victim.lines.filter((line) => line.startsWith(`kept ${id} `))
      const acknowledged = Number(said.at(-1)?.split(' ')[2] ?? 0)
      expect(version).toBeGreaterThanOrEqual(acknowledged)
      const entries = await after.entriesAfter(id, 0)
      expect(entries.map(({ at }) => at)).toEqual(Array.from({ length: version }, (_, at) => at))
      versions = versions.with(place, version)
    }
    await after.close()
  }
  return versions.reduce((sum, version) => sum + version, 0)
}
