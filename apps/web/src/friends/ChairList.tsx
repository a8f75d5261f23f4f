import type { Chair, OnlineBot, Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { BotOptions } from '../setUp/BotOptions.tsx'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'
import { ChairCount } from './ChairCount.tsx'
import { ChairFace } from './Faces.tsx'
import type { RoomDeeds } from './roomDeeds.ts'

interface ChairListProps {
  readonly party: Party
  /** The viewer's own. */
  readonly chair: number | null
  /** The viewer's name, without which nobody sits down. */
  readonly name: string | null
  /** Whether somebody reads reports here. */
  readonly moderated: boolean
  readonly deeds: RoomDeeds
}

/** Everybody at the table, and the chairs that wait for somebody. */
export function ChairList({ party, chair: own, name, moderated, deeds }: ChairListProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  const list = useRef<HTMLOListElement>(null)
  const hosts = own !== null && own === party.host
  const remove = (seat: number): void => {
    // The button goes with the person: whoever uses keys stays among the chairs.
    list.current?.focus()
    deeds.onRemove(seat)
  }
  return (
    <section aria-labelledby="chairs" className="panel room-chairs">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="chairs" className="text-lg">
          {room.seats}
        </h2>
        {hosts && <ChairCount chairs={party.chairs} onChairs={deeds.onChairs} />}
      </div>
      <ol ref={list} tabIndex={-1} className="room-chair-list">
        {party.chairs.map((chair, seat) => (
          // Chairs have nothing but their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} className="room-chair" data-kind={chair.kind} data-own={seat === own}>
            <ChairFace chair={chair} seat={seat} className="size-12" />
            <p className="room-sitter">
              <span className="room-name">{chair.kind === 'free' ? freeSeat(party, words) : chair.name}</span>
              <About chair={chair} own={seat === own} hosts={seat === party.host} />
            </p>
            {hosts && chair.kind !== 'person' && <BotChoice chair={chair} seat={seat} onBot={deeds.onBot} />}
            {own !== null && chair.kind === 'person' && seat !== own && (
              <span className="room-person">
                {hosts && <RemoveButton name={chair.name} onRemove={() => remove(seat)} />}
                <button
                  type="button"
                  className="button button-quiet px-2! text-xl"
                  aria-label={room.blockOrReport(chair.name, moderated)}
                  title={room.blockOrReport(chair.name, moderated)}
                  onClick={() => deeds.onPerson(seat)}
                >
                  ⋯
                </button>
              </span>
            )}
            {seat === own && (
              <button
                type="button"
                className="button button-quiet px-3!"
                aria-label={words.table.leave}
                onClick={deeds.onLeave}
              >
                {room.leave}
              </button>
            )}
            {!hosts && chair.kind === 'free' && name !== null && (
              <button
                type="button"
                className="button"
                aria-label={room.sitHereLabel(seat + 1)}
                onClick={() => deeds.onSit(seat, name)}
              >
                {room.sitHere}
              </button>
            )}
            {chair.kind === 'bot' && <p className="room-habit text-muted text-sm">{words.bots[chair.bot].about}</p>}
          </li>
        ))}
      </ol>
      {party.watching > 0 && <p className="text-muted text-sm">{room.watching(party.watching)}</p>}
    </section>
  )
}

function freeSeat({ settings }: Party, { online }: Words): string {
  return settings.access === 'open' ? online.room.freeSeatOpen : online.room.freeSeat
}

interface AboutProps {
  readonly chair: Chair
  readonly own: boolean
  readonly hosts: boolean
}

/** What is to be known of whoever sits there. */
function About({ chair, own, hosts }: AboutProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  if (chair.kind === 'free') return null
  if (chair.kind === 'bot') {
    return (
      <span className="text-muted block text-sm">
        {room.bot}, {words.bots[chair.bot].role}
      </span>
    )
  }
  // Nobody waits for the host to be ready: it is the host who starts.
  const isReady = chair.ready && !hosts
  const facts = [
    ...(chair.program ? [room.bot] : []),
    ...(own ? [room.you] : []),
    ...(hosts ? [room.host] : []),
    ...(chair.here ? [] : [words.awayRole]),
    ...(hosts || chair.ready ? [] : [room.notReady]),
  ]
  return (
    <span className="text-muted block text-sm">
      {facts.join(' · ')}
      {isReady && facts.length > 0 && ' · '}
      {isReady && <span className="text-gain font-semibold">✓ {room.ready}</span>}
    </span>
  )
}

interface BotChoiceProps {
  readonly chair: Exclude<Chair, { kind: 'person' }>
  readonly seat: number
  readonly onBot: (chair: number, bot: OnlineBot | null) => void
}

function BotChoice({ chair, seat, onBot }: BotChoiceProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  return (
    <select
      className="field room-bot"
      aria-label={room.whoSits(seat + 1)}
      value={chair.kind === 'bot' ? chair.bot : ''}
      onChange={({ currentTarget: { value } }) => onBot(seat, value === '' ? null : (value as OnlineBot))}
    >
      <option value="">{room.keepFree}</option>
      <BotOptions />
    </select>
  )
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }): ReactNode {
  const words = useWords()
  const { room } = words.online
  return (
    // Nobody who is removed can come back.
    <AskedTwice
      action={{ text: room.remove, label: room.removeLabel(name) }}
      question={{ text: room.reallyRemove, label: room.reallyRemoveLabel(name) }}
      className={(asks) => `button ${asks ? '' : 'button-quiet'} px-3!`}
      onSure={onRemove}
    />
  )
}
