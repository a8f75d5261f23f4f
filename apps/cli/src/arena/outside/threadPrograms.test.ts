import { describe, expect, it } from 'vitest'
import { firstQuestion } from '../../testing/firstQuestion.ts'
import { isRunning, scriptFolder } from '../../testing/scripts.ts'
import { endAll, newProcessTable } from './processTable.ts'
import type { ProcessTable } from './processTable.ts'
import { whyNotStarted } from './program.ts'
import type { Command } from './program.ts'
import { newThreadPrograms } from './threadPrograms.ts'
import type { ThreadPrograms } from './threadPrograms.ts'

const scripts = scriptFolder()
const question = firstQuestion()
const LIMITS = { timeLimit: 20_000, timeToStart: 20_000 }

interface Cast {
  readonly programs: ThreadPrograms
  readonly processes: ProcessTable
  readonly complaints: readonly string[]
}

function newPrograms(): Cast {
  const processes = newProcessTable(6)
  const complaints: string[] = []
  const programs = newThreadPrograms(processes, LIMITS, (line) => {
    complaints.push(line)
    return Promise.resolve()
  })
  return { programs, processes, complaints }
}

function quoted(command: Command): string {
  return command.map((word) => `"${word}"`).join(' ')
}

describe('the programs of a thread', () => {
  it('are one for every seat that a command plays, and their errors are told with the seat', async () => {
    const { programs, complaints } = newPrograms()
    const command = quoted(await scripts.write('named', 'console.error(asked)\nsay(legal(question))'))
    expect(programs.botFor(command, 0)).toBe(programs.botFor(command, 0))
    await programs.botFor(command, 0).decide(question)
    await programs.botFor(command, 2).decide(question)
    await programs.botFor(command, 0).decide(question)
    await programs.close()
    expect(complaints.toSorted()).toEqual(['seat 0: 1', 'seat 0: 2', 'seat 2: 1'])
  })

  it('do not repeat their errors when they end again and again', async () => {
    const { programs, complaints } = newPrograms()
    const bot = programs.botFor(quoted(await scripts.write('broken', "console.error('oh')\nprocess.exit(1)")), 1)
    for (let asked = 0; asked < 3; asked += 1) {
      // One question follows the other.
      // oxlint-disable-next-line no-await-in-loop
      await expect(async () => bot.decide(question)).rejects.toThrow('ended with status 1')
    }
    await programs.close()
    expect(complaints).toEqual(['seat 1: oh'])
  })

  it('are ended with their process table, and none is started after that', async () => {
    const { programs, processes, complaints } = newPrograms()
    const command = quoted(await scripts.write('pid', 'console.error(process.pid)\nsay(legal(question))'))
    await programs.botFor(command, 0).decide(question)
    await expect.poll(() => complaints.length).toBe(1)
    const processId = Number(complaints[0]?.replace('seat 0: ', ''))
    expect(isRunning(processId)).toBe(true)
    endAll(processes)
    await expect.poll(() => isRunning(processId)).toBe(false)
    await expect(async () => programs.botFor(command, 1).decide(question)).rejects.toThrow('everything ends')
    await programs.close()
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
