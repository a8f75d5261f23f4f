import { part, syntaxOf, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Texts of a catalogue that have marks without being marked: they would show stars and underscores. */
export function strayMarks(source: string, file: string): readonly string[] {
  const stray: string[] = []
  walk(syntaxOf(source, file), (node, above) => {
    const parent = above.at(-1)
    if (parent?.type === 'TaggedTemplateExpression' || part(parent, 'key') === node) return
    const text = textOf(node, source)
    // Codes have underscores only between letters.
    if (text !== null && /\*|(?<!\w)_|_(?!\w)/.test(text)) stray.push(text)
  })
  return stray
}

/** The text of a string, or of a template without its arguments. */
function textOf(node: Node, source: string): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return null
  return source.slice(node.start, Number(node['end'])).replaceAll(/\$\{[^}]*\}/g, '…')
}
