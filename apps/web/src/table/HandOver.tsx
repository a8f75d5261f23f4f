import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { takeDevice } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { recapFor } from './log/logEntries.ts'
import { SeatPortrait } from '../seats/SeatPortrait.tsx'
import { nameOf } from '../seats/names.ts'

const LINES = 6

/** Between two people at one device: nothing that only one may see is on the screen, nor in the page. */
export function HandOver({ to }: { readonly to: Seat }): ReactNode {
  const words = useWords()
  const heading = useFirstFocus<HTMLHeadingElement>()
  const screen = usePlay((state) => state.screen)
  const events = usePlay((state) => state.events)
  if (screen === null) return null
  const { view } = screen
  const name = nameOf(view, to)
  return (
    <main className="bg-wall grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-5 text-center">
        <SeatPortrait
          sitter={{ kind: 'person' }}
          name={view.setup.players[to] ?? ''}
          seat={to}
          className="size-28 border-4"
        />
        <h1 ref={heading} tabIndex={-1} className="title text-4xl outline-none">
          <Rich text={words.handover.title(name)} />
        </h1>
        <p className="text-muted">{words.handover.about}</p>
        <button
          type="button"
          className="button button-ink min-h-14 max-w-full px-8 py-2 text-lg wrap-anywhere whitespace-normal!"
          onClick={takeDevice}
        >
          {words.handover.ready(name)}
        </button>
        <section className="text-muted mt-4 w-full text-left text-sm">
          <h2 className="text-ink mb-1 text-base">{words.handover.since}</h2>
          <ol className="grid gap-1">
            {recapFor(to, view, events, words)
              .slice(-LINES)
              .map(({ index, text }) => (
                <li key={index}>
                  <Rich text={text} />
                </li>
              ))}
          </ol>
        </section>
      </div>
    </main>
  )
}
