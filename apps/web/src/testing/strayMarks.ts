import { part, syntaxOf, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Texts of a catalogue that have marks without being marked: they would show stars and underscores. */
export function strayMarks(source: string, file: string): readonly string[] {
  const stray: string[] = []
  walk(syntaxOf(source, file), (node, above) => {
    const parent = above.at(-1)
    if (parent?.type === 'TaggedTemplateExpression' || part(parent, 'key') === node) return
    const text = textOf(node)
    // Codes have underscores only between letters.
    if (text !== null && /\*|(?<!\w)_|_(?!\w)/.test(text)) stray.push(text)
  })
  return stray
}

/** Marked texts of a catalogue in which a mark does not end, or another begins before it does. */
export function openMarks(source: string, file: string): readonly string[] {
  const open: string[] = []
  walk(syntaxOf(source, file), (node, above) => {
    const text = above.at(-1)?.type === 'TaggedTemplateExpression' ? textOf(node) : null
    if (text !== null && /[*_]/.test(text.replaceAll(/([*_])[^*_]*\1/g, ''))) open.push(text)
  })
  return open
}

/** The text of a string, or of a template without its arguments. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return null
  const pieces = node['quasis'] as readonly { readonly value: { readonly raw: string } }[]
  return pieces.map(({ value }) => value.raw).join('…')
}
