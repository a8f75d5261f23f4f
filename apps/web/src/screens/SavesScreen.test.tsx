import { parseTranscript, replay, winnersOf } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inDatabase } from '../saves/database.ts'
import type { SaveSummary } from '../saves/savedGame.ts'
import { glanceAt } from '../testing/glance.ts'
import { keptFiles } from '../testing/keptFiles.ts'
import { openAt, openPage } from '../testing/openPage.tsx'
import { FINISHED, ONE_OFFER_ABOVE_14, fileOf } from '../testing/positions.ts'
import type { Position } from '../testing/positions.ts'
import { reloadPage } from '../testing/reloadPage.ts'
import { alertText, amountField, button, hand, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'
import { plain } from '../words/Rich.tsx'

/** Names by which a file tells which bots there were. */
const ONE_OFFER: Position = { ...ONE_OFFER_ABOVE_14, players: ['Ada', 'Pia', 'Marek'] }

const ONE_LOT: Position = { when: ({ lots }) => lots.length === 1 }

/** Seat 0 is to seal a bid, as the first of all; everybody can pay 47. */
const SEALED_BY_ALL: Position = {
  when: ({ phase, money }) =>
    phase.name === 'auction' && phase.bidding.type === 'hidden' && money.every((amount) => amount > 50),
}

function games(): HTMLElement[] {
  return document.querySelector('main > ul, main ul') === null ? [] : part('main').queryAllByRole('listitem')
}

function theGame(): HTMLElement {
  const [game, ...others] = games()
  if (game === undefined || others.length > 0) throw new Error(`there are ${games().length} games`)
  return game
}

function main(): string {
  return document.querySelector('main')?.textContent ?? ''
}

function everything(): string {
  return document.body.textContent
}

/** Chooses a file in the list of games. */
async function chooseFile(text: string, user = openPage('/games')): Promise<UserEvent> {
  await giveFile(user, text)
  return user
}

async function giveFile(user: UserEvent, text: string): Promise<void> {
  await expect.poll(() => part('body').queryByLabelText(en.saves.import)).not.toBeNull()
  await user.upload(
    part('main').getByLabelText(en.saves.import),
    new File([text], 'game.json', { type: 'application/json' }),
  )
}

/** Who is to play on at a seat of the game from a file. */
function seat(number: number): HTMLSelectElement {
  return part('main').getByRole('combobox', { name: new RegExp(`^${en.setUp.seat(number)}`) })
}

async function chooseSeats(user: UserEvent, kinds: readonly string[]): Promise<void> {
  await expect.poll(() => part('main').queryAllByRole('combobox').length).toBeGreaterThan(0)
  for (const [index, kind] of kinds.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await user.selectOptions(seat(index + 1), kind)
  }
}

async function atTable(): Promise<void> {
  await expect.poll(() => document.documentElement.dataset['screen'], { message: 'a table on the page' }).toBe('table')
}

/** Makes the list of games what an older version left: without results. */
async function forgetResults(): Promise<void> {
  const all = await inDatabase('readonly', (store) => store('summaries').getAll() as IDBRequest<SaveSummary[]>)
  for (const { result: _, ...older } of all) {
    // oxlint-disable-next-line no-await-in-loop
    await inDatabase('readwrite', (store) => store('summaries').put(older))
  }
}

describe('the games on this device', () => {
  it('go on where they were, and are deleted when asked for twice', async () => {
    const user = await openAt(ONE_OFFER)
    const before = await glanceAt()
    await user.click(button(en.table.menu, part('header')))
    await user.click(button(new RegExp(`^${en.table.leave}`), part('dialog')))
    await expect.poll(() => part('body').queryByRole('link', { name: en.menu.saved })).not.toBeNull()
    await user.click(part('body').getByRole('link', { name: en.menu.saved }))
    await expect.poll(games).toHaveLength(1)
    expect(theGame().textContent).toContain('Ada, Pia and Marek')
    expect(theGame().textContent).toContain(en.saves.season(1))
    await user.click(within(theGame()).getByRole('link', { name: en.saves.open }))
    await atTable()
    expect(await glanceAt()).toEqual(before)

    const later = reloadPage('/games')
    await expect.poll(games).toHaveLength(1)
    const remove = (): HTMLElement => within(theGame()).getByRole('button')
    expect(remove().textContent).toBe(en.saves.remove)
    await later.click(remove())
    expect(remove().textContent).toBe(en.saves.reallyRemove)
    const again = reloadPage()
    await expect.poll(games).toHaveLength(1)
    expect(remove().textContent).toBe(en.saves.remove)
    // A double click would be one answer.
    await again.click(remove())
    await again.keyboard('{Enter}')
    await expect.poll(main).toContain(en.saves.none)
    reloadPage()
    await expect.poll(main).toContain(en.saves.none)
  })

  it('say who won once they are over; those that an older version kept are listed all the same', async () => {
    const file = fileOf(FINISHED)
    const { money, setup } = stateIn(file)
    const [winner = 0] = winnersOf(money)
    const player = await chooseFile(file)
    await chooseSeats(player, ['person', 'easy', 'medium'])
    await player.click(button(en.saves.goOn))
    await expect.poll(() => part('body').queryByRole('list', { name: en.over.money })).not.toBeNull()
    reloadPage('/games')
    await expect.poll(games).toHaveLength(1)
    const who = { name: setup.players[winner] ?? '', you: winner === 0 }
    const won = plain(en.saves.won([who], money[winner] ?? 0))
    expect(theGame().textContent).toContain(won)
    expect(theGame().querySelector('img.seat-portrait')).not.toBeNull()

    await forgetResults()
    const user = reloadPage()
    await expect.poll(games).toHaveLength(1)
    expect(theGame().textContent).toContain(en.saves.finished)
    expect(theGame().querySelector('img.seat-portrait')).toBeNull()
    await user.click(within(theGame()).getByRole('link', { name: en.saves.open }))
    await expect.poll(() => part('body').queryByRole('list', { name: en.over.money })).not.toBeNull()
    reloadPage('/games')
    await expect.poll(games).toHaveLength(1)
    expect(theGame().textContent).toContain(won)
  })

  it('hide a sealed bid over a reload, and the device goes to the next person', async () => {
    const user = await chooseFile(fileOf(SEALED_BY_ALL))
    await chooseSeats(user, ['person', 'person', 'person'])
    await user.click(button(en.saves.goOn))
    await takeDevice(user, 'Ada')
    await user.clear(amountField())
    await user.type(amountField(), '47')
    await user.click(button(en.controls.sealedBid(47)))
    await expect.poll(() => readyButton('Ben')).not.toBeNull()
    const people = reloadPage()
    await expect.poll(() => readyButton('Ben')).not.toBeNull()
    expect(everything()).not.toContain('47')
    for (const name of ['Ben', 'Cleo']) {
      // One after the other.
      // oxlint-disable-next-line no-await-in-loop
      await takeDevice(people, name)
      expect(hand().isConnected).toBe(true)
      expect(everything()).not.toContain('47')
      // oxlint-disable-next-line no-await-in-loop
      await people.click(button(en.controls.noBid))
    }
    await expect.poll(everything).toMatch(/Ada\s*47/)
  })
})

/** With which somebody says that the device is theirs now. */
function readyButton(name: string): HTMLElement | null {
  return part('body').queryByRole('button', { name: en.handover.ready(name) })
}

async function takeDevice(user: UserEvent, name: string): Promise<void> {
  await expect.poll(() => readyButton(name)).not.toBeNull()
  await user.click(button(en.handover.ready(name)))
  await atTable()
}

describe('a game from a file', () => {
  it('goes on where it was saved, with whom one likes', async () => {
    const files = keptFiles()
    const user = await openAt(ONE_OFFER)
    const before = await glanceAt()
    await user.click(button(en.table.menu, part('header')))
    await user.click(button(new RegExp(`^${en.over.export}`), part('dialog')))
    await expect.poll(files).toHaveLength(1)
    const [text = ''] = await files()

    const later = await chooseFile(text, reloadPage('/games'))
    await expect.poll(() => seat(1).value).toBe('person')
    expect(seat(2).value).toBe('easy')
    expect(seat(3).value).toBe('medium')
    await later.click(button(en.saves.goOn))
    await atTable()
    expect(await glanceAt()).toEqual(before)
    reloadPage('/games')
    await expect.poll(games, { message: 'the game, and the one from its file' }).toHaveLength(2)

    const others = await chooseFile(text, reloadPage('/games'))
    await chooseSeats(others, ['easy', 'person', 'hoarder'])
    await others.click(button(en.saves.goOn))
    await atTable()
    await expect.poll(() => part('.table-players').getAllByRole('listitem')[1]?.textContent).toContain('You')
  })

  it('must be one; another can be chosen', async () => {
    const good = fileOf(ONE_LOT)
    const user = openPage('/games')
    for (const bad of ['', 'nonsense', '{}', good.replace('"seat": 0', '"seat": 7')]) {
      // oxlint-disable-next-line no-await-in-loop
      await giveFile(user, bad)
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(alertText).toContain('That file is not a saved game')
      expect(part('main').queryByRole('button', { name: en.saves.goOn })).toBeNull()
      // oxlint-disable-next-line no-await-in-loop
      await giveFile(user, good)
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(alertText).toBeNull()
    }
    await user.click(button(en.saves.goOn))
    await atTable()
    expect(hand().isConnected).toBe(true)
  })

  it('with a move against the rules is told apart when it is opened', async () => {
    const [config = ''] = fileOf(ONE_LOT).split('"actions"')
    const user = await chooseFile(`${config}"actions": [{ "type": "pass", "seat": 0 }]}`)
    await expect.poll(() => part('main').queryByRole('button', { name: en.saves.goOn })).not.toBeNull()
    await user.click(button(en.saves.goOn))
    await expect.poll(alertText).toContain('This game can’t be read')
    await user.click(part('body').getByRole('link', { name: en.trouble.menu }))
    await expect.poll(() => part('body').queryByRole('link', { name: en.menu.setUp })).not.toBeNull()
  })
})

it('a game that nobody knows is told so, and a good one opens after it', async () => {
  await openAt(ONE_OFFER)
  const before = await glanceAt()
  const good = location.pathname
  expect(good).toMatch(/^\/game\/\w{8,}/)
  const unknown = reloadPage('/game/nobody-knows-it')
  await expect.poll(alertText).toContain(en.trouble.notFound)
  await unknown.click(part('body').getByRole('link', { name: en.trouble.menu }))
  await expect.poll(() => part('body').queryByRole('link', { name: en.menu.saved })).not.toBeNull()
  await unknown.click(part('body').getByRole('link', { name: en.menu.saved }))
  await expect.poll(games).toHaveLength(1)
  await unknown.click(within(theGame()).getByRole('link', { name: en.saves.open }))
  await atTable()
  expect(await glanceAt()).toEqual(before)
  expect(location.pathname).toBe(good)
})

/** What the engine tells of a file. */
function stateIn(text: string): GameState {
  const read = parseTranscript(text)
  const last = read.ok ? replay(read.transcript).steps.at(-1) : undefined
  if (last === undefined) throw new Error('that is no game')
  return last.state
}
