import type { Page } from '@playwright/test'
import { safety } from '../src/words/en/safety.ts'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { heardOn, listen } from './hearing.ts'
import { openOnlineTable, sitDown, start, stripOn } from './onlineTable.ts'
import { expect, test } from './people.ts'
import { lineField, linesOn, opensTalk, say } from './talking.ts'
import { CUT, wireTo } from './wire.ts'
import type { CutWire } from './wire.ts'

const { room, talk, calls, connection, faults } = en.online

/** Blocks somebody in the waiting room. */
async function block(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: room.blockOrReport(name, false) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: safety.block.action(name) })
    .click()
  await expect(page.getByText(safety.block.done(name))).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Between a dialog's closing and the event that tells of it, a busy browser does other things. */
async function tellLateOfClosing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hold = (event: Event): void => {
      event.stopImmediatePropagation()
      removeEventListener('close', hold, true)
      setTimeout(() => event.target?.dispatchEvent(new Event('close')), 2000)
    }
    addEventListener('close', hold, true)
  })
}

test.describe('where the network is lost', () => {
  test.use({ tolerated: new RegExp(`${CUT.source}|answered 4\\d\\d|status of 4\\d\\d`) })
  let wire: CutWire
  test.beforeEach(async ({ baseURL }) => {
    wire = await wireTo(baseURL ?? '')
  })
  test.afterEach(() => wire.close())

  test('what cannot be said is told and given back, and never said later', async ({ come }) => {
    const ben = await come('Ben')
    const ana = await come('Ana', { home: wire.address })
    const table = await openOnlineTable(ben)
    await sitDown(ana, table)
    wire.cut()
    await expect(stripOn(ana.page)).toBeVisible()
    await say(ana.page, 'Is anybody there?')
    const alert = ana.page.getByRole('alert')
    await expect(alert).toHaveText(connection.lost.line)
    await expect(lineField(ana.page)).toHaveValue('Is anybody there?')
    await ana.page.getByRole('button', { name: calls.hurry }).click()
    await expect(alert).toHaveText(connection.lost.line)
    wire.mend()
    await expect(stripOn(ana.page)).toHaveText(connection.back)
    await say(ana.page, 'Here I am')
    await expect(alert).toHaveCount(0)
    await expect(lineField(ana.page)).toHaveValue('')
    await expect(linesOn(ben.page)).toContainText('Here I am')
    await expect(linesOn(ben.page).getByRole('listitem')).toHaveCount(1)
  })

  test('a dialog over the table keeps nobody from hearing what is said, what happens and how the connection is', async ({
    come,
  }) => {
    const ben = await come('Ben')
    const ana = await come('Ana', { home: wire.address })
    const table = await openOnlineTable(ben, { pace: 'untimed', chairs: 3 })
    await sitDown(ana, table)
    await start(ben)
    await listen(ana.page)
    await opensTalk(ana.page).click()
    await opensTalk(ben.page).click()
    for (const _ of ['once', 'twice']) await ben.page.getByRole('button', { name: calls.hurry }).click()
    const bens = talk.said('Ben', calls.hurry)
    // That the game begins may be said only now.
    const heardOfBen = async () => (await heardOn(ana.page)).filter((text) => text === bens)
    await expect.poll(heardOfBen).toEqual([bens, bens])
    await ben.page.close()
    await expect
      .poll(async () => (await heardOn(ana.page)).at(-1))
      .toContain(plain(en.log.left({ name: 'Ben', you: false })).replace(/[.]$/, ''))
    wire.cut()
    await expect.poll(async () => (await heardOn(ana.page)).at(-1)).toBe(connection.reconnecting(0))
  })
})

test('what the server does not take is told, and given back unless something else has been typed', async ({ come }) => {
  const ana = await come('Ana')
  /** Refusals on their way, until they are let go. */
  const refusals: (() => void)[] = []
  const refuse = async (): Promise<void> => {
    await expect.poll(() => refusals.length).toBe(1)
    refusals.shift()?.()
  }
  await ana.page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const text = String(message)
      if (!text.includes('"too much"')) {
        server.send(message)
        return
      }
      const [, { id }] = JSON.parse(text.slice(2)) as [string, { readonly id: string }]
      const result = { ok: false, error: { code: 'too_fast', message: 'too much at once' } }
      refusals.push(() => socket.send(`42${JSON.stringify(['news', [{ type: 'answer', id, result }]])}`))
    })
  })
  await openOnlineTable(ana)
  const alert = ana.page.getByRole('alert')
  await say(ana.page, 'too much')
  await refuse()
  await expect(alert).toHaveText(faults.too_fast)
  await expect(lineField(ana.page)).toHaveValue('too much')
  await say(ana.page, 'too much')
  await lineField(ana.page).fill('No, wait')
  await expect(alert).toHaveCount(0)
  await refuse()
  await expect(alert).toHaveText(faults.too_fast)
  await expect(lineField(ana.page)).toHaveValue('No, wait')

  // During a game, where the talk may be closed before the answer comes.
  await start(ana)
  await listen(ana.page)
  await opensTalk(ana.page).click()
  await expect(lineField(ana.page)).toHaveValue('No, wait')
  await say(ana.page, 'too much')
  await tellLateOfClosing(ana.page)
  await ana.page.keyboard.press('Escape')
  await refuse()
  await expect(opensTalk(ana.page)).toHaveAccessibleName(`${talk.title} ${faults.too_fast}`)
  await expect.poll(() => heardOn(ana.page)).toContain(faults.too_fast)
  await opensTalk(ana.page).click()
  await expect(alert).toHaveText(faults.too_fast)
  await expect(lineField(ana.page)).toHaveValue('too much')
  await ana.page.keyboard.press('Escape')
  await expect(opensTalk(ana.page)).toHaveAccessibleName(talk.title)
})

