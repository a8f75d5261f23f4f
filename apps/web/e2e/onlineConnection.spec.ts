import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { answerAtOnce, playOnline } from './onlinePlayer.ts'
import { openOnlineTable, sitDown, start, stripOn } from './onlineTable.ts'
import { expect, messagesTo, test } from './people.ts'
import type { Come, Person } from './people.ts'
import { numberIn } from './player.ts'
import type { Question } from './player.ts'
import { CUT, wireTo } from './wire.ts'
import type { CutWire } from './wire.ts'

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 } })

/** What is asked in each kind of auction, and what a seat is then seen to do. */
const KINDS: readonly (readonly Question[])[] = [
  ['a bid'],
  ['one offer'],
  ['a sealed bid'],
  ['a price', 'to buy'],
  ['a second painting'],
]

/** What is said when the connection is there again: a bid may have come too late. */
const BACK_OR_LOST = new RegExp(`${en.online.connection.back}|${en.online.connection.lost.bid}`)

const DEEDS: ReadonlySet<string> = new Set([
  'second_offered',
  'second_declined',
  'bid_placed',
  'passed',
  'bid_sealed',
  'price_set',
])

test.describe('where the network is lost', () => {
  test.use({ tolerated: new RegExp(`${CUT.source}|answered 4\\d\\d|status of 4\\d\\d`) })
  let wire: CutWire
  test.beforeEach(async ({ baseURL }) => {
    wire = await wireTo(baseURL ?? '')
  })
  test.afterEach(() => wire.close())

  /** A game that the two play, with a bot; Ana's network can be cut. */
  const anaBehindWire = async (come: Come): Promise<{ readonly ana: Person; readonly ben: Person }> => {
    const ben = await come('Ben')
    const ana = await come('Ana', { home: wire.address })
    const table = await openOnlineTable(ben, { pace: 'untimed', chairs: 3 })
    await sitDown(ana, table)
    await start(ben)
    return { ana, ben }
  }

  test('what was pressed while the network was lost, and came too late, is said not to be done', async ({ come }) => {
    const { ana, ben } = await anaBehindWire(come)
    const { page } = ana

    // Ben bids more while she is away: what Ana bids is not made, and she is told.
    await Promise.all([playOnline(page, isBid), playOnline(ben.page, isBid)])
    await hearAsMuch(ben, ana)
    const undone = deedsOf(ben, 1).length
    wire.cut()
    await expect(stripOn(page)).toHaveText(en.online.connection.reconnecting(0))
    const bid = page.locator('.bid-bar').getByRole('button', { name: /^Bid \d+$/ })
    const more = numberIn(await bid.innerText()) + 1
    await bid.click()
    await ben.page.getByRole('textbox', { name: en.controls.amount }).fill(String(more))
    await press(ben, en.controls.bid(more))
    await expect.poll(() => deedsOf(ben, 0).at(-1)).toBe('bid_placed')
    wire.mend()
    await expect(refusedOn(page)).toBeVisible()
    expect(deedsOf(ben, 1)).toHaveLength(undone)
  })

  const inEachKind = 'in each kind of auction, the same table is there again, and what was pressed is done once or not'
  test(inEachKind, { tag: '@long' }, async ({ come }) => {
    const { ana, ben } = await anaBehindWire(come)
    const left = new Set(KINDS)
    let seat = 1
    for (;;) {
      let isEnough = false
      const bensGame = playOnline(ben.page, never, () => isEnough, 'doubles')
      await cutInEachKind(left, ana, ben, seat)
      isEnough = true
      await bensGame
      if (left.size === 0) break
      // Chance has kept a kind from her for a whole game: they play another, each one chair further on.
      await playAgain(ana, ben)
      seat = (seat + 2) % 3
    }
  })

  /** Cuts the connection in the middle of each kind of auction that is left, until none is, or the game is over. */
  async function cutInEachKind(left: Set<readonly Question[]>, ana: Person, ben: Person, seat: number): Promise<void> {
    const { page } = ana
    const kindOf = (question: Question | null): readonly Question[] | undefined =>
      [...left].find((kind) => question !== null && kind.includes(question))
    while (left.size > 0) {
      // A double is played as soon as there is one.
      const asked = await playOnline(page, (question) => kindOf(question) !== undefined, never, 'doubles')
      const kind = kindOf(asked)
      if (asked === null || kind === undefined) return
      left.delete(kind)
      await test.step(`in the tunnel: ${asked}`, async () => {
        await hearAsMuch(ben, ana)
        const before = deedsOf(ben, seat).length
        wire.cut()
        await expect(stripOn(page)).toHaveText(en.online.connection.reconnecting(0))
        await (asked === 'to buy' ? press(ana, en.controls.pass) : answerAtOnce(page, asked))
        wire.mend()
        await expect(stripOn(page)).toContainText(asked === 'a bid' ? BACK_OR_LOST : en.online.connection.back)
        // In an open auction others may have bid more by then: that is said.
        const told = async (): Promise<number> => (asked === 'a bid' ? refusedOn(page).count() : 0)
        await expect.poll(async () => deedsOf(ben, seat).length - before + (await told())).toBe(1)
      })
    }
  }

  test(
    'a page from before a new server is told to reload, and loses nothing by that',
    { tag: '@long' },
    async ({ come }) => {
      const ben = await come('Ben')
      const ana = await come('Ana', { home: wire.address })
      const { page } = ana
      await page.addInitScript(speakAsOldPage)
      const table = await openOnlineTable(ben, { pace: 'untimed', chairs: 3 })
      await sitDown(ana, table)
      await start(ben)
      let isEnough = false
      const bensGame = playOnline(
        ben.page,
        () => false,
        () => isEnough,
      )
      // Something that only she can answer.
      const asked = await playOnline(page, (question) => question === 'a painting')
      expect(asked).toBe('a painting')
      const hand = await page.locator('.hand').getByRole('listitem').count()

      // The server is another from now on; she plays a card while it starts.
      await page.evaluate(() => sessionStorage.setItem('speaks-as-old-page', 'yes'))
      wire.cut()
      await expect(stripOn(page)).toContainText(en.online.connection.reconnecting(0))
      await answerAtOnce(page, 'a painting')
      wire.mend()
      await expect(stripOn(page)).toContainText(en.online.faults.old_page)
      await expect(page.locator('.hand').getByRole('listitem')).not.toHaveCount(0)

      // What is loaded again is new, and sends what was not answered.
      await page.evaluate(() => sessionStorage.removeItem('speaks-as-old-page'))
      await page.getByRole('button', { name: en.trouble.reload }).click()
      await expect(page.locator('.hand').getByRole('listitem')).toHaveCount(hand - 1)
      await expect(stripOn(page)).toHaveCount(0)
      await playOnline(page, (question) => question === 'a painting')
      isEnough = true
      await bensGame
    },
  )

  test('a page from before a new server that only comes to a table is told so, too', async ({ come }) => {
    const ana = await come('Ana')
    const ben = await come('Ben')
    const table = await openOnlineTable(ana)
    await ben.page.addInitScript(speakAsOldPage)
    await ben.page.goto('/rules')
    await ben.page.evaluate(() => sessionStorage.setItem('speaks-as-old-page', 'yes'))
    await ben.page.goto(table)
    await expect(ben.page.getByRole('alert')).toContainText(en.online.faults.old_page)
    await ben.page.evaluate(() => sessionStorage.removeItem('speaks-as-old-page'))
    await ben.page.getByRole('button', { name: en.trouble.reload }).click()
    await expect(ben.page.getByRole('button', { name: en.online.room.sitDown })).toBeVisible()
  })
})

