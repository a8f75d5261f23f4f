import type { Device } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { accountApi } from '../online/accountApi.ts'
import { forgetMe } from '../online/me.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { Card, CardNote } from './Card.tsx'
import { useAccountChange, useOwnAccount } from './ownAccount.ts'

/** Where one is signed in. */
export function DevicesCard(): ReactNode {
  const { devices } = useAccountWords()
  const { account, setAccount } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const [ended, setEnded] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const end = async (id: string, name: string): Promise<void> => {
    setEnded(null)
    const changed = await attempt(() => accountApi.endDevice(id))
    if (changed === null) return
    // The button goes with the device: whoever uses keys stays among them.
    list.current?.focus()
    setAccount(changed)
    setEnded(devices.ended(name))
  }
  const signOut = async (ask: typeof accountApi.signOut): Promise<void> => {
    if ((await attempt(ask)) !== null) await forgetMe()
  }
  return (
    <Card title={devices.title}>
      <ul ref={list} tabIndex={-1} className="account-rows outline-none">
        {account.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={busy}
            onEnd={(name) => void (device.isThis ? signOut(accountApi.signOut) : end(device.id, name))}
          />
        ))}
      </ul>
      {account.devices.length > 1 && (
        <AskedTwice
          action={{ text: devices.everywhere }}
          question={{ text: devices.reallyEverywhere }}
          className={() => 'button justify-self-start whitespace-normal!'}
          onSure={() => void signOut(accountApi.signOutEverywhere)}
        />
      )}
      <CardNote refused={refused} done={ended} />
    </Card>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly busy: boolean
  readonly onEnd: (name: string) => void
}

function DeviceRow({ device, busy, onEnd }: DeviceRowProps): ReactNode {
  const { devices } = useAccountWords()
  const { label, isThis, begunAt, seenAt } = device
  const name = label ?? devices.unknown
  return (
    <li className="account-row">
      <p>
        <span className="font-semibold">{name}</span>
        {isThis && <span className="text-gain font-semibold"> · {devices.thisOne}</span>}
        <span className="text-muted block text-sm">{isThis ? devices.since(begunAt) : devices.seen(seenAt)}</span>
      </p>
      <BusyButton
        className={`button ${isThis ? '' : 'button-quiet px-3!'}`}
        busy={busy}
        aria-label={isThis ? devices.signOut : devices.endLabel(name)}
        onClick={() => onEnd(name)}
      >
        {isThis ? devices.signOut : devices.end}
      </BusyButton>
    </li>
  )
}