test('those who do not see the room hear what is said there, who goes, who comes back and who is the host', async ({
  come,
}) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const table = await openOnlineTable(ana)
  await listen(ana.page)
  await sitDown(ben, table)
  await expect.poll(() => heardOn(ana.page)).toEqual([room.sat('Ben')])
  for (const _ of ['once', 'twice']) await ben.page.getByRole('button', { name: calls.hello }).click()
  const hello = talk.said('Ben', calls.hello)
  await expect.poll(() => heardOn(ana.page)).toEqual([room.sat('Ben'), hello, hello])

  await listen(ana.page)
  for (const name of [room.beReady, room.beNotReady, room.beReady]) await ben.page.getByRole('button', { name }).click()
  await expect
    .poll(() => heardOn(ana.page))
    .toEqual([room.isReady('Ben'), room.noLongerReady('Ben'), room.isReady('Ben')])

  // An older line does not become news because a newer one is no longer heard.
  await sitDown(cleo, table)
  await cleo.page.getByRole('button', { name: calls.wow }).click()
  await expect(linesOn(ana.page)).toContainText('Cleo')
  await block(ana.page, 'Cleo')
  await listen(ana.page)
  await expect(linesOn(ana.page)).not.toContainText('Cleo')
  await ben.page.goto('/')
  await expect.poll(() => heardOn(ana.page)).toEqual([room.away('Ben')])
  await ben.page.goto(table)
  await expect.poll(() => heardOn(ana.page)).toEqual([room.away('Ben'), room.back('Ben')])

  await expect(linesOn(cleo.page)).toBeVisible()
  await listen(ben.page)
  await listen(cleo.page)
  await ana.page.getByRole('button', { name: en.table.leave }).click()
  await expect.poll(async () => (await heardOn(ben.page)).join(' ')).toContain(room.youHost)
  await expect.poll(async () => (await heardOn(cleo.page)).join(' ')).toContain(room.isHost('Ben'))
})

test('whoever is blocked stays so on another chair and after a reload', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const table = await openOnlineTable(ana)
  await sitDown(ben, table)
  await sitDown(cleo, table)
  await block(ana.page, 'Ben')
  await ben.page.getByRole('button', { name: room.sitHereLabel(4) }).click()
  await cleo.page.getByRole('button', { name: room.sitHereLabel(2) }).click()
  await expect(ana.page.locator('.room-chair').nth(1)).toContainText('Cleo')
  await say(ben.page, 'Can you hear me?')
  await say(cleo.page, 'I can')
  await expect(linesOn(ana.page)).toContainText('I can')
  await expect(linesOn(ana.page)).not.toContainText('Ben')
  await ana.page.reload()
  await expect(linesOn(ana.page)).toContainText('I can')
  await expect(linesOn(ana.page)).not.toContainText('Ben')
  // Of the others at the table, and of those who are blocked, there are lists in one place.
  await ana.page.getByRole('button', { name: talk.people(false), exact: true }).click()
  await ana.page.getByRole('button', { name: safety.blocked.unblockLabel('Ben') }).click()
  await expect(ana.page.getByText(safety.blocked.none)).toBeVisible()
  await ana.page.keyboard.press('Escape')
  await say(ben.page, 'And now?')
  await expect(linesOn(ana.page)).toContainText('And now?')
})

test('the latest line is in view, however many there were', async ({ come }) => {
  const ana = await come('Ana')
  await openOnlineTable(ana)
  const lines = linesOn(ana.page).getByRole('listitem')
  // As many as are kept, a few at a time.
  for (let count = 40; count <= 200; count += 40) {
    await ana.page.getByRole('button', { name: calls.laugh }).evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 40; times += 1) button.click()
    })
    await expect(lines).toHaveCount(count)
  }
  await linesOn(ana.page).scrollIntoViewIfNeeded()
  await expect(lines.last()).toBeInViewport()
  await say(ana.page, 'This is what I wanted to tell you. '.repeat(5))
  await expect(lines.last()).toContainText('wanted')
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 })
})

test('what was just said is read with its name, on every screen', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Bartholomew')
  const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
  await sitDown(ben, table)
  await start(ana)
  await opensTalk(ben.page).click()
  const bubble = ana.page.locator('.talk-bubble')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await ana.page.setViewportSize({ width, height })
    const text = `I would not have paid half as much for ${width}, but who knows`
    await say(ben.page, text)
    await expect(bubble).toContainText('Bartholomew')
    await expect(bubble).toContainText(text)
    const { box, over, sideways } = await bubble.evaluate((element) => ({
      box: element.getBoundingClientRect().toJSON() as DOMRect,
      over: [...element.querySelectorAll('*')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ).length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    const where = `at ${width} by ${height}`
    expect(sideways, where).toBe(0)
    expect(over, `a line of this length is not cut ${where}`).toBe(0)
    expect(box.left, where).toBeGreaterThanOrEqual(0)
    expect(box.right, where).toBeLessThanOrEqual(width)
    expect(box.width, where).toBeGreaterThan(180)
    expect(box.height, where).toBeLessThan(100)
    // It is in nobody's way: presses go to what is below.
    await expect(bubble).toHaveCSS('pointer-events', 'none')
  }
})
