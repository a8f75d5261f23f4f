import type { Locator, Page } from '@playwright/test'
import { NO_VARIANTS, formatTranscript } from '@modern-art/engine'
import type { WrittenConfig } from '@modern-art/engine'
import { botSeat } from '../src/setUp/readyMade.ts'
import { openSeeded } from './seededGame.ts'
import { en } from '../src/words/en.ts'
import type { NewSeat, Pace } from '../src/newGame/newGame.ts'
import type { OpponentName } from '@modern-art/bots/roster'

/** A person by name, or a bot. */
type Seated = { readonly person: string } | OpponentName

export interface TableWanted {
  readonly seats: readonly Seated[]
  /** The same name deals the same cards. */
  readonly deal: string
  readonly pace?: Pace
  readonly money?: keyof typeof en.setUp.moneyKinds
  readonly mysteryHand?: boolean
}

/** Opens a table of this device as it is once it has been set up; setting up is tested where `setTableUp` is used. */
export async function openTable(
  page: Page,
  { seats, deal, pace = 'untimed', money = 'hidden', mysteryHand = false }: TableWanted,
): Promise<void> {
  const seated: NewSeat[] = []
  for (const one of seats) {
    seated.push(typeof one === 'string' ? botSeat(one, seated) : { kind: 'person', name: one.person })
  }
  const config: WrittenConfig = {
    players: seated.map(({ name }) => name),
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand, openMoney: money === 'open' },
    startingSeat: null,
    seed: deal,
  }
  const transcript = formatTranscript({ config, actions: [] })
  await openSeeded(page, { transcript, seats: seated, pace, memoryAid: money === 'memory' })
}

/** Sets a table up as people do, on the page for it. The way there from the menu is walked by keys in keyboard.spec.ts. */
export async function setTableUp(page: Page, wanted: TableWanted): Promise<void> {
  await page.goto('/new')
  await fillIn(page, wanted)
  await page.getByRole('button', { name: en.setUp.start }).click()
}

export async function fillIn(
  page: Page,
  { seats, deal, pace, money, mysteryHand = false }: TableWanted,
): Promise<void> {
  const kinds = page.getByRole('combobox', { name: en.setUp.kind })
  await kinds.first().waitFor()
  for (let count = await kinds.count(); count < seats.length; count += 1) {
    await page.getByRole('button', { name: en.setUp.addSeat }).click()
  }
  for (let count = await kinds.count(); count > seats.length; count -= 1) {
    await page
      .getByRole('button', { name: en.setUp.removeSeat('') })
      .last()
      .click()
  }
  for (const [seat, seated] of seats.entries()) {
    const place = en.setUp.seat(seat + 1)
    const kind = page.getByRole('combobox', { name: `${place}: ${en.setUp.kind}` })
    if (typeof seated === 'string') await kind.selectOption(seated)
    else {
      await kind.selectOption('person')
      await page.getByRole('textbox', { name: `${place}: ${en.setUp.name}` }).fill(seated.person)
    }
  }
  if (pace !== undefined) await radio(page, en.setUp.paces[pace].name).check()
  if (money !== undefined) await radio(page, en.setUp.moneyKinds[money].name).check()
  await page.getByText(en.setUp.more).click()
  if (mysteryHand) await page.getByRole('checkbox', { name: en.setUp.variantNames.mysteryHand.name }).check()
  await page.getByRole('textbox', { name: en.setUp.deal }).fill(deal)
}

/** Its name comes first; what it is about follows. */
function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) })
}
