import type { Call } from '@modern-art/protocol'
import type { ReactNode } from 'react'

const FACE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'
const EYES = 'M9 9.5v.5M15 9.5v.5'

/** A line for each call, on a ground of 24 by 24. */
const MARKS: Readonly<Record<Call, string>> = {
  hello: `${FACE}${EYES}M8 14c1.2 1.6 2.5 2.3 4 2.3s2.8-.7 4-2.3`,
  well_played: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  thanks: 'M12 20C5 15.5 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11z',
  ouch: 'M13.5 2.5L5 13.5h6l-1.5 8L18.5 10H12z',
  too_rich: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.7 5.7l12.6 12.6',
  bargain: 'M3.5 4.5v7l9 9 7.5-7.5-9-9zM8 8.5v.5',
  hurry: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  one_moment: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  applause:
    'M9 4l1.2 3.8L14 9l-3.8 1.2L9 14l-1.2-3.8L4 9l3.8-1.2zM17 13l.8 2.2 2.2.8-2.2.8L17 19l-.8-2.2-2.2-.8 2.2-.8z',
  laugh: `${FACE}M8 9.7l1.2-.9 1.2.9M13.6 9.7l1.2-.9 1.2.9M7.5 13h9c-.4 2.6-2.1 4.2-4.5 4.2S7.9 15.6 7.5 13z`,
  wow: `${FACE}${EYES}M12 13a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z`,
  sad: `${FACE}${EYES}M8.5 16.5c1-1.3 2.1-1.9 3.5-1.9s2.5.6 3.5 1.9`,
}

/** The sign of a call, beside its words. */
export function CallMark({ call }: { readonly call: Call }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="call-mark"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={MARKS[call]} />
    </svg>
  )
}
