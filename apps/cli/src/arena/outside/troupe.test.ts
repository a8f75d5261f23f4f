import { describe, expect, it } from 'vitest'
import { firstQuestion } from '../../testing/firstQuestion.ts'
import { isRunning, scriptFolder } from '../../testing/scripts.ts'
import { endAll, newLeash } from './leash.ts'
import type { Leash } from './leash.ts'
import { whyNotStarted } from './program.ts'
import type { Command } from './program.ts'
import { newTroupe } from './troupe.ts'
import type { Troupe } from './troupe.ts'

const scripts = scriptFolder()
const question = firstQuestion()
const PATIENCE = { timeLimit: 20_000, timeToStart: 20_000 }

interface Cast {
  readonly troupe: Troupe
  readonly leash: Leash
  readonly complaints: readonly string[]
}

function newCast(): Cast {
  const leash = newLeash(6)
  const complaints: string[] = []
  const troupe = newTroupe(leash, PATIENCE, (line) => {
    complaints.push(line)
    return Promise.resolve()
  })
  return { troupe, leash, complaints }
}

function quoted(command: Command): string {
  return command.map((word) => `"${word}"`).join(' ')
}

describe('a troupe', () => {
  it('has one program for every seat that a command plays, and tells whose errors it hears', async () => {
    const { troupe, complaints } = newCast()
    const command = quoted(await scripts.write('named', 'console.error(asked)\nsay(legal(question))'))
    expect(troupe.botFor(command, 0)).toBe(troupe.botFor(command, 0))
    await troupe.botFor(command, 0).decide(question)
    await troupe.botFor(command, 2).decide(question)
    await troupe.botFor(command, 0).decide(question)
    await troupe.close()
    expect(complaints.toSorted()).toEqual(['seat 0: 1', 'seat 0: 2', 'seat 2: 1'])
  })

  it('does not repeat what a program says that ends again and again', async () => {
    const { troupe, complaints } = newCast()
    const bot = troupe.botFor(quoted(await scripts.write('broken', "console.error('oh')\nprocess.exit(1)")), 1)
    for (let asked = 0; asked < 3; asked += 1) {
      // One question follows the other.
      // oxlint-disable-next-line no-await-in-loop
      await expect(async () => bot.decide(question)).rejects.toThrow('ended with status 1')
    }
    await troupe.close()
    expect(complaints).toEqual(['seat 1: oh'])
  })

  it('is ended by its leash, and starts nothing after that', async () => {
    const { troupe, leash, complaints } = newCast()
    const command = quoted(await scripts.write('pid', 'console.error(process.pid)\nsay(legal(question))'))
    await troupe.botFor(command, 0).decide(question)
    await expect.poll(() => complaints.length).toBe(1)
    const processId = Number(complaints[0]?.replace('seat 0: ', ''))
    expect(isRunning(processId)).toBe(true)
    endAll(leash)
    await expect.poll(() => isRunning(processId)).toBe(false)
    await expect(async () => troupe.botFor(command, 1).decide(question)).rejects.toThrow('everything ends')
    await troupe.close()
  })
})

describe('a program that cannot be started', () => {
  it('is told from one that can', async () => {
    expect(await whyNotStarted(['./no such program'])).toBe('cannot be started: there is no such program')
    expect(await whyNotStarted([`${process.execPath}/bot`])).toBe('cannot be started: there is no such program')
    expect(await whyNotStarted(['/'])).toBe('cannot be started: it may not be run')
    expect(await whyNotStarted([process.execPath, '-e', '0'])).toBeNull()
  })
})
