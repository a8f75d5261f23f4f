import { formatTableCode } from '@modern-art/protocol'
import { en } from '../src/words/en.ts'
import { expectToFitDisplays } from './displayFit.ts'
import { codeIn, openOnlineTable, openSettings, start, stripOn } from './onlineTable.ts'
import { expect, test } from './people.ts'
import { CUT, wireTo } from './wire.ts'

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({
  viewport: { width: 800, height: 600 },
  tolerated: new RegExp(`${CUT.source}|answered 4\\d\\d|status of 4\\d\\d`),
})

const { display: words, faults, room, connection } = en.online

test(
  'a display says how others come, that it has lost its connection, and why it shows no game',
  { tag: '@long' },
  async ({ come, baseURL }) => {
    const wire = await wireTo(baseURL ?? '')
    const ana = await come('Ana')
    const { page: display } = await come('the display', { home: wire.address })
    const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
    await display.goto(`/display/${codeIn(table)}`)
    await expect(display.getByRole('heading', { name: words.join })).toBeVisible()
    // The server of the tests is one that no phone can reach; where one can, this is where codes are typed.
    await expect(display.getByText(room.onlyHere)).toBeVisible()
    await expect(display.getByText(/\/friends/)).toBeVisible()
    // A screen is nobody who watches.
    const eve = await come('Eve')
    await eve.page.goto(table)
    await expect(ana.page.getByText(room.watching(1), { exact: true })).toBeVisible()

    wire.cut()
    await expect(stripOn(display)).toContainText(connection.reconnecting(0))
    wire.mend()
    await expect(stripOn(display)).toContainText(connection.back)

    await openSettings(ana.page)
    const spectators = ana.page.getByRole('checkbox', { name: new RegExp(`^${room.spectators.name}`) })
    await spectators.click({ force: true })
    await expect(spectators).not.toBeChecked()
    await start(ana)
    await expect(display.getByRole('alert')).toContainText(faults.no_spectators)
    await expect(display.getByRole('heading', { name: words.join })).toHaveCount(0)
    wire.close()
  },
)

test('the game on a display fits every screen, upright or lying', async ({ come }) => {
  const ana = await come('Ana')
  const { page: display } = await come('the display')
  const eve = await come('Eve')
  const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 5 })
  await display.goto(`/display/${codeIn(table)}`)
  await start(ana)
  await eve.page.goto(table)
  const line = display.getByText(words.small(formatTableCode(codeIn(table))))
  await expect(line).toContainText(room.watching(1))
  await expectToFitDisplays(display, line)
})
