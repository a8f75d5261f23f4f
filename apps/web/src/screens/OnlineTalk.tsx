import type { SaidLine } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { create, useStore } from 'zustand'
import { TalkBubble } from '../friends/TalkBubble.tsx'
import { TalkButton } from '../friends/TalkButton.tsx'
import { TalkPanel } from '../friends/TalkPanel.tsx'
import { talkFaultText } from '../friends/faultText.ts'
import type { TalkFault } from '../friends/faultText.ts'
import { newLines, saidLine, unblockedLines } from '../friends/saying.ts'
import type { Names } from '../friends/saying.ts'
import { blocking } from '../online/blocking.ts'
import type { Asked } from '../online/commands.ts'
import { askMe } from '../online/me.ts'
import { onlineTable } from '../online/online.ts'
import { useSanction } from '../online/sanctions.ts'
import { useOnline } from '../online/useOnline.ts'
import { useModerated } from '../online/useSite.ts'
import { useVoice } from '../pieces/useVoice.tsx'
import { DialogHoldingShow } from '../table/pieces/DialogHoldingShow.tsx'
import { useWords } from '../words/words.ts'
import { PeopleAtTable } from './PeopleAtTable.tsx'

interface Listening {
  /** The number of the latest line that was read. */
  readonly readUpTo: number
  /** Whether the talk is open over the game. */
  readonly isOpen: boolean
  /** What is typed, and not yet said. It stays while the talk is closed. */
  readonly typed: string
  /** Why the last call or line was not said. */
  readonly fault: TalkFault | null
}

const NOTHING_SAID: Listening = { readUpTo: 0, isOpen: false, typed: '', fault: null }

const useListening = create<Listening>(() => NOTHING_SAID)

/** Another table: other people, and nothing read yet. */
export function beginTalk(): void {
  useListening.setState(NOTHING_SAID)
  blocking.atNewTable()
}

/** The names of those whom this page has blocked at the table: what they said before is not shown any more. */
function useBlockedHere(): Names {
  return useStore(blocking.store, ({ here }) => here)
}

/** What is said at the table, and the ways to say something. */
export function OnlineTalk({ titled }: { readonly titled: boolean }): ReactNode {
  const party = useOnline((state) => state.party)
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const blocked = useBlockedHere()
  const muted = useSanction('mute')
  const moderated = useModerated()
  const { typed, fault } = useListening()
  const [looksAtPeople, setLooksAtPeople] = useState(false)
  const latest = said.at(-1)?.number ?? 0
  useEffect(() => useListening.setState({ readUpTo: latest }), [latest])
  if (party === null) return null
  return (
    <>
      <TalkPanel
        party={party}
        chair={chair}
        lines={said}
        blocked={blocked}
        muted={muted}
        typed={typed}
        fault={fault}
        moderated={moderated}
        onCall={(call) => void say({ type: 'call', call })}
        onType={(text) => useListening.setState({ typed: text })}
        onSay={(text) => void sayLine(text)}
        onPeople={() => setLooksAtPeople(true)}
        titled={titled}
      />
      {looksAtPeople && <PeopleAtTable onClose={() => setLooksAtPeople(false)} />}
    </>
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
  // A moderator has just decided so: the page is to know why, and until when.
  if (result.error.code === 'muted') await askMe()
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
  const blocked = useBlockedHere()
  const { readUpTo, isOpen, fault } = useListening()
  const latest: SaidLine | null = unblockedLines(said, blocked).findLast((line) => line.chair !== chair) ?? null
  return (
    <span className="talk-place">
      <ConnectionDot />
      <TalkButton
        unread={newLines(said, readUpTo, chair, blocked).length}
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
  const blocked = useBlockedHere()
  const { isOpen, fault } = useListening()
  const latest = said.at(-1)?.number ?? 0
  const spokenUpTo = useRef(latest)
  const { region, say: speak } = useVoice()
  useEffect(() => {
    for (const line of newLines(said, spokenUpTo.current, chair, blocked)) speak(saidLine(words, line))
    spokenUpTo.current = latest
  }, [said, latest, chair, blocked, words, speak])
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
