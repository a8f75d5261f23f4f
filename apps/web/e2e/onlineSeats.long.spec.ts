import { en } from '../src/words/en.ts'
import { playOnline } from './onlinePlayer.ts'
import { openOnlineTable, seatOf, sitDown, start, stripOn } from './onlineTable.ts'
import { expect, test } from './people.ts'

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 } })

/** How a link that was used before is answered. */
const USED = /answered 4\d\d: .*\/api\/seat|status of 4\d\d/

test.describe('one person with several windows', () => {
  test.use({ tolerated: USED })

  test('the newer of two windows plays, the older says so and takes over; a phone then takes the seat', async ({
    come,
  }) => {
    const ana = await come('Ana')
    const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
    await start(ana)
    const { page: older } = ana
    const newer = await ana.openWindow()
    const { newer_window: playsElsewhere, seat_moved: hasMoved } = en.online.goodbyes
    await newer.goto(table)
    await expect(newer.getByRole('region', { name: en.table.hand })).toBeVisible()
    await expect(stripOn(older)).toContainText(playsElsewhere)
    await expect(older.getByRole('img', { name: en.online.notConnected })).toBeVisible()
    await playOnline(newer, (question) => question === 'a painting')

    await older.getByRole('button', { name: en.online.connection.playHere }).click()
    await expect(stripOn(newer)).toContainText(playsElsewhere)
    await expect(stripOn(older)).toHaveCount(0)
    await playOnline(older, (question) => question === 'a sealed bid' || question === 'one offer')
    await newer.close()

    await older.getByRole('button', { name: en.table.menu }).click()
    // Settings are chosen without leaving the table.
    await older.getByRole('button', { name: en.settings.title }).click()
    await older.getByRole('slider', { name: en.settings.volume }).fill('20')
    await older.keyboard.press('Escape')
    await expect(older).toHaveURL(table)
    await older.getByRole('button', { name: en.online.move.title }).click()
    const link = older.getByRole('textbox', { name: en.online.move.link })
    await expect(older.getByRole('img', { name: en.online.move.qr })).toBeVisible()
    const address = await link.inputValue()
    // The server of the tests is one that no phone can reach.
    await expect(older.getByRole('dialog', { name: en.online.move.title })).toContainText(en.online.room.onlyHere)
    const phone = await come('the phone', { viewport: { width: 390, height: 844 } })
    await phone.page.goto(address)
    await expect(phone.page).toHaveURL(table)
    await expect(older.getByText(hasMoved)).toBeVisible()
    // It plays there, and the link is used up for everybody else.
    await playOnline(phone.page, (question) => question === 'a painting')
    const stranger = await come('a stranger')
    await stranger.page.goto(address)
    await expect(stranger.page.getByRole('alert')).toContainText(en.online.faults.link_used)
    await phone.page.goto(address)
    await expect(phone.page).toHaveURL(table)
  })
})

/** A minute at such a table: half of it is the grace. */
const PLAYED_FOR = { timeout: 60_000 }
const CLOSED_PAGE =
  'somebody who closes the page is played for after the grace, everybody sees it, and takes the seat back'

test(CLOSED_PAGE, async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  // At a quick table, a slow page loses its seat to a bot too, and the bots could end the game before Ben is back.
  const table = await openOnlineTable(ana, { pace: 'live', chairs: 3 })
  await sitDown(ben, table)
  await start(ana)
  const bens = seatOf(ana.page, 'Ben')
  await ben.page.close()
  await expect(bens).toContainText(en.awayRole)
  let isEnough = false
  const anasGame = playOnline(
    ana.page,
    () => false,
    () => isEnough,
  )
  await expect(bens).toContainText(en.standInRole, PLAYED_FOR)

  const back = await ben.openWindow()
  await back.goto(table)
  await expect(back.getByRole('region', { name: en.table.hand })).toBeVisible()
  await expect(seatOf(back, 'You')).not.toContainText(en.standInRole)
  await expect(bens).not.toContainText(en.standInRole)
  await expect(bens).not.toContainText(en.awayRole)
  await playOnline(back, (question) => question === 'a painting')
  isEnough = true
  await anasGame
})
