import type { SaidLine } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { TalkBubble } from '../friends/TalkBubble.tsx'
import { TalkButton } from '../friends/TalkButton.tsx'
import { TalkPanel } from '../friends/TalkPanel.tsx'
import { talkFaultText } from '../friends/faultText.ts'
import type { TalkFault } from '../friends/faultText.ts'
import { newLines, saidLine, unmutedLines } from '../friends/saying.ts'
import type { Asked } from '../online/commands.ts'
import { mutedNamesAt } from '../online/mutedNames.ts'
import type { MutedNames } from '../online/mutedNames.ts'
import { onlineTable } from '../online/online.ts'
import { useOnline } from '../online/useOnline.ts'
import { useVoice } from '../pieces/useVoice.tsx'
import { DialogHoldingShow } from '../table/pieces/DialogHoldingShow.tsx'
import { useWords } from '../words/words.ts'

interface Listening {
  /** The names of those whom this person does not want to hear. */
  readonly muted: ReadonlySet<string>
  /** The number of the latest line that was read. */
  readonly readUpTo: number
  /** Whether the talk is open over the game. */
  readonly isOpen: boolean
  /** What is typed, and not yet said. It stays while the talk is closed. */
  readonly typed: string
  /** Why the last call or line was not said. */
  readonly fault: TalkFault | null
}

const NOTHING_SAID = { readUpTo: 0, isOpen: false, typed: '', fault: null }

const useListening = create<Listening>(() => ({ muted: new Set(), ...NOTHING_SAID }))

/** Another table: other people, and nothing read yet. */
export function beginTalkAt(code: string): void {
  useListening.setState({ muted: mutedAt(code).read(), ...NOTHING_SAID })
}

/** The same people play again at another table: those who are muted stay so. */
export function keepMutedAt(next: string): void {
  mutedAt(next).keep(useListening.getState().muted)
}

function mutedAt(code: string): MutedNames {
  return mutedNamesAt(code, () => sessionStorage)
}

/** What is said at the table, and the ways to say something. */
export function OnlineTalk({ titled }: { readonly titled: boolean }): ReactNode {
  const party = useOnline((state) => state.party)
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const { muted, typed, fault } = useListening()
  const latest = said.at(-1)?.number ?? 0
  useEffect(() => useListening.setState({ readUpTo: latest }), [latest])
  if (party === null) return null
  const mute = (name: string, isMuted: boolean): void => {
    const names = new Set(muted)
    if (isMuted) names.add(name)
    else names.delete(name)
    mutedAt(party.code).keep(names)
    useListening.setState({ muted: names })
  }
  return (
    <TalkPanel
      party={party}
      chair={chair}
      lines={said}
      muted={muted}
      typed={typed}
      fault={fault}
      onCall={(call) => void say({ type: 'call', call })}
      onType={(text) => useListening.setState({ typed: text })}
      onSay={(text) => void sayLine(text)}
      onMute={mute}
      titled={titled}
    />
  )
}

/** Whether it was said. */
async function say(asked: Asked): Promise<boolean> {
  useListening.setState({ fault: null })
  const fault = await whyNotSaid(asked)
  useListening.setState({ fault })
  return fault === null
}

async function whyNotSaid(asked: Asked): Promise<TalkFault | null> {
  const result = await onlineTable.send(asked)
  if (result.ok) return null
  return result.error.code === 'gone' ? 'lost' : result.error.code
}

/** What could not be said is given back, unless something else has been typed. */
async function sayLine(text: string): Promise<void> {
  useListening.setState({ typed: '' })
  const isSaid = await say({ type: 'say', text })
  if (!isSaid) useListening.setState(({ typed }) => ({ typed: typed === '' ? text : typed }))
}

/** Opens the talk during a game; what has just been said hangs beside it for a moment. */
export function TalkDuringGame(): ReactNode {
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const { muted, readUpTo, isOpen, fault } = useListening()
  const latest: SaidLine | null = unmutedLines(said, muted).findLast((line) => line.chair !== chair) ?? null
  return (
    <span className="talk-place">
      <ConnectionDot />
      <TalkButton
        unread={newLines(said, readUpTo, chair, muted).length}
        fault={isOpen ? null : fault}
        onOpen={() => useListening.setState({ isOpen: true })}
        className="px-2!"
      />
      <span className="talk-air">
        <TalkBubble line={latest} />
      </span>
    </span>
  )
}

/** The talk during a game, once it is opened. It stays when the page below it becomes another, as at a season's end. */
export function TalkDialog(): ReactNode {
  const words = useWords()
  const isOpen = useListening((state) => state.isOpen)
  if (!isOpen) return null
  return (
    <DialogHoldingShow
      title={words.online.talk.title}
      // Why something was not said has been read by then.
      onClose={() => useListening.setState({ isOpen: false, fault: null })}
      className="max-w-xl"
    >
      <OnlineTalk titled={false} />
    </DialogHoldingShow>
  )
}

/**
 * For those who do not see it: what others say, and why something of their own was not said, once the talk is closed. What was
 * said before they came to the table is not news.
 */
export function TalkVoice(): ReactNode {
  const words = useWords()
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const { muted, isOpen, fault } = useListening()
  const latest = said.at(-1)?.number ?? 0
  const spokenUpTo = useRef(latest)
  const { region, say: speak } = useVoice()
  useEffect(() => {
    for (const line of newLines(said, spokenUpTo.current, chair, muted)) speak(saidLine(words, line))
    spokenUpTo.current = latest
  }, [said, latest, chair, muted, words, speak])
  const isPlaying = useOnline((state) => state.party?.stage !== 'waiting')
  const unseen = isPlaying && !isOpen ? fault : null
  useEffect(() => {
    if (unseen !== null) speak(talkFaultText(unseen, words))
  }, [unseen, words, speak])
  return region
}

/** Always says how the page stands with the server; what is wrong is said in words elsewhere. */
function ConnectionDot(): ReactNode {
  const words = useWords()
  const state = useOnline(({ status }) => status.state)
  const isConnected = state === 'connected'
  const tries = state === 'connecting' || state === 'reconnecting'
  const { connected, notConnected, connection } = words.online
  const label = isConnected ? connected : tries ? connection.connecting : notConnected
  return <span role="img" aria-label={label} title={label} className="connection-dot" data-connected={isConnected} />
}
