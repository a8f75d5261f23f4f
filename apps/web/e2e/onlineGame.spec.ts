import { readFile } from 'node:fs/promises'
import { errors } from '@playwright/test'
import type { Page } from '@playwright/test'
import { checkDeal } from '@modern-art/engine'
import type { FairDeal } from '@modern-art/engine'
import { formatTableCode } from '@modern-art/protocol'
import type { Chair } from '@modern-art/protocol'
import { safety } from '../src/words/en/safety.ts'
import { en } from '../src/words/en.ts'
import { expectToFitDisplays } from './displayFit.ts'
import { playOnline } from './onlinePlayer.ts'
import { codeIn, openOnlineTable, sitDown, start } from './onlineTable.ts'
import { expect, messagesTo, test } from './people.ts'
import type { Person } from './people.ts'
import type { Question } from './player.ts'
import { readRecord } from './record.ts'
import { leaksTo, secretsOf } from './secrets.ts'
import { opensTalk } from './talking.ts'

const { talk } = en.online

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 } })

test('two people and a bot play a season, and others look on', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const display = await come('the display')
  const table = await openOnlineTable(ana, { chairs: 3 })
  const code = codeIn(table)
  await display.page.goto(`/display/${code}`)
  await expect(display.page.getByRole('heading', { name: en.online.display.join })).toBeVisible()
  await expect(display.page.getByRole('img', { name: en.online.room.qr })).toBeVisible()
  await expect(display.page.getByText(formatTableCode(code), { exact: true })).toBeVisible()
  await sitDown(ben, table)
  await start(ana)
  await expect(display.page.getByRole('list', { name: en.table.players })).toBeVisible()
  await expect(display.page.locator('.hand').getByRole('button')).toHaveCount(0)
  const players = [ana, ben]
  const isSeasonOver = (): boolean => display.wire.received.some((frame) => frame.includes('"tiles_placed"'))
  await Promise.all(players.map(({ page }) => playOnline(page, isSeasonOver, isSeasonOver)))
  expect(isSeasonOver()).toBe(true)
  // No hand and no purse has reached a screen that is nobody's.
  const shown = messagesTo(display.wire).flatMap((message) =>
    message.type === 'welcome' ? [message.screen.view] : message.type === 'update' ? [message.changes.view] : [],
  )
  expect(shown.length).toBeGreaterThan(20)
  for (const { hand = [], money = [] } of shown) {
    expect(hand).toEqual([])
    expect(money.filter((amount) => amount !== null)).toEqual([])
  }
})

const WHOLE_GAME =
  'three people and a bot play a whole game, others look on, nobody is told a secret, and all play again'

