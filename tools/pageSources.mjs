import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What the page is made from, besides the packages and the client itself. */
const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'docs/rules.md',
  'docs/rules.de.md',
  'docs/rules.pt.md',
  'tools/build.mjs',
]
const NO_SOURCES = /^(node_modules|dist|dist-.*|e2e|bench|playwright\.config\.ts|.*\.(test|spec)\.tsx?)$/

/**
 * A fingerprint of all that goes into the page: it is another one as soon as any of it has another content or another name.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprintOfSources(root) {
  const packages = readdirSync(path.join(root, 'packages')).toSorted()
  const places = [
    ...SHARED,
    'apps/web',
    ...packages.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  ]
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => sourcesAt(root, place))) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)))
    hash.update(`${file}\n${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/**
 * The file there, or the sources in the folder there, in the same order everywhere.
 *
 * @param {string} root
 * @param {string} place
 * @returns {string[]}
 */
function sourcesAt(root, place) {
  const location = path.join(root, place)
  const found = statSync(location, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [place]
  return readdirSync(location)
    .toSorted()
    .filter((name) => !NO_SOURCES.test(name))
    .flatMap((name) => sourcesAt(root, `${place}/${name}`))
}
