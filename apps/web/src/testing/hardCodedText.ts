import { nameOf, part, parts, syntaxOf, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Attributes and fields with text for people. */
const SPOKEN = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'text',
  'about',
  'hint',
  'fault',
  'legend',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
])

/** Text that is written straight into the page. */
const WRITTEN = new Set(['title', 'textContent', 'innerText', 'nodeValue', 'ariaLabel'])

/** A word: signs, figures and single letters are the same in all languages. */
const WORD = /\p{L}{2,}/u

/**
 * Texts for people that stand in a source instead of a catalogue: in the page itself, in what names or describes its
 * parts, and in what is written into it. Each with its line.
 */
export function hardCodedText(source: string, file: string): readonly string[] {
  const found: string[] = []
  walk(syntaxOf(source, file), (node, above) => {
    for (const text of textsIn(node, above.at(-1)?.type)) {
      const line = source.slice(0, node.start).split('\n').length
      if (WORD.test(text)) found.push(`${file}:${line} ${text.trim()}`)
    }
  })
  return found
}

/** The texts for people that a node has itself. */
function textsIn(node: Node, parent: string | undefined): readonly string[] {
  switch (node.type) {
    case 'JSXText':
      return [nameOf(node)]
    case 'JSXExpressionContainer':
      return parent === 'JSXAttribute' ? [] : textsOf(part(node, 'expression'))
    case 'JSXAttribute': {
      const value = part(node, 'value')
      return SPOKEN.has(nameOf(part(node, 'name'))) ? textsOf(part(value, 'expression') ?? value) : []
    }
    case 'Property':
      return SPOKEN.has(nameOf(part(node, 'key'))) ? textsOf(part(node, 'value')) : []
    case 'AssignmentExpression':
      return WRITTEN.has(nameOf(part(part(node, 'left'), 'property'))) ? textsOf(part(node, 'right')) : []
    default:
      return []
  }
}

/** The texts that an expression may come to. */
function textsOf(node: Node | null): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return [nameOf(node)]
    case 'TemplateLiteral':
      return parts(node, 'quasis').map((quasi) => (quasi['value'] as { readonly cooked: string }).cooked)
    case 'ConditionalExpression':
      return [...textsOf(part(node, 'consequent')), ...textsOf(part(node, 'alternate'))]
    case 'LogicalExpression':
      return [...textsOf(part(node, 'left')), ...textsOf(part(node, 'right'))]
    default:
      return []
  }
}
