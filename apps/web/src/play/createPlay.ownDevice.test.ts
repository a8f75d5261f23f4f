import { auctionTypeOf } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { OpenLink } from '../link/tableLink.ts'
import { page, settle } from '../testing/pageInMemory.ts'
import { tableHere } from '../testing/tableInMemory.ts'
import { arrivalOf } from './arrivals.ts'

describe('a play at a table of this device', () => {
  it('lets the table wait for the screen, and pauses it while nobody sees it', async () => {
    const here = tableHere(['person', 'medium', 'easy'])
    const { play } = page(here.link)
    await settle()
    expect(here.asked).toEqual(['look 0', 'shown 0'])
    play.lookAway()
    play.lookAway()
    play.lookBack()
    expect(here.asked.slice(2)).toEqual(['pause', 'resume'])
  })

  it('notes what is left on the clocks when the screen is shown: until then they stand still', async () => {
    const here = tableHere(['person', 'medium', 'easy'])
    const made = page(here.link)
    await settle()
    const { screen } = made.store.getState()
    made.now = 5000
    const [choice] = screen?.choices ?? []
    const card = choice?.type === 'play_card' ? (choice.cards[0] ?? -1) : -1
    made.play.act({ type: 'play_card', seat: 0, card })
    await settle()
    made.now = 9000
    made.crank()
    const drawn = made.store.getState().screen
    expect(drawn?.moves).toBe(1)
    expect(drawn === null ? null : arrivalOf(drawn)).toBe(9000)
  })

  it('hands the device over without anything of the person who had it', async () => {
    const here = tableHere(['person', 'person', 'person'])
    const made = page(here.link, 0)
    const strangers: unknown[] = []
    made.store.subscribe(({ screen, looking }) => {
      const eyes = looking.at === 'seat' ? looking.seat : null
      if (screen !== null && screen.view.seat !== eyes) strangers.push([looking, screen.view.seat])
    })
    await settle()
    expect(made.store.getState()).toMatchObject({ looking: { at: 'handover', to: 0 } })
    made.play.takeDevice()
    await settle()
    const { screen } = made.store.getState()
    expect(screen?.view.seat).toBe(0)
    const card = screen?.view.hand.find((held) => auctionTypeOf(held) === 'hidden') ?? -1
    made.play.act({ type: 'play_card', seat: 0, card })
    await settle()
    // Everybody seals a bid: the person who has the device first, then the others, one after the other.
    for (const seat of [0, 1, 2]) {
      made.play.takeDevice()
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const drawn = made.store.getState()
      expect(drawn.screen?.view.seat).toBe(seat)
      made.play.act({ type: 'submit_bid', seat, amount: 0 })
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const after = made.store.getState()
      expect(after.looking.at === 'seat' ? after.looking.seat : null).not.toBe(seat)
      expect(after.screen?.view.hand ?? []).toEqual([])
    }
    expect(here.asked).toEqual(expect.arrayContaining(['look 0', 'look 1', 'look 2']))
    expect(strangers, 'what is drawn for other eyes').toEqual([])
  })

  it('draws nothing of an answer that comes when others look', async () => {
    const here = tableHere(['person', 'person', 'person'])
    let hear: Parameters<OpenLink>[1] = () => {}
    const sent: string[] = []
    const open: OpenLink = (opening, heard, died) => {
      hear = heard
      return { ...here.link(opening, heard, died), act: ({ actionId }) => void sent.push(actionId) }
    }
    const made = page(open, 0)
    await settle()
    made.play.takeDevice()
    await settle()
    made.play.act({ type: 'play_card', seat: 0, card: 0 })
    made.play.backToTable()
    const refusal = { code: 'stale_decision', message: 'too late' } as const
    hear({ type: 'told', to: 0, message: { type: 'reply', actionId: sent[0] ?? '', result: { ok: false, refusal } } })
    expect(made.store.getState().refusal).toBeNull()
  })
})