/** In the page, before all else: what it says of its version is that of an older page, while it is told to. */
function speakAsOldPage(): void {
  // The page gets this one function, with all that it uses.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isOld = (): boolean => sessionStorage.getItem('speaks-as-old-page') !== null
  const ask = globalThis.fetch
  globalThis.fetch = (address, init) => {
    const headers = new Headers(init?.headers)
    if (isOld() && headers.has('X-Modern-Art-Protocol')) headers.set('X-Modern-Art-Protocol', '0')
    return ask(address, { ...init, headers })
  }
  globalThis.WebSocket = class extends WebSocket {
    override send(data: string): void {
      super.send(isOld() ? data.replace(/"protocol":\d+/, '"protocol":0') : data)
    }
  }
}

/** Why what was pressed last was not done. */
function refusedOn(page: Page): Locator {
  return page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`${en.refusals.amount_too_low}|${en.refusals.stale_decision}`) })
}

function never(): boolean {
  return false
}

function isBid(question: Question): boolean {
  return question === 'a bid'
}

async function press({ page }: Person, name: string): Promise<void> {
  await page.locator('.bid-bar').getByRole('button', { name, exact: true }).click()
}

/** Waits until one person has heard of all moves that another has heard of: their pages hear them one after the other. */
async function hearAsMuch(one: Person, other: Person): Promise<void> {
  const moves = movesHeardBy(other)
  await expect.poll(() => movesHeardBy(one)).toBeGreaterThanOrEqual(moves)
}

/** How many moves of the game somebody was told of. */
function movesHeardBy({ wire }: Person): number {
  return messagesTo(wire).reduce((moves, message) => {
    if (message.type === 'welcome') return message.screen.moves
    return (message.type === 'update' ? message.changes.screen.moves : undefined) ?? moves
  }, 0)
}

/** What a seat has done, as somebody else was told. */
function deedsOf({ wire }: Person, seat: number): readonly string[] {
  return messagesTo(wire).flatMap((message) =>
    message.type === 'update'
      ? message.events.flatMap((event) =>
          DEEDS.has(event.type) && 'seat' in event && event.seat === seat ? [event.type] : [],
        )
      : [],
  )
}

/** Everybody wants another game, and gets there. */
async function playAgain(...people: readonly Person[]): Promise<void> {
  const before = people[0]?.page.url() ?? ''
  for (const { page } of people) await page.getByRole('button', { name: en.over.again }).click()
  for (const { page } of people) {
    await expect(page).not.toHaveURL(new URL(before).pathname)
    await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  }
}
