import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { MyNotices } from '@modern-art/protocol'
import { notices } from '../src/words/en/notices.ts'
import { en } from '../src/words/en.ts'
import { expectAccessibleByNight } from './axe.ts'
import { openOnlineTable, start } from './onlineTable.ts'
import { expect, test } from './people.ts'
import type { Person } from './people.ts'

const { panel, noMail } = notices
const PHONE = { viewport: { width: 390, height: 844 }, settings: { theme: 'day' } } as const

test.use({ serviceWorkers: 'allow' })

/** What the browser's owner says to notices. Left to themselves, some browsers ask, and some take no window for a no. */
async function sayToNotices(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given, configurable: true })
    Notification.requestPermission = () => Promise.resolve(given)
  }, permission)
}

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
    const own = {
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem(kept)
        return Promise.resolve(true)
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(kept, 'yes')
        return Promise.resolve(own)
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(kept) === 'yes' ? own : null),
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
  return page.evaluate(async (version) => {
    const answer = await fetch('/api/notices', { headers: { 'X-Modern-Art-Protocol': version } })
    return (await answer.json()) as MyNotices
  }, String(PROTOCOL_VERSION))
}

test('a guest is told on this device from one press to the next, with keys alone', async ({ come }) => {
  const ana = await come('Ana', PHONE)
  await sayToNotices(ana.context, 'granted')
  await givePushService(ana.context)
  const page = await playByTurns(ana)
  const ways = page.getByRole('region', { name: panel.title })
  await expect(ways).toContainText(panel.deviceOff)
  // Mail is for accounts.
  await expect(ways).not.toContainText(panel.mail)
  await expectAccessibleByNight(page, 'notices that are off')
  await ways.getByRole('button', { name: panel.buttonLabel(panel.turnOn, panel.device) }).press('Enter')
  const off = ways.getByRole('button', { name: panel.buttonLabel(panel.turnOff, panel.device) })
  await expect(off).toBeFocused()
  await expect(ways).toContainText(panel.deviceOn)
  expect((await onServer(page)).push.on).toBe(true)
  await expectAccessibleByNight(page, 'notices that are on')
  await page.reload()
  await expect(ways).toContainText(panel.deviceOn)
  await off.press('Enter')
  await expect(ways).toContainText(panel.deviceOff)
  expect((await onServer(page)).push.on).toBe(false)
})

test('the service worker shows what the server tells, and nothing else', { tag: '@long' }, async ({ come }) => {
  const { page, context } = await come('Ana')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is one')
  // A browser without windows shows nothing: what it is asked to show is noted.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
    scope.shown = []
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, ...options })
      return Promise.resolve()
    }
  })
  const shown = (): Promise<unknown> => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown)
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
  const told = { subject: 'turn', code: 'ABCDEFGH', title: 'Du bist dran', body: 'Das Spiel mit Ben wartet auf dich.' }
  await push('nonsense')
  await push(JSON.stringify(told))
  const { title, body, code } = told
  await expect
    .poll(shown)
    .toEqual([{ title, body, tag: code, icon: '/icon-192.png', data: { path: '/table/ABCDEFGH' } }])
})

test.describe('the page that a mail leads to', () => {
  test.use({ tolerated: /answered 410: .*\/api\/notices\/mail\/stop|status of 410/ })

  test('stops nothing until its button is pressed, and says what became of it', { tag: '@long' }, async ({ come }) => {
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
    await expectAccessibleByNight(page, 'the page that stops mail')
    await page.getByRole('button', { name: noMail.stop }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(noMail.unknown)
    await page.route('**/api/notices/mail/stop', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: noMail.stop }).press('Enter')
    await expect(page.getByText(noMail.done)).toBeFocused()
    await expect(page.getByRole('link', { name: en.trouble.menu })).toBeVisible()
  })
})