test(WHOLE_GAME, { tag: '@long' }, async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const dana = await come('Dana')
  const display = await come('the display')
  const table = await openOnlineTable(ana)
  const code = codeIn(table)

  // A television shows the way to the table, until the last chair is taken.
  await display.page.goto(`/display/${code}`)
  await expect(display.page.getByRole('heading', { name: en.online.display.join })).toBeVisible()
  await expect(display.page.getByRole('img', { name: en.online.room.qr })).toBeVisible()
  await expect(display.page.getByText(formatTableCode(code), { exact: true })).toBeVisible()
  await dana.page.goto(table)
  await sitDown(ben, table)
  await sitDown(cleo, table)
  await expect(display.page.getByText('Cleo')).toBeVisible()

  await start(ana)
  const onlookers = [dana, display]
  for (const { page } of onlookers) {
    await expect(page.getByRole('list', { name: en.table.players })).toBeVisible()
    await expect(page.locator('.hand').getByRole('button')).toHaveCount(0)
  }
  // Dana listens all the while.
  await opensTalk(dana.page).click()
  const players = [ana, ben, cleo]
  let ordered = false
  const playOn = ({ page, name }: Person): Promise<Question | null> =>
    playOnline(page, async (question) => {
      if (name === 'Ana' && question === 'a bid' && !ordered) ordered = await autoBid(ana, 30)
      return false
    })
  await Promise.all(players.map(playOn))
  await expect(dana.page.getByRole('dialog', { name: talk.title })).toBeVisible()
  await dana.page.keyboard.press('Escape')
  await expect(opensTalk(dana.page)).toBeVisible()
  await dana.page.getByRole('button', { name: en.season.toTheEnd }).click()

  // Ana finds the game among hers, and takes it along as a file.
  const hers = await ana.openWindow()
  await hers.goto('/friends')
  const [download] = await Promise.all([
    hers.waitForEvent('download'),
    hers.getByRole('button', { name: new RegExp(`^${en.over.export}: `) }).click(),
  ])
  const record = readRecord(await readFile(await download.path(), 'utf8'))
  expect(record.state.phase.name).toBe('finished')
  expect(record.transcript.config.players.slice(0, 3)).toEqual(['Ana', 'Ben', 'Cleo'])

  // A busy page may be too late with its random number: the numbers of the others are part of the deal.
  const { fairDeal } = record.transcript
  const added = players.filter((_, seat) => typeof fairDeal?.seats[seat]?.chance === 'string')
  expect(added.map(({ name }) => name)).toEqual(players.filter(hasRevealed).map(({ name }) => name))
  expect(checkDeal(fairDeal as FairDeal, record.transcript.config)).toEqual({
    secret: true,
    wrongChances: [],
    deck: true,
    start: true,
  })

  // The same file, opened on the same device: the deal was fair, as far as that can be told, and Ana's page was there.
  await hers.goto('/games')
  await hers.locator('input[type=file]').setInputFiles(await download.path())
  await hers.getByRole('button', { name: en.fairness.check }).click()
  await expectFairDeal(hers, hasRevealed(ana))
  await hers.close()
  // Ana's own window says the same at the podium; whoever only looked on is not asked.
  await ana.page.getByRole('button', { name: en.fairness.check }).click()
  await expectFairDeal(ana.page, hasRevealed(ana))
  await expect(ana.page.getByText(en.fairness.added(added.map(({ name }) => name)))).toBeVisible()
  await ana.page.keyboard.press('Escape')
  await expect(dana.page.getByRole('button', { name: en.fairness.check })).toHaveCount(0)
  expect(fairDeal?.table).toBe(code)
  for (const { wire } of [...players, ...onlookers]) {
    expect(messagesTo(wire).some((message) => JSON.stringify(message).includes(fairDeal?.secret ?? 'no secret'))).toBe(
      false,
    )
  }

  const secrets = (await Promise.all([...players, ...onlookers].map(secretsOf))).flat()
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(3 * players.length)
  const listeners = [
    { wire: ana.wire, seat: 0, orders: true },
    { wire: ben.wire, seat: 1 },
    { wire: cleo.wire, seat: 2 },
    { wire: dana.wire, seat: null },
    { wire: display.wire, seat: null },
  ]
  expect(ordered).toBe(true)
  for (const listener of listeners) {
    expect(leaksTo(listener, record, secrets)).toEqual([])
    expect(listener.wire.received.length).toBeGreaterThan(record.transcript.actions.length / 2)
  }
  // It would be noticed: somebody else's frames, a card too many, another's money, an unknown field, and a ticket.
  const [, , , seen] = listeners
  const spoilt = (change: (frame: string) => string): readonly string[] =>
    leaksTo(
      { seat: null, wire: { addresses: [], sent: [], received: seen?.wire.received.map(change) ?? [] } },
      record,
      secrets,
    )
  expect(leaksTo({ seat: null, wire: ben.wire }, record, []).join()).toContain('card')
  expect(spoilt((frame) => frame.replace('"hand":[]', '"hand":[69]')).join()).toContain('another view')
  expect(spoilt((frame) => frame.replace('"money":[null', '"money":[100')).join()).toContain('money of seat 0')
  expect(spoilt((frame) => frame.replace('"watching":', '"user":1,"watching":')).join()).toContain('nobody knows')
  expect(spoilt((frame) => frame.replace('"Ana"', JSON.stringify(secrets[0]))).join()).toContain('a secret')

  for (const { page } of [...players, ...onlookers]) {
    await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
  }
  // Nobody scrolls a television.
  await expectToFitDisplays(display.page, display.page.getByText(formatTableCode(code)))

  // Over the game they talk to each other still.
  await opensTalk(ben.page).click()
  await ben.page.getByRole('button', { name: en.online.calls.well_played }).click()
  await ben.page.keyboard.press('Escape')
  for (const person of [ana, cleo, dana]) await expect(opensTalk(person.page)).toContainText(talk.unread(1))
  await opensTalk(ana.page).click()
  await ana.page.getByRole('button', { name: talk.people(false), exact: true }).click()
  await ana.page.getByRole('button', { name: 'Ben', exact: true }).click()
  await ana.page.getByRole('button', { name: safety.block.action('Ben') }).click()
  await expect(ana.page.getByText(safety.block.done('Ben'))).toBeVisible()
  for (const _ of ['the person', 'the talk']) await ana.page.keyboard.press('Escape')

  // All of them want to play again; each sits one chair further on.
  const { rematch } = en.online
  await expect(ana.page.getByRole('button', { name: en.over.again })).toBeInViewport()
  await ana.page.getByRole('button', { name: en.over.again }).click()
  await expect(ben.page.getByText(rematch.want(['Ana']))).toBeVisible()
  await ben.page.getByRole('button', { name: en.over.again }).click()
  await expect(ben.page.getByText(rematch.waitsFor(['Cleo']))).toBeVisible()
  await cleo.page.getByRole('button', { name: en.over.again }).click()
  await expect(ana.page).not.toHaveURL(table)
  const next = ana.page.url()
  for (const { page } of [ben, cleo, dana]) await expect(page).toHaveURL(next)
  await expect(display.page).toHaveURL(`/display/${codeIn(next)}`)
  const namesAgain = (): readonly string[] => {
    const again = messagesTo(dana.wire).findLast(({ type }) => type === 'party')
    return again?.type === 'party' ? again.party.chairs.map((chair) => nameOn(chair)) : []
  }
  await expect.poll(namesAgain).toEqual(['Ben', 'Cleo', expect.any(String), 'Ana'])
  await expect(cleo.page.getByRole('region', { name: en.table.hand })).toBeVisible()
  // Whom Ana has blocked, she does not hear now.
  await opensTalk(ben.page).click()
  await ben.page.getByRole('button', { name: en.online.calls.hello }).click()
  await expect(opensTalk(cleo.page)).toContainText(talk.unread(1))
  await opensTalk(ana.page).click()
  await expect(ana.page.getByText(talk.none)).toBeVisible()
})

