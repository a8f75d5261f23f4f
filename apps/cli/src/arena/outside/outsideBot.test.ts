import { describe, expect, it, onTestFinished } from 'vitest'
import { firstQuestion } from '../../testing/firstQuestion.ts'
import { isRunning, scriptFolder } from '../../testing/scripts.ts'
import { outsideBot } from './outsideBot.ts'
import { startProgram } from './program.ts'
import type { Command, Program } from './program.ts'

const scripts = scriptFolder()
const question = firstQuestion()

const LIMITS = { timeLimit: 20_000, timeToStart: 20_000 }
/** For programs that answer nothing but their first question. */
const SOON = { ...LIMITS, timeLimit: 500 }

interface Talk {
  /** What came of each question: the type of the action, or what went wrong. */
  readonly outcomes: readonly string[]
  readonly starts: number
  readonly programs: readonly Program[]
  readonly complaints: readonly string[]
}

/** Asks a program some questions in a row. */
async function talk(command: Command, questions: number, limits = LIMITS): Promise<Talk> {
  const programs: Program[] = []
  const complaints: string[] = []
  const start = (): Program => {
    const program = startProgram(command, (line) => {
      complaints.push(line)
      return Promise.resolve()
    })
    programs.push(program)
    onTestFinished(() => program.kill())
    return program
  }
  const bot = outsideBot(start, limits)
  const outcomes: string[] = []
  for (let asked = 0; asked < questions; asked += 1) {
    // One question follows the other.
    // oxlint-disable-next-line no-await-in-loop
    outcomes.push(await outcomeOf(bot.decide(question)))
  }
  await bot.close()
  return { outcomes, starts: programs.length, programs, complaints }
}

