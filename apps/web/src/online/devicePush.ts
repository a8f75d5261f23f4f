import type { PushSubscriptionTold } from '@modern-art/protocol'

/** Whether this browser can be told something while the page is not open: it cannot, its owner forbids it, or it can. */
export type DevicePush = 'unable' | 'forbidden' | 'able'

/** Where the browser can be reached. */
export type DeviceAddress = Omit<PushSubscriptionTold, 'language'>

export function devicePush(): DevicePush {
  // Browsers that cannot lack these, and so does any on a plain local network.
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isAble) return 'unable'
  return Notification.permission === 'denied' ? 'forbidden' : 'able'
}

/** Asks the owner, unless that was done, and then the browser's push service. Why not, where neither would. */
export async function letDeviceBeTold(key: string): Promise<DeviceAddress | 'forbidden' | 'unreached'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'forbidden'
    const push = await pushManager()
    if (push === null) return 'unreached'
    // A server with other keys may have been there before.
    await (await push.getSubscription())?.unsubscribe()
    return addressOf(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? 'unreached'
  } catch {
    return 'unreached'
  }
}

/** Where the browser can be reached already; `null` if nowhere. */
export async function deviceAddress(): Promise<DeviceAddress | null> {
  try {
    if (devicePush() !== 'able' || Notification.permission !== 'granted') return null
    const subscription = (await (await pushManager())?.getSubscription()) ?? null
    return subscription === null ? null : addressOf(subscription)
  } catch {
    return null
  }
}

/** Nobody reaches the browser any more, whatever a server believes. */
export async function letDeviceAlone(): Promise<void> {
  try {
    await (await (await pushManager())?.getSubscription())?.unsubscribe()
  } catch {
    // The server has forgotten the address, which is enough.
  }
}

/** `null` where no service worker is to be: one that is on its way is waited for. */
async function pushManager(): Promise<PushManager | null> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null
  return (await navigator.serviceWorker.ready).pushManager
}

function addressOf(subscription: PushSubscription): DeviceAddress | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth }
}
