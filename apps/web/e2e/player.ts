import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'

/** What every whole game asks of a person sooner or later. */
export const USUAL_QUESTIONS = [
  'a painting',
  'a second painting',
  'a bid',
  'one offer',
  'a sealed bid',
  'a price',
  'to buy',
] as const

/** What the screen asks of a person, or shows them. */
export type Question =
  | (typeof USUAL_QUESTIONS)[number]
  | 'a flip'
  | 'the next season'
  | 'the device'
  | 'bids out loud'
  | 'nothing more'
  | 'something else'

/** Up to this a lot is worth a bid, whatever it is. */
const MOST_BID = 15
const MOST_PAID = 20
/** What is bid in secret, and asked for at a fixed price. */
const WRITTEN = 11

/** Somebody who plays by what the screen says, and finds everything by its role and name in the part of the screen where it stands. */
export interface Player {
  readonly page: Page
  /** Waits until something is asked, or the game is over. */
  readonly question: () => Promise<Question>
  /** Waits until the others have nothing more to say to the standing bid of an open auction, or have sealed theirs. */
  readonly hearOthersOut: () => Promise<void>
  /** Answers it, always in the same way. */
  readonly answer: (question: Question) => Promise<void>
  /** Goes on until a question of this kind is asked, or the game is over. */
  readonly playUntil: (stop: (question: Question) => boolean | Promise<boolean>) => Promise<Question>
}

/** Which cards a person plays first; whoever plays the leftmost ends the seasons soonest. */
export type Taste = 'doubles' | 'leftmost'

/** `besides` is what else may come up that is no question. */
export function playerAt(page: Page, taste: Taste = 'doubles', besides: Locator | null = null): Player {
  // To find something by its role in the whole page takes many times as long as in a part of it.
  const bar = page.locator('.bid-bar')
  const cards = page.locator('.hand')
  const outLoud = page.locator('.shared-bidding')
  const besideTable = page.locator('main:not(.table-stage):not(.narrow-stage)')

  const controls = {
    pass: buttonIn(bar, en.controls.pass),
    decline: buttonIn(bar, en.controls.decline),
    bid: buttonIn(bar, /^Bid \d+$/),
    ask: buttonIn(bar, /^Ask \d+$/),
    buy: buttonIn(bar, /^Buy for \d+$/),
    flip: buttonIn(bar, en.controls.flip),
    play: buttonIn(bar, /^(Play|Add) /),
    amount: bar.getByRole('textbox', { name: en.controls.amount, exact: true }),
    tooHigh: bar.getByRole('alert'),
    season: buttonIn(besideTable, NEXT_SEASON),
    device: buttonIn(besideTable, /^I am /),
  }
  const chooseCard = bar.getByText(en.controls.chooseCard, { exact: true })
  const podium = besideTable.getByRole('list', { name: en.over.money })
  const hand = cards.getByRole('listitem').getByRole('button')
  // The paintings on a player's shelf are items too, but say nothing.
  const players = page.locator('.seats, .player-strip').getByRole('listitem').filter({ hasText: /\S/ })

  // One look for all buttons.
  const asking = [buttonIn(bar, ASKING), chooseCard, outLoud, controls.season, controls.device, podium]
  const anything = [...asking, ...(besides === null ? [] : [besides])].reduce((all, one) => all.or(one))

  /** In an open auction a person hears the bots out: then the same game goes the same way every time. */
  const hearOthersOut = async (): Promise<void> => {
    const others = players.filter({ hasNotText: /^You/ })
    const silent = others.filter({ hasNotText: SPOKEN })
    while ((await silent.count()) > 0) await silent.first().waitFor({ state: 'detached' })
  }

  const question = async (): Promise<Question> => {
    // Waits for it as well.
    const text = (await anything.filter({ visible: true }).first().innerText()).trim()
    if (besides !== null && (await besides.count()) > 0) return 'something else'
    const known = QUESTIONS.find(([pattern]) => pattern.test(text))
    if (known !== undefined) return known[1]
    // Passing is asked for in three kinds of auction, which the lot names.
    const kind = await page.locator('.lot').getByRole('heading').first().innerText()
    if (kind.startsWith(en.auctions.open)) return 'a bid'
    return kind.startsWith(en.auctions.fixed_price) ? 'to buy' : 'one offer'
  }

  const bidOrPass = async (): Promise<void> => {
    const [bid] = await controls.bid.allInnerTexts()
    await (bid !== undefined && numberIn(bid) <= MOST_BID ? controls.bid : controls.pass).click()
  }

  /** Writes an amount, or all the money there is. */
  const write = async (amount: number): Promise<void> => {
    await controls.amount.fill(String(amount))
    const [tooHigh] = await controls.tooHigh.allInnerTexts()
    if (tooHigh !== undefined) await controls.amount.fill(String(numberIn(tooHigh)))
  }

  const answer = async (asked: Question): Promise<void> => {
    switch (asked) {
      case 'a painting': {
        const doubles = hand.filter({ hasText: en.auctionsShort.double })
        const favourite = taste === 'doubles' && (await doubles.count()) > 0 ? doubles : hand
        if ((await controls.play.count()) === 0) await favourite.first().click()
        return controls.play.click()
      }
      case 'a second painting': {
        const fitting = cards.getByRole('button', { name: FITTING })
        if ((await page.getByText(en.banner.cannotAdd).count()) > 0) return controls.decline.click()
        if ((await controls.play.count()) === 0) await fitting.first().click()
        return controls.play.click()
      }
      case 'a bid':
        await hearOthersOut()
        return bidOrPass()
      case 'one offer':
        return bidOrPass()
      case 'a sealed bid':
        await write(WRITTEN)
        return controls.bid.click()
      case 'a price':
        await write(WRITTEN)
        return controls.ask.click()
      case 'to buy': {
        const [price] = await controls.buy.allInnerTexts()
        return (price !== undefined && numberIn(price) <= MOST_PAID ? controls.buy : controls.pass).click()
      }
      case 'a flip':
        return controls.flip.click()
      case 'the next season':
        return controls.season.click()
      case 'the device':
        return controls.device.click()
      case 'bids out loud':
        throw new Error('several people bid here: see hotSeat.ts')
      case 'something else':
        throw new Error('that is no question')
      case 'nothing more':
        throw new Error('the game is over')
    }
  }

  return {
    page,
    question,
    hearOthersOut,
    answer,
    playUntil: async (stop) => {
      for (;;) {
        const asked = await question()
        if (asked === 'nothing more' || (await stop(asked))) return asked
        await answer(asked)
      }
    },
  }
}

