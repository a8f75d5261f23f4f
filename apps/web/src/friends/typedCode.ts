import { CODE_LENGTH, CODE_LETTERS, readTableCode } from '@modern-art/protocol'

/** What somebody typed or pasted as a table's code, or what is wrong with it. */
export type TypedCode = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly fault: CodeFault }

export type CodeFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short' | 'long'; readonly letters: number }
  /** No code has this character. */
  | { readonly kind: 'letter'; readonly letter: string }

/** A code in any case, with or without a hyphen; or a whole link that ends in one. */
export function typedCode(typed: string): TypedCode {
  const text = typed.trim()
  const code = readTableCode(text) ?? readTableCode(endOfLink(text))
  if (code !== null) return { ok: true, code }
  const letters = text.replaceAll(/[\s-]/gu, '').toUpperCase()
  const letter = Array.from(letters).find((each) => !CODE_LETTERS.includes(each))
  if (letters === '') return { ok: false, fault: { kind: 'empty' } }
  if (letter !== undefined) return { ok: false, fault: { kind: 'letter', letter } }
  return { ok: false, fault: { kind: letters.length < CODE_LENGTH ? 'short' : 'long', letters: letters.length } }
}

/** The last part of a link's path; nothing of a text that is no link. */
function endOfLink(text: string): string {
  if (!text.includes('/')) return ''
  const [path = ''] = text.split(/[?#]/u)
  return path.split('/').findLast((part) => part !== '') ?? ''
}
