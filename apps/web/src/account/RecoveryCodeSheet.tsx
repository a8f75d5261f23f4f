import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../friends/copying.ts'
import type { Copied } from '../friends/copying.ts'
import { saveTextAsFile } from '../saves/files.ts'
import { useAccountWords } from '../words/accountWords.ts'
import './account.css'

/** The codes as a text to keep. */
function textOf(title: string, codes: readonly string[]): string {
  return [title, location.origin, '', ...codes, ''].join('\n')
}

/** Recovery codes, shown once: to copy, keep as a file, or print. */
export function RecoveryCodeSheet({ codes: list }: { readonly codes: readonly string[] }): ReactNode {
  const { codes } = useAccountWords()
  const sheet = useRef<HTMLUListElement>(null)
  const [copied, setCopied] = useState<Copied | null>(null)
  const note = useRef<HTMLParagraphElement>(null)
  // What was pressed for them is gone: whoever uses keys, or listens, goes on from here.
  useEffect(() => note.current?.focus(), [])
  const select = (): void => {
    if (sheet.current !== null) getSelection()?.selectAllChildren(sheet.current)
  }
  const copy = async (): Promise<void> => {
    // Pages without a secure connection have no clipboard, whatever the types say.
    const { clipboard } = navigator as Partial<Navigator>
    setCopied(await copyText(list.join('\n'), { clipboard, select }))
  }
  return (
    <div className="codes-sheet grid gap-3">
      <p ref={note} tabIndex={-1} className="font-semibold outline-none">
        {codes.once}
      </p>
      <ul ref={sheet} className="codes" aria-label={codes.title}>
        {list.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => void copy()}>
          {codes.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveTextAsFile(textOf(codes.fileTitle, list), 'text/plain', 'modern-art-recovery-codes.txt')}
        >
          {codes.download}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {codes.print}
        </button>
      </div>
      <p role="status" className={copied === null ? 'sr-only' : 'text-sm font-semibold'}>
        {copied === null ? '' : copied === 'copied' ? `✓ ${codes.copied}` : codes.copySelected}
      </p>
    </div>
  )
}
