import { beforeEach, describe, expect, it } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import { openAt } from '../testing/openPage.tsx'
import { OPEN_AUCTION } from '../testing/positions.ts'
import { stopTime } from '../testing/stopTime.ts'
import { button, log, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

const POSITION = { ...OPEN_AUCTION, players: ['Ada', 'Ben', 'Cleo', 'Dora'] }

describe('after "Out" in an open auction, at normal speed', () => {
  let pass: ReturnType<typeof stopTime>
  let user: UserEvent

  beforeEach(async () => {
    pass = stopTime()
    const seats = ['person', 'accountant', 'sniper', 'accountant'] as const
    user = await openAt(POSITION, { seats, settings: { speed: 'normal', confirmations: false } })
    await user.click(button(en.controls.out))
  })

  it('the rest of the lot is told at once, and then who bought it', async () => {
    // What was being shown already, and the own pass, take their time: a second at most.
    await pass(1000)
    expect(document.querySelector('.verdict')?.textContent).toMatch(/Sold to \w+ for \d+/)
    // The log has all the bids that were not shown.
    expect(log().textContent.match(/(Ben|Cleo|Dora) bids \d+/g)?.length).toBeGreaterThan(2)
  })

  it('a skip leads to the next decision, whatever the others do before it', async () => {
    const skip = (): HTMLElement | null =>
      part('header').queryByRole('button', { name: new RegExp(`^${en.table.skipShow}`) })
    for (let waited = 0; skip() === null; waited += 200) {
      if (waited > 5000) throw new Error('nothing is shown')
      // What came before the "Out" takes its time first.
      // oxlint-disable-next-line no-await-in-loop
      await pass(200)
    }
    await user.keyboard(' ')
    // To show what the others do until then would take many times as long.
    const isAsked = (): boolean => skip() === null && document.querySelector('.bid-bar') !== null
    for (let waited = 0; !isAsked(); waited += 50) {
      if (waited > 1000) throw new Error('what is skipped takes its time')
      // oxlint-disable-next-line no-await-in-loop
      await pass(50)
    }
    expect(isAsked()).toBe(true)
  })
})
