import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openAt } from '../../testing/openPage.tsx'
import type { Position } from '../../testing/positions.ts'
import { stopTime } from '../../testing/stopTime.ts'
import { button, hand, part } from '../../testing/tableParts.ts'
import { WorkerInProcess } from '../../testing/workerInProcess.ts'
import type { FromWorker } from '../../worker/messages.ts'
import { en } from '../../words/en.ts'

const { watching } = en.table
const BOTS = ['easy', 'medium', 'sniper'] as const

const NEW_GAME: Position = { when: ({ phase }) => phase.name === 'awaiting_card_play' }

/** The last season is nearly over. */
const LAST_CARDS: Position = {
  when: ({ past, played, phase }) => past.length === 3 && played.length > 8 && phase.name === 'awaiting_card_play',
}

/** All that tables say from now on, in order. */
function overhear(): () => readonly FromWorker[] {
  const told = vi.spyOn(WorkerInProcess.prototype, 'dispatchEvent')
  return () => told.mock.calls.flatMap(([event]) => ('data' in event ? (event.data as readonly FromWorker[]) : []))
}

/** How many moves there were when the table last spoke of it. */
function movesIn(said: readonly FromWorker[]): number {
  const messages = said.flatMap((each) => (each.type === 'told' && each.message.type !== 'reply' ? [each.message] : []))
  return messages.at(-1)?.screen.moves ?? 0
}

function hands(): HTMLElement[] {
  return part('body').queryAllByRole('list', { name: /’s hand$/ })
}

describe('a table of bots', () => {
  it('plays to the podium by itself', async () => {
    await openAt(LAST_CARDS, { seats: BOTS })
    await expect.poll(() => screen.queryByRole('list', { name: en.over.money })).not.toBeNull()
  })

  it('can be stopped by somebody who watches, goes on move by move, and shows its hands', async () => {
    const pass = stopTime()
    const said = overhear()
    const moves = (): number => movesIn(said())
    const user = await openAt(NEW_GAME, { seats: BOTS, settings: { speed: 'normal', confirmations: false } })
    expect(part('main').getByText(watching.title)).toBeDefined()
    await pass(3000)
    await user.click(button(watching.pause))
    expect(button(watching.goOn)).toBeDefined()
    // What was on its way may still come.
    await pass(3000)
    const before = moves()
    await pass(10_000, 250)
    expect(moves()).toBe(before)

    await user.click(button(watching.step))
    await pass(3000)
    expect(moves()).toBe(before + 1)
    for (const taken of [2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop
      await user.keyboard('s')
      // oxlint-disable-next-line no-await-in-loop
      await pass(3000)
      expect(moves()).toBe(before + taken)
    }

    await user.click(button(watching.showHands))
    expect(hands()).toHaveLength(3)
    const [first] = hands()
    const [card] = first === undefined ? [] : within(first).getAllByRole('listitem')
    expect(card?.textContent).toMatch(/, (Open|One|Hidden|Fixed|Double)/)
    await user.click(button(watching.hideHands))
    expect(hands()).toEqual([])

    await user.keyboard('k')
    expect(button(watching.pause)).toBeDefined()
    await pass(20_000)
    expect(moves()).toBeGreaterThan(before + 6)
  })
})

it('where a person plays nobody’s hand is to be had', async () => {
  const said = overhear()
  await openAt(NEW_GAME, { seats: ['person', 'medium', 'sniper'] })
  expect(hand()).toBeDefined()
  expect(part('body').queryByRole('button', { name: watching.showHands })).toBeNull()
  expect(said().map(({ type }) => type)).toContain('told')
  expect(said().map(({ type }) => type)).not.toContain('hands')
})
