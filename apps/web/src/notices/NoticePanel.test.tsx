import type { MyNotices, MyTable } from '@modern-art/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { accountOf } from '../testing/accountOf.ts'
import { meOf } from '../testing/meOf.ts'
import { openPage } from '../testing/openPage.tsx'
import { reloadPage } from '../testing/reloadPage.ts'
import { siteInMemory } from '../testing/siteInMemory.ts'
import { part } from '../testing/tableParts.ts'
import { notices } from '../words/en/notices.ts'

const { panel } = notices

const TABLE: MyTable = {
  code: 'ABCDEFGH',
  stage: 'playing',
  pace: 'turn_based',
  players: ['Ana', 'Ben', 'Cleo'],
  chair: 0,
  yourTurn: false,
  left: null,
  asked: [1],
  changedAt: 0,
  money: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser that can be told something, if its owner wants that, and its push service can be reached. */
function browserWith({
  permission,
  reached,
}: {
  readonly permission: NotificationPermission
  readonly reached: boolean
}): void {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'a key', auth: 'another' } }),
    unsubscribe: () => Promise.resolve(true),
  }
  let isSubscribed = false
  const pushManager = {
    subscribe: () => {
      isSubscribed = reached
      return reached ? Promise.resolve(subscription) : Promise.reject(new DOMException('no push service', 'AbortError'))
    },
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) })
  const serviceWorker = { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
}

/** What the page says about the ways to be told. */
function ways(): string {
  return part('body').queryByRole('region', { name: panel.title })?.textContent ?? ''
}

function buttons(): HTMLElement[] {
  return part('body').queryAllByRole('button', { name: new RegExp(`^(${panel.turnOn}|${panel.turnOff})`) })
}

it('somebody who cannot be told is told why', async () => {
  const site = siteInMemory({ 'GET me': meOf({ name: 'Ana' }), 'GET tables/mine': { tables: [TABLE] } })
  openPage('/friends')
  await expect.poll(ways).toContain(panel.whyNotDevice.unable)
  expect(buttons()).toEqual([])
  browserWith({ permission: 'denied', reached: false })
  reloadPage()
  await expect.poll(ways).toContain(panel.whyNotDevice.forbidden)
  expect(buttons()).toEqual([])
  browserWith({ permission: 'granted', reached: false })
  const user = reloadPage()
  await expect.poll(buttons).toHaveLength(1)
  await user.click(part('main').getByRole('button', { name: panel.buttonLabel(panel.turnOn, panel.device) }))
  await expect.poll(ways).toContain(panel.whyNotDevice.unreached)
  expect(site.asked.filter(({ what }) => what === 'POST notices/push')).toEqual([])
  // Mail is for accounts.
  expect(ways()).not.toContain(panel.mail)

  const notTold: MyNotices = { push: { key: 'a key', on: false }, mail: { on: false, whyNot: 'no_mail_server' } }
  Object.assign(site.answers, {
    'GET me': meOf({ name: 'Ana', hasAccount: true }),
    'GET account': accountOf({}),
    'GET notices': notTold,
  })
  reloadPage('/account')
  await expect.poll(ways).toContain(panel.whyNotMail.no_mail_server)
})
