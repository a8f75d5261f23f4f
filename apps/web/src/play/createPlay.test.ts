import { auctionTypeOf, choicesFor } from '@modern-art/engine'
import type { Action, Card, Seat } from '@modern-art/engine'
import { welcomeFor } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import type { OpenLink, TableLink } from '../link/tableLink.ts'
import { page, settle } from '../testing/pageInMemory.ts'
import { tableElsewhere } from '../testing/tableInMemory.ts'
import type { TableElsewhere } from '../testing/tableInMemory.ts'
import { arrivalOf } from './arrivals.ts'

function cardOf({ table }: TableElsewhere, seat: Seat): Card {
  const choice = choicesFor(table.table().state, seat).find(({ type }) => type === 'play_card')
  return choice?.type === 'play_card' ? (choice.cards[0] ?? -1) : -1
}

function playCard(elsewhere: TableElsewhere, seat: Seat): Exclude<Action, { type: 'hammer' }> {
  return { type: 'play_card', seat, card: cardOf(elsewhere, seat) }
}

/** The first lot of these games is sold in an open auction; everybody passes until it is gone. */
async function sellUnsold(elsewhere: TableElsewhere): Promise<void> {
  const { table } = elsewhere
  for (const seat of [0, 1, 2]) {
    const { decision } = table.table()
    table.put({ type: 'acted', seat, actionId: `pass ${seat} ${decision}`, decision, action: { type: 'pass', seat } })
  }
  await settle()
}

describe('a play', () => {
  it('shows the table that it opens, and says what its person does', async () => {
    const elsewhere = tableElsewhere()
    const { play, store, crank } = page(elsewhere.linkFor(0))
    expect(store.getState().status).toBe('opening')
    await settle()
    expect(store.getState()).toMatchObject({ status: 'open', people: [0], looking: { at: 'seat', seat: 0 } })
    play.act(playCard(elsewhere, 0))
    expect(store.getState().acting).toBe(true)
    await settle()
    crank()
    expect(store.getState().acting).toBe(false)
    expect(store.getState().screen?.moves).toBe(1)
  })

  it('acts at a table that lives on after a reload: no table takes its first action for a resend', async () => {
    const elsewhere = tableElsewhere()
    const before = page(elsewhere.linkFor(0))
    await settle()
    before.play.act(playCard(elsewhere, 0))
    await settle()
    before.play.putGameAway()
    const after = page(elsewhere.linkFor(0))
    await settle()
    after.play.act({ type: 'pass', seat: 0 })
    await settle()
    expect(elsewhere.table.table().actions).toHaveLength(2)
  })

  it('matches replies to what was sent by its id', async () => {
    const elsewhere = tableElsewhere()
    let hear: Parameters<OpenLink>[1] = () => {}
    const sent: string[] = []
    const open: OpenLink = (opening, heard, died) => {
      hear = heard
      const link = elsewhere.linkFor(0)(opening, heard, died)
      const silent: TableLink = { ...link, act: ({ actionId }) => sent.push(actionId) }
      return silent
    }
    const { play, store } = page(open)
    await settle()
    play.act(playCard(elsewhere, 0))
    const refusal = { code: 'paused', message: 'the table is paused' } as const
    const reply = (actionId: string): void =>
      hear({ type: 'told', to: 0, message: { type: 'reply', actionId, result: { ok: false, refusal } } })
    reply('of another page')
    expect(store.getState()).toMatchObject({ acting: true, refusal: null })
    reply(sent[0] ?? '')
    expect(store.getState()).toMatchObject({ acting: false, refusal: { code: 'paused', decision: 0 } })
    play.act(playCard(elsewhere, 0))
    expect(new Set(sent).size).toBe(2)
  })

  it('keeps waiting for an action while an order is answered', async () => {
    const elsewhere = tableElsewhere()
    const open: OpenLink = (opening, heard, died) => ({
      ...elsewhere.linkFor(1)(opening, heard, died),
      act: () => {},
    })
    const { play, store, crank } = page(open)
    await settle()
    elsewhere.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: playCard(elsewhere, 0) })
    await settle()
    crank()
    play.act({ type: 'bid', seat: 1, amount: 5 })
    play.giveOrder(1, { type: 'out' })
    await settle()
    crank()
    expect(elsewhere.table.table().orders[1]).toEqual({ type: 'out' })
    expect(store.getState()).toMatchObject({ acting: true, screen: { order: { type: 'out' } } })
  })

  it('passes over an update that its welcome has told already', async () => {
    const elsewhere = tableElsewhere()
    let hear: Parameters<OpenLink>[1] = () => {}
    const news: Parameters<Parameters<OpenLink>[1]>[0][] = []
    const open: OpenLink = (opening, heard, died) => {
      hear = heard
      return elsewhere.linkFor(0)(
        opening,
        (each) => {
          news.push(each)
          heard(each)
        },
        died,
      )
    }
    const { store, crank } = page(open)
    await settle()
    elsewhere.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: playCard(elsewhere, 0) })
    await settle()
    crank()
    const update = news.findLast((each) => each.type === 'told' && each.message.type === 'update')
    hear({ type: 'told', to: 0, message: welcomeFor(elsewhere.table.table(), 0, 0) })
    const events = store.getState().events.length
    if (update !== undefined) hear(update)
    crank()
    expect(update).toBeDefined()
    expect(store.getState().events).toHaveLength(events)
  })
})

