import { CALLS } from '@modern-art/protocol'
import type { Call, Party, SaidLine, Sanction } from '@modern-art/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { useId } from 'react'
import { useNewestInView } from '../pieces/useNewestInView.ts'
import { seatStyle } from '../seats/seatColours.ts'
import { useWords } from '../words/words.ts'
import { CallMark } from './CallMark.tsx'
import { SayForm } from './SayForm.tsx'
import { talkFaultText } from './faultText.ts'
import type { TalkFault } from './faultText.ts'
import { isPerson } from './people.ts'
import { saidText, unblockedLines } from './saying.ts'
import type { Names } from './saying.ts'
import './talk.css'

export interface TalkPanelProps {
  readonly party: Party
  /** The viewer's own chair; whoever has none only listens. */
  readonly chair: number | null
  readonly lines: readonly SaidLine[]
  /** The names of those whom the viewer has blocked here. */
  readonly blocked: Names
  /** What keeps the viewer from saying anything. */
  readonly muted: Sanction | null
  /** What is typed, and not yet said. */
  readonly typed: string
  /** Why the last call or line was not said. */
  readonly fault: TalkFault | null
  readonly onCall: (call: Call) => void
  readonly onType: (typed: string) => void
  readonly onSay: (text: string) => void
  /** Whether somebody reads reports here. */
  readonly moderated: boolean
  /** Blocks or reports somebody. */
  readonly onPeople: () => void
  /** Whether the title is seen: a sheet has one of its own. */
  readonly titled?: boolean
}

/** What is said at the table, and what one can say. */
export function TalkPanel(props: TalkPanelProps): ReactNode {
  const { party, chair, lines, blocked, muted, typed, fault, onCall, onType, onSay, onPeople, titled = true } = props
  const words = useWords()
  const id = useId()
  const { talk, calls } = words.online
  const heard = unblockedLines(lines, blocked)
  const { list, watch } = useNewestInView(heard.at(-1)?.number ?? 0)
  return (
    <section aria-labelledby={id} className="talk">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className={titled ? 'text-lg' : 'sr-only'}>
          {talk.title}
        </h2>
        {chair !== null && party.chairs.some((each, seat) => isPerson(each) && seat !== chair) && (
          <button type="button" className="talk-people" onClick={onPeople}>
            {talk.people(props.moderated)}
          </button>
        )}
      </div>
      {heard.length === 0 ? (
        <p className="text-muted text-sm">{talk.none}</p>
      ) : (
        <ol
          ref={list}
          // A list that scrolls can be scrolled by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={talk.title}
          className="talk-lines"
          onScroll={watch}
        >
          {heard.map((line) => (
            <li key={line.number} style={{ '--seat': seatStyle(line.chair).colour } as CSSProperties}>
              <span className="talk-name">{line.name}</span>{' '}
              <span className={'call' in line.said ? 'talk-call' : undefined}>
                {'call' in line.said && <CallMark call={line.said.call} />}
                {saidText(words, line)}
              </span>{' '}
              <time dateTime={new Date(line.at).toISOString()} className="talk-time">
                {words.timeOfDay(line.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {muted !== null && (
        <div role="status" className="talk-muted">
          <p className="font-semibold">{talk.mutedUntil(muted.endsAt)}</p>
          <p className="wrap-anywhere">{muted.reason}</p>
        </div>
      )}
      {chair !== null && muted === null && (
        <>
          <ul aria-label={talk.calls} className="talk-calls">
            {CALLS.map((call) => (
              <li key={call}>
                <button type="button" className="talk-call-button" onClick={() => onCall(call)}>
                  <CallMark call={call} />
                  {calls[call]}
                </button>
              </li>
            ))}
          </ul>
          {party.settings.access === 'private' ? (
            <SayForm typed={typed} onType={onType} onSay={onSay} />
          ) : (
            <p className="text-muted text-sm">{talk.callsOnly}</p>
          )}
          {fault !== null && (
            <p role="alert" className="text-now-text text-sm font-semibold">
              {talkFaultText(fault, words)}
            </p>
          )}
        </>
      )}
    </section>
  )
}