async function outcomeOf(answer: ReturnType<ReturnType<typeof outsideBot>['decide']>): Promise<string> {
  try {
    const { type } = await answer
    return type
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('an outside program', () => {
  it('answers one question after the other, and ends when it is told no more', async () => {
    const command = await scripts.write('good', 'say(legal(question))')
    const { outcomes, starts, programs } = await talk(command, 5)
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'play_card'))
    expect(starts).toBe(1)
    expect(await programs[0]?.ended).toBe('ended with status 0')
  })

  it('loses a move for what is no answer, and goes on', async () => {
    const command = await scripts.write(
      'babbler',
      `if (asked === 1) console.log('let me think')
      else if (asked === 2) say({ id: 99, action: {} })
      else if (asked === 3) say({ id: 3, action: { type: 'sing' } })
      else say(legal(question))`,
    )
    const { outcomes, starts } = await talk(command, 4)
    expect(outcomes).toEqual([
      'wrote a line that is no JSON: let me think',
      'was asked question 2, but answered {"id":99,"action":{}}',
      '"sing" is no type of action',
      'play_card',
    ])
    expect(starts).toBe(1)
  })

  it('is not heard twice: a late answer is none to the present question', async () => {
    const command = await scripts.write(
      'late',
      `if (asked === 1) { console.log('hm'); say({ id: 1, action: { type: 'pass', seat: 0 } }) }
      else { say({ id: 1, action: { type: 'pass', seat: 0 } }); say(legal(question)) }`,
    )
    const { outcomes } = await talk(command, 2)
    expect(outcomes).toEqual(['wrote a line that is no JSON: hm', 'play_card'])
  })

  it('loses a move for a line of absurd length, and goes on', async () => {
    const command = await scripts.write(
      'endless',
      `if (asked === 1) console.log('x'.repeat(1e6)); else say(legal(question))`,
    )
    const { outcomes, starts } = await talk(command, 2)
    expect(outcomes).toEqual(['wrote a line without end', 'play_card'])
    expect(starts).toBe(1)
  })

  it('is started again when it has died, as often as it must be if it answers in between', async () => {
    const command = await scripts.write('mortal', 'if (asked === 2) process.exit(3)\nsay(legal(question))')
    const { outcomes, starts } = await talk(command, 10)
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => ['play_card', 'ended with status 3']).flat())
    expect(starts).toBe(5)
  })

  it('is said to have been ended by a signal', async () => {
    const command = await scripts.write('murdered', "process.kill(process.pid, 'SIGTERM')\nawait new Promise(() => {})")
    const { outcomes } = await talk(command, 1)
    expect(outcomes).toEqual(['was ended by SIGTERM'])
  })

  it('is ended and started again when it does not answer in time', async () => {
    const command = await scripts.write(
      'sleeper',
      'if (asked === 2) await new Promise((resolve) => setTimeout(resolve, 1e6))\nsay(legal(question))',
    )
    const { outcomes, starts, programs } = await talk(command, 3, SOON)
    expect(outcomes).toEqual(['play_card', 'did not answer within 500 ms', 'play_card'])
    expect(starts).toBe(2)
    expect(await programs[0]?.ended).toBe('was ended by SIGKILL')
  })

  it('is ended when it writes without a line end for ever', async () => {
    const command = await scripts.write(
      'endlessly',
      `if (asked === 2) for (;;) await new Promise((resolve) => process.stdout.write('x'.repeat(1e5), resolve))
      say(legal(question))`,
    )
    expect((await talk(command, 2, SOON)).outcomes).toEqual(['play_card', 'did not answer within 500 ms'])
  })

  it('may take its time to start', async () => {
    const command = await scripts.write(
      'slow',
      'say(legal(question))',
      'await new Promise((go) => setTimeout(go, 1000))',
    )
    expect((await talk(command, 1, SOON)).outcomes).toEqual(['play_card'])
  })

  it('may close its input, and only loses its moves', async () => {
    const command = await scripts.write(
      'deaf',
      'closeSync(0)\nsay(legal(question))\nawait new Promise(() => {})',
      "import { closeSync } from 'node:fs'\nsetInterval(() => {}, 1e6)",
    )
    expect((await talk(command, 3, SOON)).outcomes).toEqual(['play_card', 'did not answer within 500 ms', 'play_card'])
  })

  it('may close its output, and only loses its moves', async () => {
    const command = await scripts.write(
      'mute',
      'if (asked === 2) { closeSync(1); await new Promise((resolve) => setTimeout(resolve, 1e6)) }\nsay(legal(question))',
      "import { closeSync } from 'node:fs'",
    )
    const { outcomes } = await talk(command, 2)
    expect(outcomes).toEqual(['play_card', 'closed its output'])
  })

  it('is given up after three restarts without an answer', async () => {
    const command = await scripts.write('hopeless', 'process.exit(1)')
    const { outcomes, starts } = await talk(command, 6)
    const died = 'ended with status 1'
    const givenUp = 'was given up after 3 restarts: it ended with status 1'
    expect(outcomes).toEqual([died, died, died, died, givenUp, givenUp])
    expect(starts).toBe(4)
  })

  it('is given up if it cannot be started any more', async () => {
    const { outcomes } = await talk(['./no such program'], 5)
    expect(outcomes[0]).toBe('cannot be started: there is no such program')
    expect(outcomes[4]).toContain('was given up after 3 restarts')
  })

  it('says on its error output what it likes', async () => {
    const command = await scripts.write('chatty', "console.error('asked', asked)\nsay(legal(question))")
    expect((await talk(command, 2)).complaints).toEqual(['asked 1', 'asked 2'])
  })

  it('takes all that it has started with it when it ends', async () => {
    const command = await scripts.write(
      'parent',
      `const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
      child.unref()
      console.error(child.pid)
      say(legal(question))`,
      "import { spawn } from 'node:child_process'",
    )
    const { outcomes, complaints, programs } = await talk(command, 1)
    expect(outcomes).toEqual(['play_card'])
    expect(await programs[0]?.ended).toBe('ended with status 0')
    await expect.poll(() => complaints.map(Number).filter(isRunning)).toEqual([])
    expect(complaints).toHaveLength(1)
  })
})
