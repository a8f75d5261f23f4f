import type { SaidLine } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { TalkBubble } from '../friends/TalkBubble.tsx'
import { TalkButton } from '../friends/TalkButton.tsx'
import { TalkPanel } from '../friends/TalkPanel.tsx'
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
}

const useListening = create<Listening>(() => ({ muted: new Set(), readUpTo: 0, isOpen: false }))

/** Another table: other people, and nothing read yet. */
export function beginTalkAt(code: string): void {
  useListening.setState({ muted: mutedAt(code).read(), readUpTo: 0, isOpen: false })
}

function mutedAt(code: string): MutedNames {
  return mutedNamesAt(code, () => sessionStorage)
}

/** What is said at the table, and the ways to say something. */
export function OnlineTalk({ titled }: { readonly titled: boolean }): ReactNode {
  const party = useOnline((state) => state.party)
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const muted = useListening((state) => state.muted)
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
      onCall={(call) => say({ type: 'call', call })}
      onSay={(text) => say({ type: 'say', text })}
      onMute={mute}
      titled={titled}
    />
  )
}

async function say(asked: Asked): Promise<TalkFault | null> {
  const result = await onlineTable.send(asked)
  if (result.ok) return null
  return result.error.code === 'gone' ? 'lost' : result.error.code
}

/** Opens the talk during a game; what has just been said hangs beside it for a moment. */
export function TalkDuringGame(): ReactNode {
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const { muted, readUpTo } = useListening()
  const latest: SaidLine | null = unmutedLines(said, muted).findLast((line) => line.chair !== chair) ?? null
  return (
    <span className="talk-place">
      <ConnectionDot />
      <TalkButton
        unread={newLines(said, readUpTo, chair, muted).length}
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
      onClose={() => useListening.setState({ isOpen: false })}
      className="max-w-xl"
    >
      <OnlineTalk titled={false} />
    </DialogHoldingShow>
  )
}

/** What others say, for those who do not see it. What was said before they came to the table is not news. */
export function TalkVoice(): ReactNode {
  const words = useWords()
  const chair = useOnline((state) => state.chair)
  const said = useOnline((state) => state.said)
  const muted = useListening((state) => state.muted)
  const latest = said.at(-1)?.number ?? 0
  const spokenUpTo = useRef(latest)
  const { region, say: speak } = useVoice()
  useEffect(() => {
    for (const line of newLines(said, spokenUpTo.current, chair, muted)) speak(saidLine(words, line))
    spokenUpTo.current = latest
  }, [said, latest, chair, muted, words, speak])
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
