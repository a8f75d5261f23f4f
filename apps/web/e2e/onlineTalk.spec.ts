import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { openOnlineTable, sitDown, stripOn } from './onlineTable.ts'
import { expect, test } from './people.ts'
import { CUT, wireTo } from './wire.ts'
import type { CutWire } from './wire.ts'

const { room, talk, calls, connection, faults } = en.online

function linesOn(page: Page): Locator {
  return page.getByRole('list', { name: talk.title })
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: talk.line })
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: talk.send }).click()
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
    await expect(field(ana.page)).toHaveValue('Is anybody there?')
    await ana.page.getByRole('button', { name: calls.hurry }).click()
    await expect(alert).toHaveText(connection.lost.line)
    wire.mend()
    await expect(stripOn(ana.page)).toHaveText(connection.back)
    await say(ana.page, 'Here I am')
    await expect(alert).toHaveCount(0)
    await expect(field(ana.page)).toHaveValue('')
    await expect(linesOn(ben.page)).toContainText('Here I am')
    await expect(linesOn(ben.page).getByRole('listitem')).toHaveCount(1)
  })
})

test('what the server does not take is told, and given back unless something else has been typed', async ({ come }) => {
  const ana = await come('Ana')
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
      const answer = (): void => socket.send(`42${JSON.stringify(['news', [{ type: 'answer', id, result }]])}`)
      // Long enough to type something else.
      setTimeout(answer, 500)
    })
  })
  await openOnlineTable(ana)
  const alert = ana.page.getByRole('alert')
  await say(ana.page, 'too much')
  await expect(alert).toHaveText(faults.too_fast)
  await expect(field(ana.page)).toHaveValue('too much')
  await say(ana.page, 'too much')
  await field(ana.page).fill('No, wait')
  await expect(alert).toHaveCount(0)
  await expect(alert).toHaveText(faults.too_fast)
  await expect(field(ana.page)).toHaveValue('No, wait')
})

test('whoever is muted stays so on another chair and after a reload', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const table = await openOnlineTable(ana)
  await sitDown(ben, table)
  await sitDown(cleo, table)
  await ana.page.getByText(talk.people).click()
  await ana.page.getByRole('button', { name: talk.mute('Ben') }).click()
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
  await ana.page.getByText(talk.people).click()
  await ana.page.getByRole('button', { name: talk.unmute('Ben') }).click()
  await expect(linesOn(ana.page)).toContainText('Can you hear me?')
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
