import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { MyNotices } from '@modern-art/protocol'
import { account } from '../src/words/en/account.ts'
import { notices } from '../src/words/en/notices.ts'
import { en } from '../src/words/en.ts'
import { newCredentials, signUp } from './accountPages.ts'
import { expectAccessibleByNightToo } from './axe.ts'
import { openOnlineTable, start } from './onlineTable.ts'
import { expect, test } from './people.ts'
import type { Person } from './people.ts'

const { panel, noMail } = notices
const PHONE = { viewport: { width: 390, height: 844 }, settings: { theme: 'day' } } as const

test.use({ serviceWorkers: 'allow' })

/** The push service of the browser's maker, which no test can reach: from then on the browser has an address there. */
async function givePushService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const subscription = {
    endpoint: `https://push.example.com/${randomUUID()}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await context.addInitScript((given) => {
    const kept = 'push of the test'
    const own = { toJSON: () => given, unsubscribe: () => Promise.resolve(delete localStorage[kept]) }
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage[kept] = 'yes'
        return Promise.resolve(own)
      },
      getSubscription: () => Promise.resolve(localStorage[kept] === 'yes' ? own : null),
    })
  }, subscription)
}

/** A turn-based game among bots, and the page where one's tables are. */
async function playByTurns(person: Person): Promise<Page> {
  await openOnlineTable(person, { pace: 'turn_based', chairs: 3 })
  await start(person)
  await person.page.goto('/friends')
  await expect(person.page.getByRole('region', { name: panel.title })).toBeVisible()
  return person.page
}

async function onServer(page: Page): Promise<MyNotices> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/notices', { headers: { 'X-Modern-Art-Protocol': '2' } })
    return (await answer.json()) as MyNotices
  })
}

test('a guest is told on this device from one press to the next, with keys alone', async ({ come }) => {
  const ana = await come('Ana', PHONE)
  await ana.context.grantPermissions(['notifications'])
  await givePushService(ana.context)
  const page = await playByTurns(ana)
  const ways = page.getByRole('region', { name: panel.title })
  await expect(ways).toContainText(panel.deviceOff)
  // Mail is for accounts.
  await expect(ways).not.toContainText(panel.mail)
  await expectAccessibleByNightToo(page, 'notices that are off')
  await ways.getByRole('button', { name: panel.buttonLabel(panel.turnOn, panel.device) }).press('Enter')
  const off = ways.getByRole('button', { name: panel.buttonLabel(panel.turnOff, panel.device) })
  await expect(off).toBeFocused()
  await expect(ways).toContainText(panel.deviceOn)
  expect((await onServer(page)).push.on).toBe(true)
  await expectAccessibleByNightToo(page, 'notices that are on')
  await page.reload()
  await expect(ways).toContainText(panel.deviceOn)
  await off.press('Enter')
  await expect(ways).toContainText(panel.deviceOff)
  expect((await onServer(page)).push.on).toBe(false)
})

test('who cannot be told is told why', async ({ come }) => {
  const ana = await come('Ana', PHONE)
  const page = await playByTurns(ana)
  const ways = page.getByRole('region', { name: panel.title })
  // Nobody answers the browser's question here, which counts as a no.
  await expect(ways).toContainText(panel.whyNotDevice.forbidden)
  await expect(ways.getByRole('button')).toHaveCount(0)
  await ana.context.grantPermissions(['notifications'])
  await page.reload()
  await ways.getByRole('button', { name: panel.buttonLabel(panel.turnOn, panel.device) }).click()
  await expect(ways).toContainText(panel.whyNotDevice.unreached)
  await signUp(page, 'Ana', newCredentials())
  await page.getByRole('button', { name: account.welcome.later }).click()
  await expect(ways).toContainText(panel.whyNotMail.no_mail_server)
  await expectAccessibleByNightToo(page, 'an account where there is no mail')
})

test('the service worker shows what the server tells, for the table that it is about', async ({ come }) => {
  const { page, context } = await come('Ana')
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (text: string): Promise<unknown> =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data: text })
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
    })
  const told = { subject: 'turn', code: 'ABCDEFGH', title: 'Du bist dran', body: 'Das Spiel mit Ben wartet auf dich.' }
  await push(JSON.stringify(told))
  await push(JSON.stringify({ ...told, body: 'Das Spiel mit Cleo wartet auf dich.' }))
  const data = { path: '/table/ABCDEFGH' }
  await expect
    .poll(shown)
    .toEqual([{ title: 'Du bist dran', body: 'Das Spiel mit Cleo wartet auf dich.', tag: 'ABCDEFGH', data }])
})

test.describe('the page that a mail leads to', () => {
  test.use({ tolerated: /answered 410: .*\/api\/notices\/mail\/stop|status of 410/ })

  test('stops nothing until its button is pressed, and says what became of it', async ({ come }) => {
    const { page } = await come('Ana', PHONE)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/notices/mail/stop')) asked += 1
    })
    // A browser that a mail program sends to the server is sent on to the page.
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/api/notices/one-click?token=unknown')
    await expect(page).toHaveURL('/account/no-mail?token=unknown')
    await expect(page.getByRole('heading', { level: 1, name: noMail.title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
    await expectAccessibleByNightToo(page, 'the page that stops mail')
    await page.getByRole('button', { name: noMail.stop }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(noMail.unknown)
    await page.route('**/api/notices/mail/stop', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: noMail.stop }).press('Enter')
    await expect(page.getByText(noMail.done)).toBeVisible()
    await expect(page.getByRole('link', { name: en.trouble.menu })).toBeVisible()
  })
})
