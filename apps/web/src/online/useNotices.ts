import type { Language, MyNotices } from '@modern-art/protocol'
import { useEffect, useEffectEvent, useState } from 'react'
import { deviceAddress, devicePush, letDeviceAlone, letDeviceBeTold } from './devicePush.ts'
import type { DevicePush } from './devicePush.ts'
import { noticesApi } from './noticesApi.ts'
import type { Answered, Fault } from './request.ts'

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
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)

  const hear = (answered: Answered<MyNotices>): void => {
    setFault(answered.ok ? null : answered.error.code)
    if (answered.ok) setNotices({ push: answered.push, mail: answered.mail })
  }
  const hearFirst = useEffectEvent(hear)

  useEffect(() => {
    const ask = async (): Promise<Answered<MyNotices>> => {
      const answered = await noticesApi.own()
      if (!answered.ok || !answered.push.on) return answered
      // The browser may have another address by now, or none, and the person another language.
      const address = await deviceAddress()
      return address === null ? noticesApi.unsubscribe() : noticesApi.subscribe({ ...address, language })
    }
    void ask().then(hearFirst)
  }, [language])

  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await what()
    setBusy(false)
  }

  const setDevice = async (on: boolean): Promise<void> => {
    if (notices === null) return
    if (!on) {
      hear(await noticesApi.unsubscribe())
      return letDeviceAlone()
    }
    const address = await letDeviceBeTold(notices.push.key)
    // Whoever closes the question without an answer may be asked again.
    setDeviceState(address === 'unreached' ? address : devicePush())
    if (typeof address === 'object') hear(await noticesApi.subscribe({ ...address, language }))
    return undefined
  }

  return {
    notices,
    device,
    fault,
    busy,
    setDevice: (on) => void attempt(() => setDevice(on)),
    setMail: (on) => void attempt(async () => hear(await noticesApi.setMail(on))),
  }
}
