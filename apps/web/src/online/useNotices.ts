import type { Language, MyNotices } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { deviceAddress, devicePush, letDeviceAlone, letDeviceBeTold } from './devicePush.ts'
import type { DevicePush } from './devicePush.ts'
import { noticesApi } from './noticesApi.ts'
import type { Answered, Fault } from './request.ts'
import { useAttempt } from './useAttempt.ts'

interface OwnNotices {
  /** `null` until the server has said it. */
  readonly notices: MyNotices | null
  /** `unreached`: the browser's own push service does not answer. */
  readonly device: DevicePush | 'unreached'
  /** Why the last thing asked was not done. */
  readonly fault: Fault | null
  readonly busy: boolean
  readonly setDevice: (on: boolean) => void
  readonly setMail: (on: boolean) => void
}

/** How this person is told that it is their turn. */
export function useNotices(language: Language): OwnNotices {
  const [notices, setNotices] = useState<MyNotices | null>(null)
  const [device, setDeviceState] = useState<OwnNotices['device']>(devicePush)
  const { busy, refused, attempt } = useAttempt()

  const ask = async (what: () => Promise<Answered<MyNotices>>): Promise<void> => {
    const answered = await attempt(what)
    if (answered !== null) setNotices({ push: answered.push, mail: answered.mail })
  }

  useEffect(() => {
    const askFirst = async (): Promise<Answered<MyNotices>> => {
      const answered = await noticesApi.own()
      if (!answered.ok || !answered.push.on) return answered
      // The browser may have another address by now, or none, and the person another language.
      const address = await deviceAddress()
      return address === null ? noticesApi.unsubscribe() : noticesApi.subscribe({ ...address, language })
    }
    const look = async (): Promise<void> => {
      const answered = await attempt(askFirst)
      if (answered !== null) setNotices({ push: answered.push, mail: answered.mail })
    }
    void look()
  }, [attempt, language])

  const turnOn = async (now: MyNotices): Promise<Answered<MyNotices>> => {
    const address = await letDeviceBeTold(now.push.key)
    // Whoever closes the question without an answer may be asked again.
    setDeviceState(address === 'unreached' ? address : devicePush())
    return typeof address === 'object' ? noticesApi.subscribe({ ...address, language }) : { ok: true, ...now }
  }

  return {
    notices,
    device,
    fault: refused?.code ?? null,
    busy,
    setDevice: (on) => {
      if (notices !== null) void ask(() => (on ? turnOn(notices) : turnOff()))
    },
    setMail: (on) => void ask(() => noticesApi.setMail(on)),
  }
}

/** The device keeps its address until the server has forgotten it: else it would be told on, and nobody could stop it. */
async function turnOff(): Promise<Answered<MyNotices>> {
  const answered = await noticesApi.unsubscribe()
  if (answered.ok) await letDeviceAlone()
  return answered
}