describe('a play at a table that is not this device’s', () => {
  it('notes what is left on the clocks when a message is received, not when it is shown', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(1))
    await settle()
    made.now = 5000
    elsewhere.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: playCard(elsewhere, 0) })
    await settle()
    made.now = 5700
    made.crank()
    const { screen } = made.store.getState()
    expect(screen?.moves).toBe(1)
    expect(screen === null ? null : arrivalOf(screen)).toBe(5000)
  })

  it('has live controls within a second of a message, whatever is being shown and however slow the speed', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(1), 5)
    await settle()
    elsewhere.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: playCard(elsewhere, 0) })
    await settle()
    expect(made.store.getState().beat).not.toBeNull()
    expect(made.crank()).toBeLessThanOrEqual(1000.001)
    await sellUnsold(elsewhere)
    expect(made.crank()).toBeLessThanOrEqual(1000.001)
    expect(made.store.getState()).toMatchObject({ beat: null, screen: { moves: 4 } })
  })

  it('pauses nothing while its tab is hidden, a season is read or something at the table is', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(1))
    await settle()
    made.play.lookAway()
    made.play.readSeason(1)
    const release = made.play.holdShow()
    await settle()
    expect(elsewhere.table.table().paused).toBe(false)
    elsewhere.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: playCard(elsewhere, 0) })
    await settle()
    made.crank()
    expect(made.store.getState().screen?.moves).toBe(1)
    release()
  })

  it('offers the page of a season that has ended, and takes it away when its reader is asked something new', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(2), 0)
    const seller = page(elsewhere.linkFor(1), 0)
    const offeredToSeller = new Set<number | null>()
    seller.store.subscribe(({ seasonRead }) => void offeredToSeller.add(seasonRead))
    await settle()
    const { table } = elsewhere
    for (let turn = 0; table.table().state.past.length === 0; turn += 1) {
      const { state, decision } = table.table()
      for (const seat of [0, 1, 2]) {
        const [choice] = choicesFor(state, seat)
        const action: Action | null =
          choice?.type === 'play_card'
            ? { type: 'play_card', seat, card: choice.cards[0] ?? -1 }
            : choice?.type === 'submit_bid'
              ? { type: 'submit_bid', seat, amount: 0 }
              : choice?.type === 'set_price'
                ? { type: 'set_price', seat, price: 1 }
                : choice?.type === 'offer_second' || choice?.type === 'decline_second'
                  ? { type: 'decline_second', seat }
                  : { type: 'pass', seat }
        table.put({ type: 'acted', seat, actionId: `${turn} ${seat}`, decision, action })
      }
      // One turn after the other, as people take them.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
    }
    // Seat 1 plays the first card of the next season: its clock runs, and no page stands before it.
    expect(seller.store.getState().screen?.asked).toEqual([1])
    expect([...offeredToSeller]).toEqual([null])
    expect(made.store.getState().seasonRead).toBe(1)
    table.put({ type: 'left', seat: 0 })
    await settle()
    expect(made.store.getState()).toMatchObject({ seasonRead: 1, screen: { occupants: [{ present: false }, {}, {}] } })
    const { state, decision } = table.table()
    const card = state.hands[1]?.find((held) => auctionTypeOf(held) === 'open') ?? -1
    table.put({ type: 'acted', seat: 1, actionId: 'next', decision, action: { type: 'play_card', seat: 1, card } })
    await settle()
    expect(made.store.getState()).toMatchObject({ seasonRead: null, screen: { asked: [0, 1, 2] } })
  })

  it('shows who leaves and who comes back', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(1), 0)
    await settle()
    const present = (): unknown => made.store.getState().screen?.occupants[0]
    elsewhere.table.put({ type: 'left', seat: 0 })
    await settle()
    expect(present()).toMatchObject({ present: false })
    elsewhere.table.put({ type: 'joined', seat: 0 })
    await settle()
    expect(present()).toMatchObject({ present: true })
    expect(made.store.getState().events.slice(-2)).toEqual([
      { type: 'person_left', seat: 0 },
      { type: 'person_came', seat: 0 },
    ])
  })

  it('hears nothing more of a game that is put away', async () => {
    const elsewhere = tableElsewhere()
    const made = page(elsewhere.linkFor(0))
    made.play.putGameAway()
    await settle()
    expect(made.store.getState().status).toBe('closed')
  })

  it('lets somebody who watches stop nothing', async () => {
    const elsewhere = tableElsewhere()
    const open: OpenLink = (opening, heard, died) =>
      elsewhere.linkFor(0)(opening, (news) => heard(news.type === 'opened' ? { ...news, people: [] } : news), died)
    const { play, store } = page(open)
    await settle()
    play.stopBots()
    expect(store.getState()).toMatchObject({ stopped: false, isOwn: false })
  })

  it('shows that a stand-in plays, and lets its person take the seat back', async () => {
    const occupants = [0, 1, 2].map((seat) => ({ kind: 'person', present: true, standIn: seat === 1 }) as const)
    const elsewhere = tableElsewhere(undefined, { absence: { standIn: 'medium', grace: 0 } }, occupants)
    const made = page(elsewhere.linkFor(1))
    await settle()
    expect(made.store.getState().screen?.occupants[1]).toMatchObject({ standIn: true })
    made.play.takeBack(1)
    await settle()
    made.crank()
    expect(made.store.getState().screen?.occupants[1]).toMatchObject({ standIn: false })
  })
})
