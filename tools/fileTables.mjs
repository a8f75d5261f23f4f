// The tables and lists of ARCHITECTURE.md, compared with the files that there are.

/** The part that each heading is about. The items of "The rest" begin with the names of theirs. */
const PARTS = new Map([
  ['The engine, file by file', 'packages/engine'],
  ['The table, file by file', 'packages/table'],
  ['The protocol, file by file', 'packages/protocol'],
  ['The server, file by file', 'apps/server'],
  ['The web client, file by file', 'apps/web'],
  ['The bots, file by file', 'packages/bots'],
  ['The art, file by file', 'packages/art'],
])
const REST = 'The rest'
/** Parts whose sources lie in no folder of their own. */
const WITHOUT_SRC = new Set(['tools', 'training'])

const SOURCE = /\.(ts|tsx|mjs|css|py|h|cu|cpp)$/
const NO_SUBJECT = /(^|\/)index\.ts$|\.(test|contract)\.tsx?$/
/** A name, with its folder perhaps: no sentence, no command. */
const NAME = /`([^\s`]+)`/g
/** In an item: a folder, and in brackets what is said of it. */
const FOLDER_TOLD = /`([^\s`]+\/)` \(([^()]*)\)/g
const LINK = /\[([^\]]*)\]\([^)]*\)/g

/**
 * What a part names: `direct` is what lies in its sources or beside them; the names of `inside` lie somewhere in one of
 * their folders.
 *
 * @typedef {{ direct: Set<string>, inside: { name: string, folders: string[] }[] }} Named
 */

/**
 * Names that are no file or folder of their part, and files and folders that their part does not name, a line each.
 *
 * @param {string} text ARCHITECTURE.md
 * @param {readonly string[]} files every file of `packages`, `apps`, `tools` and `training`, as a path from the root
 * @returns {string[]}
 */
export function troublesIn(text, files) {
  const named = namesIn(text)
  return partsOf(files).flatMap((part) => {
    const names = named.get(part)
    if (names === undefined) return [`${part} has no table`]
    const own = files.filter((file) => file.startsWith(`${part}/`)).map((file) => file.slice(part.length + 1))
    const missing = subjectsOf(part, own).filter((subject) => !waysToName(subject).some((way) => names.direct.has(way)))
    return [
      ...goneOf(names, own).map((name) => `${part}: \`${name}\` is named, and is no file or folder there`),
      ...missing.map((subject) => `${part}: ${subject} is not named`),
    ]
  })
}

/**
 * @param {Named} names
 * @param {readonly string[]} files those of the part
 * @returns {string[]}
 */
function goneOf({ direct, inside }, files) {
  const places = files.flatMap((file) => [file, file.replace(/^src\//, '')])
  const isIn = (/** @type {string} */ folder, /** @type {string} */ name) =>
    places.some((file) => file.startsWith(folder) && endingsOf(file.slice(folder.length)).some(isCalled(name)))
  const gone = inside.filter(({ name, folders }) => !direct.has(name) && !folders.some((folder) => isIn(folder, name)))
  return [...[...direct].filter((name) => !places.some(isCalled(name))), ...gone.map(({ name }) => name)]
}

/**
 * All that each part names.
 *
 * @param {string} text
 * @returns {Map<string, Named>}
 */
function namesIn(text) {
  /** @type {Map<string, Named>} */
  const named = new Map()
  for (const section of text.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n')
    const part = PARTS.get(heading)
    if (part !== undefined) named.set(part, namesInRows(lines.filter((line) => line.startsWith('| '))))
    if (heading !== REST) continue
    for (const item of lines.join('\n').split(/^- /m).slice(1)) {
      const [first = ''] = wordsIn(item)
      named.set(first.replace(/\/src$/, ''), namesInItem(item.replace(`\`${first}\``, '')))
    }
  }
  return named
}

/**
 * In a row that begins with folders, all that follows is inside them.
 *
 * @param {readonly string[]} rows
 * @returns {Named}
 */
function namesInRows(rows) {
  /** @type {Named} */
  const named = { direct: new Set(), inside: [] }
  for (const row of rows) {
    const [, first = '', ...others] = row.split('|')
    const names = wordsIn(first)
    const told = wordsIn(others.join('|'))
    const folders = names.filter((name) => name.endsWith('/'))
    for (const name of folders.length === 0 ? [...names, ...told] : names) named.direct.add(name)
    if (folders.length > 0) named.inside.push(...told.map((name) => ({ name, folders })))
  }
  return named
}

/**
 * In an item, what is in brackets after a folder is inside it.
 *
 * @param {string} item
 * @returns {Named}
 */
function namesInItem(item) {
  const plain = item.replaceAll(LINK, '$1')
  const inside = Array.from(plain.matchAll(FOLDER_TOLD), ([, folder = '', told = '']) =>
    wordsIn(told).map((name) => ({ name, folders: [folder] })),
  )
  return { direct: new Set(wordsIn(plain.replaceAll(FOLDER_TOLD, '`$1`'))), inside: inside.flat() }
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function wordsIn(text) {
  return Array.from(text.matchAll(NAME), ([, name = '']) => name)
}

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function partsOf(files) {
  const parts = files
    .filter((file) => SOURCE.test(file))
    .map((file) => /^(tools|training|[^/]+\/[^/]+(?=\/src\/))/.exec(file)?.[0])
  return [...new Set(parts.filter((part) => part !== undefined))]
}

/**
 * What must be named: the folders and files that lie in the sources of a part, not what is further inside.
 *
 * @param {string} part
 * @param {readonly string[]} inside its files
 * @returns {string[]}
 */
function subjectsOf(part, inside) {
  const start = WITHOUT_SRC.has(part) ? '' : 'src/'
  const sources = inside.filter((file) => file.startsWith(start) && SOURCE.test(file) && !NO_SUBJECT.test(file))
  return [...new Set(sources.map((file) => start + (/^[^/]+\/?/.exec(file.slice(start.length))?.[0] ?? '')))]
}

/**
 * @param {string} subject
 * @returns {string[]}
 */
function waysToName(subject) {
  const name = subject.replace(/^src\//, '')
  return [name, name.replace(/\.[^./]+$/, '')]
}

/**
 * A path, and what is left of it without its first folder, without its first two, and so on.
 *
 * @param {string} file
 * @returns {string[]}
 */
function endingsOf(file) {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/**
 * Whether a path is called so, or lies in a folder that is: `play` is play.ts, `a/b` is a/b.ts, `rules/` is any file in rules.
 *
 * @param {string} name
 * @returns {(file: string) => boolean}
 */
function isCalled(name) {
  const folder = name.endsWith('/') ? name : `${name}/`
  return (file) => file === name || file.replace(/\.[^./]+$/, '') === name || file.startsWith(folder)
}
