import { formatTableCode, shardOf } from '@modern-art/protocol'
import { safety } from '../src/words/en/safety.ts'
import { en } from '../src/words/en.ts'
import { codeIn, openOnlineTable, openSettings, sitDown, start, startButton } from './onlineTable.ts'
import { expect, test } from './people.ts'
import { lineField, linesOn, opensTalk, say } from './talking.ts'

const { friends, room, talk, calls, goodbyes, faults } = en.online

test('with a known name it is three presses to a game with friends: play, copy, start', async ({ come }) => {
  const { page, context, wire } = await come('Ana', { settings: { playerName: 'Ana' } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('button', { name: friends.open.private }).click()
  await page.getByRole('button', { name: room.copy }).click()
  await expect(page.getByText(room.copied).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await startButton(page).click()
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  // By this a balancer sends everybody at the table to the same node.
  expect(wire.addresses.at(-1)).toContain(`shard=${shardOf(codeIn(page.url()))}`)
})

test('an open table is listed until it is full; whoever is removed is told; a code leads there; it is handed on', async ({
  come,
}) => {
  const ana = await come('Ana-Sofia')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const table = await openOnlineTable(ana, { access: 'open', chairs: 3 })
  const listed = { name: friends.joinLabel(friends.hosted(ana.name)) }
  await ana.page.getByRole('combobox', { name: room.whoSits(3) }).selectOption('easy')
  await cleo.page.goto('/friends')
  await expect(cleo.page.getByRole('link', listed)).toBeVisible()

  // Ben finds it in the list, and sits down.
  await ben.page.goto('/friends')
  await ben.page.getByRole('link', listed).click()
  await expect(ben.page).toHaveURL(table)
  await ben.page.getByRole('textbox', { name: en.online.name.label }).fill(ben.name)
  await ben.page.getByRole('button', { name: room.sitDown, exact: true }).click()
  await ben.page.getByRole('button', { name: room.beReady }).click()
  await expect(ana.page.locator('.room-chair').nth(1)).toContainText(room.ready)
  await expect(cleo.page.getByRole('link', listed)).toHaveCount(0)

  // At a table for everyone there are calls alone, and nobody has to hear them.
  await expect(ben.page.getByText(talk.callsOnly)).toBeVisible()
  await expect(lineField(ben.page)).toHaveCount(0)
  const lines = linesOn(ana.page)
  await ben.page.getByRole('button', { name: calls.hello }).click()
  await expect(lines).toContainText(calls.hello)
  await ana.page.getByRole('button', { name: room.blockOrReport('Ben', false) }).click()
  await expect(ana.page.getByRole('dialog').getByRole('button', { name: safety.block.action('Ben') })).toBeVisible()
  // Nobody would read a report on this server.
  await expect(ana.page.getByRole('dialog')).not.toContainText(safety.report.action('Ben'))
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: safety.block.action('Ben') })
    .click()
  await expect(ana.page.getByText(safety.block.done('Ben'))).toBeVisible()
  await ana.page.keyboard.press('Escape')
  await ben.page.getByRole('button', { name: calls.bargain }).click()
  await ana.page.getByRole('button', { name: calls.laugh }).click()
  await expect(lines).toContainText(calls.laugh)
  await expect(lines).not.toContainText('Ben')
  await ana.page.getByRole('button', { name: room.blockOrReport('Ben', false) }).click()
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: safety.block.undo('Ben') })
    .click()
  await expect(ana.page.getByText(safety.block.undone('Ben'))).toBeVisible()
  await ana.page.keyboard.press('Escape')
  await ben.page.getByRole('button', { name: calls.wow }).click()
  await expect(lines).toContainText(calls.wow)
  await expect(lines).not.toContainText(calls.bargain)

  // The host removes Ben, for good.
  await ana.page.getByRole('button', { name: room.removeLabel('Ben') }).click()
  await ana.page.getByRole('button', { name: room.reallyRemoveLabel('Ben') }).click()
  await expect(ben.page.getByText(goodbyes.removed)).toBeVisible()
  await ben.page.goto(table)
  await expect(ben.page.getByRole('alert')).toContainText(faults.removed)

  // Cleo types the code as it was read to her.
  await expect(cleo.page.getByRole('link', listed)).toBeVisible()
  const code = cleo.page.getByRole('textbox', { name: friends.code })
  await code.fill('KXRT')
  await cleo.page.getByRole('button', { name: friends.join, exact: true }).click()
  await expect(cleo.page.getByRole('alert')).toContainText(friends.codeFault.short(4))
  await code.fill(formatTableCode(codeIn(table)).toLowerCase())
  await cleo.page.getByRole('button', { name: friends.join, exact: true }).click()
  await expect(cleo.page).toHaveURL(table)
  await cleo.page.getByRole('textbox', { name: en.online.name.label }).fill(cleo.name)
  await cleo.page.getByRole('button', { name: room.sitDown, exact: true }).click()
  await expect(cleo.page.getByRole('button', { name: room.beReady })).toBeVisible()

  // The host goes, and Cleo is the host.
  await ana.page.getByRole('button', { name: en.table.leave }).click()
  await expect(ana.page.getByText(goodbyes.left)).toBeVisible()
  await expect(cleo.page.getByRole('heading', { level: 1, name: room.titleYours })).toBeVisible()
  await start(cleo)
})

