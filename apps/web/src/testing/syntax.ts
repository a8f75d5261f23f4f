import { parseAst } from 'rolldown/parseAst'

/** A node of a syntax tree; which other fields it has depends on its type. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** By file: several tests read the same sources. */
const read = new Map<string, { readonly source: string; readonly tree: Node }>()

export function syntaxOf(source: string, file: string): Node {
  const known = read.get(file)
  if (known?.source === source) return known.tree
  const tree = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }, file) as unknown as Node
  read.set(file, { source, tree })
  return tree
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The node in a field, if there is one. */
export function part(node: Node | null | undefined, field: string): Node | null {
  const value = node?.[field]
  return isNode(value) ? value : null
}

/** All nodes in a field. */
export function parts(node: Node, field: string): readonly Node[] {
  const value = node[field]
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

/** The name or the value of a node that has one. */
export function nameOf(node: Node | null): string {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}

/** Visits a node and all below it; `above` are those above each, the nearest last, and good for this visit only. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: Node[] = []): void {
  visit(node, above)
  above.push(node)
  for (const field of Object.keys(node)) {
    for (const below of parts(node, field)) walk(below, visit, above)
  }
  above.pop()
}