function nameOn(chair: Chair): string {
  return chair.kind === 'free' ? '' : chair.name
}

/** Gives a secret order in an open auction, and says whether it was in time. */
async function autoBid({ page }: Person, limit: number): Promise<boolean> {
  const dialog = page.getByRole('dialog', { name: en.autoBid.title })
  try {
    await page.getByRole('button', { name: en.autoBid.open }).click()
    await dialog.getByRole('textbox', { name: en.controls.amount }).fill(String(limit))
    await dialog.getByRole('button', { name: en.autoBid.thenOut(limit) }).click()
    await dialog.waitFor({ state: 'detached' })
    return true
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    await page.keyboard.press('Escape')
    return false
  }
}

/** Whether the server has taken the random number of somebody's page. */
function hasRevealed({ wire }: Person): boolean {
  const taken = new Set(messagesTo(wire).flatMap((said) => (said.type === 'answer' && said.result.ok ? said.id : [])))
  return wire.sent
    .filter((frame) => frame.includes('"reveal_chance"'))
    .some((frame) => taken.has((JSON.parse(frame.slice(2)) as [string, { readonly id: string }])[1].id))
}

/** The report on a deal: the record holds; and of a page whose number is part of the deal, everything. */
async function expectFairDeal(page: Page, isPartOfIt: boolean): Promise<void> {
  const dialog = page.getByRole('dialog')
  const { secret, numbers, deck, ...ofThePage } = en.fairness.findings
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  for (const { holds } of [secret, numbers, deck]) await expect(dialog.getByText(holds)).toBeVisible()
  if (!isPartOfIt) return
  for (const { holds } of Object.values(ofThePage)) await expect(dialog.getByText(holds)).toBeVisible()
  await expect(page.getByRole('dialog', { name: en.fairness.titles.holds })).toBeVisible()
}
