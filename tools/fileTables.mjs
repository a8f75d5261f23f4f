// The tables and lists of ARCHITECTURE.md, compared with the files that there are.

/** The parts that have a heading of their own, and the words under which it names them. Those of "The rest" name themselves. */
const PARTS = new Map([
  ['The engine, file by file', 'packages/engine'],
  ['The table, file by file', 'packages/table'],
  ['The web client, file by file', 'apps/web'],
  ['The bots, file by file', 'packages/bots'],
  ['The art, file by file', 'packages/art'],
])
const REST = 'The rest'

const SOURCE = /\.(ts|tsx|mjs|css)$/
const NO_SUBJECT = /(^|\/)index\.ts$|\.test\.tsx?$/
/** A name, with its folder perhaps: no sentence, no command. */
const NAME = /`([^\s`]+)`/g

/**
 * Names that are no file or folder of their part, and files and folders that their part does not name, a line each.
 *
 * @param {string} text ARCHITECTURE.md
 * @param {readonly string[]} files every file of `packages`, `apps` and `tools`, as a path from the root
 * @returns {string[]}
 */
export function troublesIn(text, files) {
  const named = namesIn(text)
  return partsOf(files).flatMap((part) => {
    const names = named.get(part)
    if (names === undefined) return [`${part} has no table`]
    const inside = files.filter((file) => file.startsWith(`${part}/`)).map((file) => file.slice(part.length + 1))
    const gone = [...names].filter((name) => !inside.some((file) => isCalled(file, name)))
    const missing = subjectsOf(part, inside).filter((subject) => !waysToName(subject).some((name) => names.has(name)))
    return [
      ...gone.map((name) => `${part}: \`${name}\` is named, and is no file or folder there`),
      ...missing.map((subject) => `${part}: ${subject} is not named`),
    ]
  })
}

/**
 * All that each part names.
 *
 * @param {string} text
 * @returns {Map<string, Set<string>>}
 */
function namesIn(text) {
  /** @type {Map<string, Set<string>>} */
  const named = new Map()
  for (const section of text.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n')
    const part = PARTS.get(heading)
    if (part !== undefined) named.set(part, wordsIn(lines.filter((line) => line.startsWith('| ')).join('\n')))
    if (heading !== REST) continue
    for (const item of lines.join('\n').split(/^- /m).slice(1)) {
      const [first = '', ...others] = wordsIn(item)
      named.set(first.replace(/\/src$/, ''), new Set(others))
    }
  }
  return named
}

/**
 * @param {string} text
 * @returns {Set<string>}
 */
function wordsIn(text) {
  return new Set([...text.matchAll(NAME)].map(([, name = '']) => name))
}

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function partsOf(files) {
  const parts = files
    .filter((file) => SOURCE.test(file))
    .map((file) => /^(tools|[^/]+\/[^/]+(?=\/src\/))/.exec(file)?.[0])
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
  const start = part === 'tools' ? '' : 'src/'
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
 * Whether a file is called so, or lies in a folder that is: `play` is `src/play.ts`, `a/b` is `src/a/b.ts`, `rules/` is `src/rules`.
 *
 * @param {string} file
 * @param {string} name
 * @returns {boolean}
 */
function isCalled(file, name) {
  const whole = `/${file}`
  const folder = name.endsWith('/') ? `/${name}` : `/${name}/`
  const shortened = whole.replace(/\.[^./]+$/, '')
  return whole.includes(folder) || whole.endsWith(`/${name}`) || shortened.endsWith(`/${name}`)
}
