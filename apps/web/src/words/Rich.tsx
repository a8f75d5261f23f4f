import type { ReactNode } from 'react'
import type { Marked } from './grammar/marked.ts'

/** A text of the catalogue, with what stands out in it. */
export function Rich({ text }: { readonly text: Marked }): ReactNode {
  if (typeof text === 'string') return text
  // The parts of one sentence never change places.
  // oxlint-disable-next-line react/no-array-index-key
  return text.map((run, index) => (run.as === null ? run.text : <run.as key={index}>{run.text}</run.as>))
}

/** The same without anything that stands out, for names and live regions. */
export function plain(text: Marked): string {
  return typeof text === 'string' ? text : text.map((run) => run.text).join('')
}
