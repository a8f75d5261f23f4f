import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { openTable } from './setUp.ts'
import { allSaid, overhear } from './tableTalk.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

/**
 * In the table's worker: its messages say that a bot plays for seat 0 and that seat 1 is away, until the seat is taken back.
 * A table of one device never says so; one that others play at does.
 */
const PLAYED_FOR = `
  const tell = self.postMessage.bind(self)
  let last = null
  let standIn = true
  let more = 0
  const changed = (told) => {
    const { screen } = told.message
    const occupants = screen.occupants.map((occupant, seat) =>
      seat === 0 ? { ...occupant, standIn } : seat === 1 ? { kind: 'person', present: !standIn, standIn: false } : occupant)
    return { ...told, message: { ...told.message, screen: { ...screen, occupants, revision: screen.revision + more } } }
  }
  self.postMessage = (all) => tell(all.map((news) => {
    if (news.type !== 'told' || news.message.type === 'reply') return news
    last = news
    return changed(news)
  }))
  self.addEventListener('message', ({ data }) => {
    if (data.type !== 'take_back') return
    standIn = false
    more += 1
    const events = [{ type: 'seat_taken_back', seat: 0 }, { type: 'person_came', seat: 1 }]
    tell([changed({ ...last, message: { type: 'update', events, screen: last.message.screen } })])
  })
`

test('a person for whom a bot plays sees so, sees who is away, and takes the seat back', async ({ page }) => {
  await prepareWorker(page, PLAYED_FOR)
  await overhear(page)
  await openTable(page, EVERYTHING_SOON)
  const seats = page.getByRole('list', { name: en.table.players }).getByRole('listitem')
  await expect(page.getByText(en.controls.standIn)).toBeVisible()
  await expect(seats.filter({ visible: true }).nth(0)).toContainText(en.standInRole)
  await expect(seats.filter({ visible: true }).nth(1)).toContainText(en.awayRole)

  await page.getByRole('button', { name: en.controls.takeBack }).click()
  await expect(page.getByText(en.controls.standIn)).toBeHidden()
  await expect(seats.filter({ visible: true }).nth(0)).not.toContainText(en.standInRole)
  await expect(seats.filter({ visible: true }).nth(1)).not.toContainText(en.awayRole)
  const taken = (await allSaid(page)).find(({ message }) => message.type === 'take_back')
  expect(taken?.message).toEqual({ type: 'take_back', seat: 0 })
})
