import { always, playDeal, samplesOnly } from '@modern-art/bots'
import { NO_VARIANTS } from '@modern-art/engine'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { outsideBot } from './outsideBot.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'

const page = await readFile(new URL('../../../../../docs/outside-bots.md', import.meta.url), 'utf8')
const example = fileURLToPath(new URL('../../../examples/ten-line-bot.js', import.meta.url))

const LIMITS = { timeLimit: 1000, timeToStart: 60_000 }

interface Said {
  readonly questions: unknown[]
  readonly answers: unknown[]
}

/** All that seat 0 hears and says in the contest of which the page speaks. */
async function seatZeroOfTheContest(): Promise<Said> {
  const said: Said = { questions: [], answers: [] }
  const bots = [0, 1, 2].map((seat) =>
    outsideBot(() => {
      const program = startProgram([process.execPath, example], () => Promise.resolve())
      return seat === 0 ? listenedTo(program, said) : program
    }, LIMITS),
  )
  await playDeal(
    {
      table: { players: ['Ada', 'Ben', 'Cleo'], deck: 'rulebook', variants: NO_VARIANTS, startingSeat: null },
      seed: 'docs',
      challenger: always('example'),
      field: always('example'),
      botFor: (_, seat) => bots[seat] ?? expect.fail(`there is no seat ${seat}`),
      budget: samplesOnly(1),
      now: () => 0,
    },
    1,
  )
  await Promise.all(bots.map((bot) => bot.close()))
  return said
}

function listenedTo(program: Program, said: Said): Program {
  return {
    ...program,
    write: (line) => {
      said.questions.push(JSON.parse(line))
      program.write(line)
    },
    read: async () => {
      const heard = await program.read()
      if (heard.type === 'line') said.answers.push(JSON.parse(heard.text))
      return heard
    },
  }
}

/** It is played once. */
const heard = seatZeroOfTheContest()

describe('the page on outside bots', () => {
  it('shows a question and an answer as they are', async () => {
    const blocks = Array.from(page.matchAll(/^```json\n(.*?)^```$/gms), ([, json = '']) => JSON.parse(json) as unknown)
    const { questions, answers } = await heard
    expect(blocks).toEqual([questions[2], answers[2]])
  })

  it('names every choice, every phase and every field of a view', async () => {
    const { questions } = await heard
    const fields = new Set<string>()
    JSON.stringify(questions, (key, value: unknown) => {
      if (Number.isNaN(Number(key))) fields.add(key)
      return value
    })
    for (const field of fields) expect(page).toContain(field)
    const types = ['play_card', 'offer_second', 'decline_second', 'bid', 'pass', 'submit_bid', 'set_price', 'buy']
    for (const type of [...types, 'reveal_mystery', 'skip_mystery']) {
      expect(page).toContain(`| \`{"type":"${type}"`)
      expect(page).toContain(`\`{"type":"${type}","seat":0`)
    }
  })
})
