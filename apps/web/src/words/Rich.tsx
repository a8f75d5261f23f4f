import type { ReactNode } from 'react'
import type { Marked } from './grammar/marked.ts'

/** A text of the catalogue with its stars as strong and its underscores as italics. */
export function Rich({ text }: { readonly text: Marked }): ReactNode {
  return text.split(/(\*[^*]+\*|_[^_]+_)/).map((part, index) => {
    const inner = part.slice(1, -1)
    // The parts of one sentence never change places.
    // oxlint-disable-next-line react/no-array-index-key
    if (part.startsWith('*') && part.endsWith('*') && inner !== '') return <strong key={index}>{inner}</strong>
    // oxlint-disable-next-line react/no-array-index-key
    if (part.startsWith('_') && part.endsWith('_') && inner !== '') return <em key={index}>{inner}</em>
    return part
  })
}

/** The same without marks, for names and live regions. */
export function plain(text: Marked): string {
  return text.replaceAll(/[*_]/g, '')
}