test('at a private table people type, before the game and during it', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
  await sitDown(ben, table)
  await say(ben.page, 'Same time <b>next</b> week?')
  await expect(linesOn(ana.page)).toContainText('Same time <b>next</b> week?')
  await start(ana)
  await opensTalk(ben.page).click()
  await say(ben.page, 'Is it?')
  await ben.page.getByRole('button', { name: calls.well_played }).click()
  const opens = opensTalk(ana.page)
  await expect(opens).toContainText(talk.unread(2))
  await opens.click()
  await expect(linesOn(ana.page)).toContainText('Is it?')
  await ana.page.keyboard.press('Escape')
  await expect(opens).not.toContainText(talk.unread(2))
})

test(
  'whoever sits down, gets ready or says another name by keys stays where they are',
  { tag: '@long' },
  async ({ come }) => {
    const ana = await come('Ana')
    const { page: ben } = await come('Ben')
    const table = await openOnlineTable(ana)
    await ben.goto('/friends')
    await ben.getByRole('button', { name: friends.open.private, exact: true }).click()
    await ben.getByRole('textbox', { name: en.online.name.label }).fill('Ben')
    await ben.keyboard.press('Enter')
    await expect(ben.getByRole('heading', { level: 1, name: room.titleYours })).toBeFocused()
    await ben.goto('/friends')
    await ben.getByRole('button', { name: friends.rename }).press('Enter')
    await ben.getByRole('textbox', { name: en.online.name.label }).fill('Benno')
    await ben.keyboard.press('Enter')
    await expect(ben.getByText(friends.as('Benno'))).toBeFocused()

    await ben.goto(table)
    const sitDownButton = ben.getByRole('button', { name: room.sitDown, exact: true })
    await expect(sitDownButton).toBeEnabled()
    await sitDownButton.press('Enter')
    await expect(ben.getByRole('button', { name: room.beReady })).toBeVisible()
    await expect(ben.getByRole('heading', { level: 1, name: room.title('Ana') })).toBeFocused()
    await ben.getByRole('button', { name: room.beReady }).press('Enter')
    await expect(ben.getByRole('button', { name: room.beNotReady })).toBeFocused()
  },
)

test('of two settings that are changed at once, both are kept', async ({ come }) => {
  const ana = await come('Ana')
  await openOnlineTable(ana)
  const { page } = ana
  await openSettings(page)
  const quick = page.getByRole('radio', { name: new RegExp(`^${en.online.paces.quick.name}`) })
  const split = page.getByRole('checkbox', { name: new RegExp(`^${en.setUp.variantNames.splitDouble.name}`) })
  await page.evaluate(
    (inputs) => {
      for (const input of inputs) (input as HTMLElement).click()
    },
    [await quick.elementHandle(), await split.elementHandle()],
  )
  // What comes after them is answered after them.
  await page.getByRole('combobox', { name: room.whoSits(3) }).selectOption('easy')
  await expect(page.locator('.room-chair').nth(2)).toContainText(room.bot)
  await expect(quick).toBeChecked()
  await expect(split).toBeChecked()
})
