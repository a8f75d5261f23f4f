import { CALLS } from '@modern-art/protocol'
import type { Call, Party, SaidLine } from '@modern-art/protocol'
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
import { saidText, unmutedLines } from './saying.ts'
import './talk.css'

export interface TalkPanelProps {
  readonly party: Party
  /** The viewer's own chair; whoever has none only listens. */
  readonly chair: number | null
  readonly lines: readonly SaidLine[]
  /** The names of those whom the viewer does not want to hear. */
  readonly muted: ReadonlySet<string>
  /** What is typed, and not yet said. */
  readonly typed: string
  /** Why the last call or line was not said. */
  readonly fault: TalkFault | null
  readonly onCall: (call: Call) => void
  readonly onType: (typed: string) => void
  readonly onSay: (text: string) => void
  readonly onMute: (name: string, muted: boolean) => void
  /** Whether the title is seen: a sheet has one of its own. */
  readonly titled?: boolean
}

/** What is said at the table, and what one can say. */
export function TalkPanel(props: TalkPanelProps): ReactNode {
  const { party, chair, lines, muted, typed, fault, onCall, onType, onSay, onMute, titled = true } = props
  const words = useWords()
  const id = useId()
  const { talk, calls } = words.online
  const heard = unmutedLines(lines, muted)
  const { list, watch } = useNewestInView(heard.at(-1)?.number ?? 0)
  return (
    <section aria-labelledby={id} className="talk">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className={titled ? 'text-lg' : 'sr-only'}>
          {talk.title}
        </h2>
        <MuteChoice party={party} chair={chair} muted={muted} onMute={onMute} />
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
      {chair !== null && (
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

type MuteChoiceProps = Pick<TalkPanelProps, 'party' | 'chair' | 'muted' | 'onMute'>

/** The others at the table, each to be heard or not. */
function MuteChoice({ party, chair: own, muted, onMute }: MuteChoiceProps): ReactNode {
  const words = useWords()
  const { talk } = words.online
  const others = party.chairs.flatMap((chair, seat) => (isPerson(chair) && seat !== own ? [{ ...chair, seat }] : []))
  if (others.length === 0) return null
  return (
    <details className="talk-mute">
      <summary>{talk.people}</summary>
      <ul className="panel talk-mute-list">
        {others.map(({ name, seat }) => (
          <li key={seat}>
            <button
              type="button"
              className="button button-quiet w-full justify-between!"
              onClick={() => onMute(name, !muted.has(name))}
            >
              <span className="min-w-0 text-left whitespace-normal wrap-anywhere">
                {muted.has(name) ? talk.unmute(name) : talk.mute(name)}
              </span>
              {muted.has(name) && <span className="text-muted text-xs">{talk.mutedNow}</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
