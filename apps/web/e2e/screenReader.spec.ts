import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { readerOf } from './axTree.ts'
import type { Reader } from './axTree.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

/** What was heard ends with this question. */
function ending(question: string): RegExp {
  return new RegExp(`${question.replaceAll('?', String.raw`\?`)}$`)
}

/** How what was heard last is answered: by the first button whose name fits. */
const ANSWERS: readonly (readonly [heard: RegExp, presses: readonly RegExp[]])[] = [
  [ending(en.banner.playCard), [/, (Double auction|Open auction|One offer|Hidden auction|Fixed price)$/, /^Play /]],
  [ending(en.banner.addSecond), [/, (Open auction|One offer|Hidden auction|Fixed price)$/, /^(Add|Play) /]],
  [ending(en.banner.cannotAdd), [/^Decline$/]],
  [/(Your bid\? At least \d+|Open the bidding\?|Going… bid \d+ or it’s sold)$/, [/^Pass$/]],
  [ending(en.banner.cannotRaise), [/^Pass$/]],
  [/One offer: bid at least 1?\d or pass$/, [/^Bid \d+$/]],
  [/One offer: bid at least \d+ or pass$/, [/^Pass$/]],
  [ending(en.banner.sealBid), [/^(Raise the amount by 5|Lower the amount by 1)$/, /^Bid \d+$/]],
  [ending(en.banner.sealOwn), [/^(Raise the amount by 5|Lower the amount by 1)$/, /^Bid \d+$/]],
  [ending(en.banner.setPrice), [/^(Raise the amount by 5|Lower the amount by 1)$/, /^Ask \d+$/]],
  [/Buy for 1?\d, or pass\?$/, [/^Buy for \d+$/]],
  [/(Buy for \d+, or pass\?|is more than you have)$/, [/^Pass$/]],
]

/** Presses the first button of this name, once there is one; not if something else is said meanwhile. */
async function press(reader: Reader, name: RegExp, heard: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const things = await reader.things()
        const found = things.find((thing) => thing.role === 'button' && !thing.disabled && name.test(thing.name))
        return (found !== undefined && (await reader.press(found))) || (await reader.heard()) !== heard
      },
      `${heard}: ${String(name)}`,
    )
    .toBe(true)
}

/** So many kinds of questions, and the way one answers them, come early in this game. */
const KINDS = 5

test('one plays by roles, names and what the live region says alone', async ({ page }) => {
  expect(await playByEar(page, KINDS)).toBe(KINDS)
})

test('a season is played by roles, names and what the live region says alone', { tag: '@long' }, async ({ page }) => {
  expect(await playByEar(page, Infinity)).toBeGreaterThanOrEqual(KINDS)
  const reader = await readerOf(page)
  expect(await isOver(reader)).toBe(true)
  // What the season came to is there to be read as well.
  const things = await reader.things()
  expect(things.some(({ role, name }) => role === 'heading' && name === plain(en.season.title(1)))).toBe(true)
  expect(things.filter(({ role }) => role === 'columnheader').map(({ name }) => name)).toContain(en.season.fromBank)
})

/** Until so many kinds of questions are answered, or the season is over; tells how many were. */
async function playByEar(page: Page, kinds: number): Promise<number> {
  await openTable(page, EVERYTHING_SOON)
  const reader = await readerOf(page)
  const answered = new Set<RegExp>()
  let last = ''
  for (let turn = 0; turn < 200 && answered.size < kinds; turn += 1) {
    // Something new is said that ends with a question, or the season is over.
    let heard = ''
    await expect
      .poll(async () => {
        heard = await reader.heard()
        const asks = heard !== last && ANSWERS.some(([question]) => question.test(heard))
        return asks || (await isOver(reader))
      }, `after: ${last}`)
      .toBe(true)
    if (await isOver(reader)) break
    last = heard
    const answer = ANSWERS.find(([question]) => question.test(heard))
    expect(answer, heard).toBeDefined()
    if (answer === undefined) break
    answered.add(answer[0])
    for (const name of answer[1]) await press(reader, name, heard)
  }
  return answered.size
}

async function isOver(reader: Reader): Promise<boolean> {
  return (await reader.things()).some(({ role, name }) => role === 'button' && name === en.season.next(2))
}
