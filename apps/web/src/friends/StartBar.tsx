import type { Me, Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useWords } from '../words/words.ts'
import { NameForm } from './NameForm.tsx'
import type { RoomDeeds } from './roomDeeds.ts'
import { freeChairs, hostName, isPerson, namesWhere } from './people.ts'

interface StartBarProps {
  readonly party: Party
  readonly chair: number | null
  /** `null` until the server has said it. */
  readonly me: Me | null
  readonly suggestedName: string
  readonly busy: boolean
  /** Why the last thing asked was not done. */
  readonly fault: string | null
  readonly deeds: RoomDeeds
}

/** What this person does next: start, be ready, or sit down. */
export function StartBar(props: StartBarProps): ReactNode {
  const { party, chair, fault } = props
  const own = chair === null ? undefined : party.chairs[chair]
  return (
    <div className="room-start">
      {fault !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {fault}
        </p>
      )}
      {own === undefined || !isPerson(own) ? (
        <SitDown {...props} />
      ) : chair === party.host ? (
        <Start {...props} />
      ) : (
        <BeReady {...props} ready={own.ready} />
      )}
    </div>
  )
}

function Start({ party, chair, busy, deeds }: StartBarProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  const free = freeChairs(party)
  const notReady = namesWhere(party, ({ ready }, seat) => !ready && seat !== chair)
  return (
    <>
      {notReady.length > 0 && <p className="text-muted text-sm wrap-anywhere">{room.notReadyYet(notReady)}</p>}
      <MainButton now busy={busy} onPress={deeds.onStart}>
        {free === 0 ? words.setUp.start : room.startWithBots(free)}
      </MainButton>
    </>
  )
}

function BeReady({ party, busy, deeds, ready }: StartBarProps & { readonly ready: boolean }): ReactNode {
  const words = useWords()
  const { room } = words.online
  return (
    <>
      <MainButton now={!ready} busy={busy} onPress={() => deeds.onReady(!ready)}>
        {ready ? room.beNotReady : room.beReady}
      </MainButton>
      <p className="text-muted text-sm wrap-anywhere">{room.onlyHost(hostName(party))}</p>
    </>
  )
}

function SitDown({ party, me, suggestedName, busy, deeds }: StartBarProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  if (freeChairs(party) === 0) {
    return (
      <p>
        <span className="font-semibold">{room.full}</span> {party.settings.spectators && room.watchInstead}
      </p>
    )
  }
  const name = me?.name
  if (name === null) {
    return (
      <NameForm first={suggestedName} action={room.sitDown} busy={busy} onName={(given) => deeds.onSit(null, given)} />
    )
  }
  return (
    <MainButton
      now
      busy={busy || name === undefined}
      onPress={() => {
        if (name !== undefined) deeds.onSit(null, name)
      }}
    >
      {room.sitDown}
    </MainButton>
  )
}

interface MainButtonProps {
  /** Whether it is what this person is waited for. */
  readonly now: boolean
  readonly busy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function MainButton({ now, busy, onPress, children }: MainButtonProps): ReactNode {
  return (
    <BusyButton className={`button room-main ${now ? 'button-now' : ''}`} busy={busy} onClick={onPress}>
      {children}
    </BusyButton>
  )
}
