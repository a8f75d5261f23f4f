import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { parseTranscript, replay, winnersOf } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { putGameAway } from '../play/play.ts'
import { inDatabase } from '../saves/database.ts'
import { listGames } from '../saves/saves.ts'
import { openAt, openPage } from '../testing/openPage.tsx'
import { FINISHED, ONE_OFFER_ABOVE_14, fileOf } from '../testing/positions.ts'
import { button, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'
import { plain } from '../words/Rich.tsx'

function stateIn(file: string): GameState {
  const read = parseTranscript(file)
  const last = read.ok ? replay(read.transcript).steps.at(-1) : undefined
  if (last === undefined) throw new Error('that is no game')
  return last.state
}

/** The page of saved games, loaded anew, once the list is there. */
async function openGames(): Promise<UserEvent> {
  cleanup()
  putGameAway()
  const user = openPage('/games')
  const main = (): string => document.querySelector('main')?.textContent ?? ''
  await expect.poll(() => games().length > 0 || main().includes(en.saves.none)).toBe(true)
  return user
}

function games(): HTMLElement[] {
  return screen.queryAllByRole('listitem')
}

function game(): HTMLElement {
  const [only] = games()
  if (only === undefined) throw new Error('there is no game in the list')
  return only
}

async function choose(user: UserEvent, file: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen')
  await user.upload(input, new File([file], 'game.json', { type: 'application/json' }))
}

/** All of a game that can be seen by the person who is asked. */
function glance(): readonly (string | undefined)[] {
  return ['.hand', '.table-players', 'main', '.table-log'].map((at) => document.querySelector(at)?.textContent)
}

describe('a saved game', () => {
  it('is in the list, goes on where it was, and is deleted when asked for twice', async () => {
    await openAt(ONE_OFFER_ABOVE_14)
    const before = glance()
    let user = await openGames()
    expect(game().textContent).toContain(en.saves.season(1))
    await user.click(within(game()).getByRole('link', { name: en.saves.open }))
    await expect.poll(() => document.querySelector('.bid-bar')).not.toBeNull()
    expect(glance()).toEqual(before)

    user = await openGames()
    const remove = (): HTMLElement => within(game()).getByRole('button')
    expect(remove().textContent).toBe(en.saves.remove)
    await user.click(remove())
    expect(remove().textContent).toBe(en.saves.reallyRemove)
    user = await openGames()
    expect(remove().textContent).toBe(en.saves.remove)
    await user.click(remove())
    await user.click(remove())
    await expect.poll(games).toEqual([])
    expect(part('main').getByText(en.saves.none)).toBeDefined()
    await openGames()
    expect(games()).toEqual([])
  })

  it('says who won once it is over, and one that an older version kept is listed all the same', async () => {
    const { money, setup } = stateIn(fileOf(FINISHED))
    const [winner = 0] = winnersOf(money)
    const who = { name: setup.players[winner] ?? '', you: winner === 0 }
    const won = plain(en.saves.won([who], money[winner] ?? 0))
    await openAt(FINISHED)
    expect(part('main').getByRole('list', { name: en.over.money })).toBeDefined()
    await openGames()
    expect(game().textContent).toContain(won)
    expect(game().querySelector('img.seat-portrait')).not.toBeNull()

    await forgetResults()
    const user = await openGames()
    expect(game().textContent).toContain(en.saves.finished)
    expect(game().querySelector('img.seat-portrait')).toBeNull()
    await user.click(within(game()).getByRole('link', { name: en.saves.open }))
    await expect.poll(() => screen.queryByRole('list', { name: en.over.money })).not.toBeNull()
    await expect.poll(async () => (await listGames())[0]?.result).toBeDefined()
    await openGames()
    expect(game().textContent).toContain(won)
  })

  it('that nobody knows is told so', async () => {
    openPage('/game/nobody-knows-it')
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain(en.trouble.notFound)
  })
})

describe('a file', () => {
  const good = fileOf({ when: ({ lots }) => lots.length === 1 })

  it.each(['', 'nonsense', '{}', good.replace('"seat": 0', '"seat": 7')])(
    'that is no game says so, and another can be chosen: %#',
    async (bad) => {
      const user = await openGames()
      await choose(user, bad)
      await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('That file is not a saved game')
      expect(screen.queryByRole('button', { name: en.saves.goOn })).toBeNull()
      await choose(user, good)
      await expect.poll(() => screen.queryByRole('alert')).toBeNull()
      await user.click(button(en.saves.goOn))
      await expect.poll(() => document.querySelector('.hand')).not.toBeNull()
    },
  )

  it('goes on with those whom one likes', async () => {
    const user = await openGames()
    await choose(user, good)
    await expect.poll(() => screen.queryAllByRole('combobox').length).toBe(3)
    const seats = screen.getAllByRole('combobox')
    for (const [seat, kind] of ['easy', 'person', 'hoarder'].entries()) {
      // oxlint-disable-next-line no-await-in-loop
      await user.selectOptions(seats[seat] ?? document.body, kind)
    }
    await user.click(button(en.saves.goOn))
    await expect.poll(() => document.querySelector('.hand')).not.toBeNull()
    const players = part('.table-wide').getByRole('list', { name: en.table.players })
    expect(players.querySelector('[data-seat="1"]')?.textContent).toContain('You')
  })

  it('with a move against the rules is told apart when it is opened', async () => {
    const [config = ''] = good.split('"actions"')
    const user = await openGames()
    await choose(user, `${config}"actions": [{ "type": "pass", "seat": 0 }]}`)
    await expect.poll(() => screen.queryByRole('button', { name: en.saves.goOn })).not.toBeNull()
    await user.click(button(en.saves.goOn))
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('This game can’t be read')
    await user.click(screen.getByRole('link', { name: en.trouble.menu }))
    expect(screen.getByRole('link', { name: en.menu.setUp })).toBeDefined()
  })
})

/** Makes the list of games what an older version left: without results. */
async function forgetResults(): Promise<void> {
  await inDatabase('readwrite', (store) => {
    const all = store('summaries').getAll() as IDBRequest<Record<string, unknown>[]>
    all.addEventListener('success', () => {
      for (const { result: _, ...older } of all.result) store('summaries').put(older)
    })
    return all
  })
}
