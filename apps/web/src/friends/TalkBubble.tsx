import type { SaidLine } from '@modern-art/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { seatStyle } from '../seats/seatColours.ts'
import { useWords } from '../words/words.ts'
import { CallMark } from './CallMark.tsx'
import { saidText } from './saying.ts'
import './talk.css'

/** How long what was said hangs in the air. */
const HEARD = 5000

/**
 * What somebody has just said, for a moment. What was said before the bubble's place was on the page is not
 * repeated. It is only for eyes: screen readers hear the line from a live region.
 */
export function TalkBubble({ line }: { readonly line: SaidLine | null }): ReactNode {
  const words = useWords()
  const [over, setOver] = useState(line?.number ?? 0)
  const number = line?.number ?? 0
  useEffect(() => {
    if (number <= over) return undefined
    const timer = setTimeout(() => setOver(number), HEARD)
    return () => clearTimeout(timer)
  }, [number, over])
  if (line === null || number <= over) return null
  return (
    <span
      key={number}
      aria-hidden="true"
      className="talk-bubble"
      style={{ '--seat': seatStyle(line.chair).colour } as CSSProperties}
    >
      {'call' in line.said && <CallMark call={line.said.call} />}
      <span>
        <span className="talk-name">{line.name}</span> {saidText(words, line)}
      </span>
    </span>
  )
}