function buttonIn(part: Locator, name: string | RegExp): Locator {
  return part.getByRole('button', { name, exact: typeof name === 'string', disabled: false })
}

/** The way on from a season's end. */
const NEXT_SEASON = anyOf([2, 3, 4].map((season) => en.season.next(season)).concat(en.season.toTheEnd))

/** The buttons of the bar of which one is there whenever something is asked that a button answers. */
const ASKING = new RegExp(
  // A card may be chosen already, and not played.
  [anyOf([en.controls.pass, en.controls.decline, en.controls.noBid, en.controls.leave]), /^Ask \d+$/, /^Play /]
    .map(({ source }) => source)
    .join('|'),
)

/** What is asked, by what is first on the screen to answer it with. */
const QUESTIONS: readonly (readonly [RegExp, Question])[] = [
  [NEXT_SEASON, 'the next season'],
  [/^I am /, 'the device'],
  [/^Bid out loud/, 'bids out loud'],
  [/^1st/, 'nothing more'],
  [anyOf([en.controls.decline]), 'a second painting'],
  [anyOf([en.controls.chooseCard]), 'a painting'],
  [/^Play /, 'a painting'],
  [anyOf([en.controls.noBid]), 'a sealed bid'],
  [/^Ask \d+$/, 'a price'],
  [anyOf([en.controls.leave]), 'a flip'],
]

/** A seat that has nothing more to say to the standing bid, or has sealed its own, in the words of the wide table or of the narrow one. */
const SPOKEN = new RegExp(
  [en.table.doing, en.table.doingShort].flatMap(({ passed, leads, sealed }) => [passed, leads, sealed]).join('|'),
)

/** A card's name where it can be added: the reason why not is part of it otherwise. */
const FITTING = /, [^,]+, (Open auction|One offer|Hidden auction|Fixed price)$/

/** Matches each of these texts, and nothing longer. */
function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(${texts.map((text) => text.replaceAll(/[.?]/g, String.raw`\$&`)).join('|')})$`)
}

export function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
}
