import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../words/words.ts'
import { copyText } from './copying.ts'
import type { Copied } from './copying.ts'

interface CopyLinkProps {
  readonly link: string
  readonly label: string
  /** Whether the button is the first thing to press. */
  readonly first?: boolean
}

/** How long the button says that it is done. */
const SAID = 4000

/** A link and a button that copies it, and says so. */
export function CopyLink({ link, label, first = false }: CopyLinkProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<Copied | null>(null)
  useEffect(() => {
    if (copied !== 'copied') return undefined
    const timer = setTimeout(() => setCopied(null), SAID)
    return () => clearTimeout(timer)
  }, [copied])
  const select = (): void => {
    field.current?.focus()
    field.current?.select()
  }
  const copy = async (): Promise<void> => {
    // Pages without a secure connection have no clipboard, whatever the types say.
    const { clipboard } = navigator as Partial<Navigator>
    setCopied(await copyText(link, { clipboard, select }))
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          className="field min-w-0 flex-[1_1_10rem] text-ellipsis"
          value={link}
          onClick={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className={`button copy-link ${first ? 'button-ink' : ''}`} onClick={() => void copy()}>
          {/* Both words keep their room, so that nothing moves. */}
          <span className="copy-words">
            <span data-shown={copied !== 'copied'}>{room.copy}</span>
            <span data-shown={copied === 'copied'}>✓ {room.copied}</span>
          </span>
        </button>
      </div>
      <p role="status" className={copied === 'selected' ? 'text-sm font-semibold' : 'sr-only'}>
        {copied === 'selected' ? room.copySelected : copied === 'copied' ? room.copied : ''}
      </p>
    </div>
  )
}
