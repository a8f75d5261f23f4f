import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/words.ts'
import { VoiceInDialog } from './useVoice.tsx'

interface DialogProps {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
  /** Whether only screen readers say the title. */
  readonly titleHidden?: boolean
}

/**
 * A window above the page: the browser keeps the focus in it, closes it by Escape, and gives the focus back to where it
 * was. Its text wraps, wherever in the page it was opened from.
 */
export function Dialog({
  title,
  onClose,
  children,
  className = 'max-w-lg',
  titleHidden = false,
}: DialogProps): ReactNode {
  const words = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const whenClosed = useRef(onClose)
  useEffect(() => {
    whenClosed.current = onClose
  })
  // Before the element leaves the page, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current === null) return undefined
    current.showModal()
    // The `close` event comes a moment later, and what happens in between would take the dialog for open.
    const closing = new MutationObserver(() => {
      if (!current.open) whenClosed.current()
    })
    closing.observe(current, { attributeFilter: ['open'] })
    // A press beside the window is on the dialog itself.
    const pressBeside = ({ target }: MouseEvent): void => {
      if (target === current) current.close()
    }
    current.addEventListener('click', pressBeside)
    return () => {
      closing.disconnect()
      current.removeEventListener('click', pressBeside)
      current.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`bg-panel text-ink backdrop:bg-veil m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-2xl p-0 whitespace-normal open:flex shadow-[0_30px_80px_-20px_var(--shade)] ${className}`}
    >
      <div className="overflow-auto p-5">
        <h2 id={id} className={titleHidden ? 'sr-only' : 'mb-3 pr-8 text-xl'}>
          {title}
        </h2>
        {children}
        <VoiceInDialog />
        {/* It stays where it is while the rest scrolls: its place is in the dialog, not in what scrolls. */}
        <button
          type="button"
          aria-label={words.close}
          className="button button-quiet absolute top-2.5 right-2.5 text-xl"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
    </dialog>
  )
}
