import { en } from '../src/words/en.ts'
import { toComeToRest } from './atRest.ts'
import { EVERYTHING_SOON, EVERY_DOUBLE } from './deals.ts'
import { TABLE_PARTS, troublesOnPage } from './fitAudit.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { DOUBLE_CASES, saveAndRead } from './record.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

// Sounds are on here: nothing may go wrong in them, either.
test.use({ settings: { speed: 'instant', confirmations: false, muted: false } })

for (const table of EVERY_DOUBLE) {
  const title = `a game of ${table.seats.length} is played to the podium, with every auction and every case of a double`
  test(title, async ({ page }) => {
    await openTable(page, table)
    const summaries: string[] = []
    await playerAt(page).playUntil(async (question) => {
      if (question === 'the next season') summaries.push(await page.getByRole('heading', { level: 1 }).innerText())
      return false
    })
    expect(summaries).toEqual(['one', 'two', 'three', 'four'].map((name) => `Season ${name} closes`))

    const shown = await page.getByRole('list', { name: en.over.money }).getByRole('listitem').allInnerTexts()
    const record = await saveAndRead(page)
    expect([...record.auctions].toSorted()).toEqual(['fixed_price', 'hidden', 'one_offer', 'open'])
    expect([...record.doubles].toSorted()).toEqual(DOUBLE_CASES.toSorted())
    const { money, setup } = record.state
    const amounts = shown.map((line) => Number(line.split('\n').at(-1)))
    expect(amounts).toEqual(money.toSorted((a, b) => b - a))
    for (const line of shown) {
      const [, name = '', amount] = line.split('\n')
      const seat = name === en.you ? 0 : setup.players.indexOf(name)
      expect(Number(amount), name).toBe(money[seat])
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole game is played, and everything fits, whatever is asked', async ({ page }) => {
    await openTable(page, EVERYTHING_SOON)
    const asked = new Set<Question>()
    await playerAt(page).playUntil(async (question) => {
      asked.add(question)
      if (question === 'the next season') return false
      await toComeToRest(page)
      expect(await page.evaluate(troublesOnPage, { scrolls: false, needed: TABLE_PARTS }), question).toEqual([])
      return false
    })
    expect(asked).toEqual(new Set<Question>([...USUAL_QUESTIONS, 'the next season']))
    expect((await saveAndRead(page)).state.phase.name).toBe('finished')
  })
})
