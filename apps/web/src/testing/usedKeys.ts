import { nameOf, part, parts, syntaxOf, walk } from './syntax.ts'
import type { Node } from './syntax.ts'

/** How sources come by a catalogue: a variable of that name wherever it is, the hook that gives it, and its type. */
interface CatalogueNames {
  readonly variable: string | null
  readonly hook: string
  readonly type: string
}

const WORDS: CatalogueNames = { variable: 'words', hook: 'useWords', type: 'Words' }

/** The pages about accounts have other things of the same name as their catalogue. */
export const ACCOUNT_WORDS: CatalogueNames = { variable: null, hook: 'useAccountWords', type: 'AccountWords' }

export const SAFETY_WORDS: CatalogueNames = { variable: null, hook: 'useSafetyWords', type: 'SafetyWords' }

export const PROFILE_WORDS: CatalogueNames = { variable: null, hook: 'useProfileWords', type: 'ProfileWords' }

export const NOTICE_WORDS: CatalogueNames = { variable: null, hook: 'useNoticeWords', type: 'NoticeWords' }

export const MATCH_WORDS: CatalogueNames = { variable: null, hook: 'useMatchWords', type: 'MatchWords' }

/** The whole catalogue, as a path. */
const ALL = '*'

type Aliases = ReadonlyMap<string, string>

/**
 * The keys of a catalogue that a source uses, as paths: `table.season`. Where it looks something up in a part of the
 * catalogue, all below counts as used: `table.*`.
 */
export function usedKeys(source: string, file: string, names = WORDS): ReadonlySet<string> {
  // Most sources have nothing to do with most catalogues.
  if (names.variable === null && !source.includes(names.hook) && !source.includes(names.type)) return new Set()
  const tree = syntaxOf(source, file)
  const aliases = aliasesIn(tree, names)
  const used = new Set<string>()
  walk(tree, (node, above) => {
    if (part(above.at(-1), 'object') === node || isPartOfPattern(node, above)) return
    const path = pathOf(node, aliases, names)
    if (path !== null && path !== ALL) used.add(path)
  })
  return used
}

/** Names for parts of the catalogue, as in `const { log } = words` or `({ paintings }: Words)`. */
function aliasesIn(tree: Node, names: CatalogueNames): Aliases {
  const aliases = new Map<string, string>(names.variable === null ? [] : [[names.variable, ALL]])
  walk(tree, (node, above) => {
    const parent = above.at(-1)
    const isNamed = node.type === 'Identifier' && (part(parent, 'id') === node || part(node, 'typeAnnotation') !== null)
    if (node.type !== 'ObjectPattern' && !isNamed) return
    const init = part(parent, 'init')
    const isCatalogue = nameOf(part(part(part(node, 'typeAnnotation'), 'typeAnnotation'), 'typeName')) === names.type
    const origin = isCatalogue ? ALL : init === null ? null : pathOf(init, aliases, names)
    if (origin === null) return
    if (isNamed) return void aliases.set(nameOf(node), origin)
    for (const property of parts(node, 'properties')) {
      aliases.set(nameOf(part(property, 'value')), joined(origin, nameOf(part(property, 'key'))))
    }
  })
  return aliases
}

/** A pattern takes parts of the catalogue by name: it does not use all of them. */
function isPartOfPattern(node: Node, above: readonly Node[]): boolean {
  const [grandparent, parent] = above.slice(-2)
  if (parent?.type === 'Property' && grandparent?.type === 'ObjectPattern') return true
  return part(parent, 'id')?.type === 'ObjectPattern' && part(parent, 'init') === node
}

/** The path of an expression in the catalogue; `null` if it has none. */
function pathOf(node: Node, aliases: Aliases, names: CatalogueNames): string | null {
  if (node.type === 'Identifier') return aliases.get(nameOf(node)) ?? null
  if (node.type === 'CallExpression') return nameOf(part(node, 'callee')) === names.hook ? ALL : null
  const object = part(node, 'object')
  if (node.type !== 'MemberExpression' || object === null) return null
  const origin = pathOf(object, aliases, names)
  if (origin === null) return null
  return node['computed'] === true ? joined(origin, '*') : joined(origin, nameOf(part(node, 'property')))
}

function joined(origin: string, key: string): string {
  if (origin === ALL) return key
  return origin.endsWith('*') ? origin : `${origin}.${key}`
}

/** The keys of a catalogue that nobody uses. */
export function unusedKeys(keys: readonly string[], used: ReadonlySet<string>): readonly string[] {
  return keys.filter((key) => {
    const names = key.split('.')
    const above = names.map((_, index) => names.slice(0, index).join('.'))
    // A list is used by what is done with it: `goal.points.map`.
    const isTakenApart = [...used].some((path) => path.startsWith(`${key}.`))
    return !used.has(key) && !isTakenApart && !above.some((path) => used.has(path) || used.has(`${path}.*`))
  })
}

/** All keys of a catalogue, down to its texts and sentences. */
export function keysOf(catalogue: object): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value).map((below) => `${key}.${below}`)
      : [key],
  )
}
