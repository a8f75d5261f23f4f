import path from 'node:path'

/**
 * @typedef {{ file: string, source: string }} Source a file by its path from a common folder, with slashes
 * @typedef {{ from: string, to: string }} Import from one file to another
 */

/** What a file imports by a relative path. Imports of types, imports made later and workers count as well. */
const SPECIFIER = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*(['"])(\.[^'"]+)\1/g

/**
 * @param {readonly Source[]} sources
 * @returns {Import[]} those between the given files
 */
export function importsIn(sources) {
  const known = new Set(sources.map(({ file }) => file))
  return sources.flatMap(({ file, source }) =>
    Array.from(source.matchAll(SPECIFIER), ([, , specifier = '']) => ({
      from: file,
      to: path.posix.join(path.posix.dirname(file), specifier),
    })).filter(({ to }) => known.has(to)),
  )
}

/**
 * A shortest way from a folder through others and back to it, if there is one. Each folder stands for itself: one inside it is
 * another.
 *
 * @param {readonly Import[]} imports
 * @returns {Import[]} one import for each step of the way; none where no folder leads back to itself
 */
export function folderCircle(imports) {
  /** @type {Map<string, Map<string, Import>>} */
  const steps = new Map()
  for (const step of imports) {
    const [from, to] = [path.posix.dirname(step.from), path.posix.dirname(step.to)]
    if (from === to) continue
    const known = steps.get(from)
    if (known === undefined) steps.set(from, new Map([[to, step]]))
    else if (!known.has(to)) known.set(to, step)
  }
  const circles = Array.from(steps.keys(), (folder) => wayBack(folder, steps)).filter(({ length }) => length > 0)
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? []
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, ReadonlyMap<string, Import>>} steps
 * @returns {Import[]}
 */
function wayBack(folder, steps) {
  /** @type {Map<string, Import[]>} */
  const ways = new Map([[folder, []]])
  // The ways grow while they are followed: those found later are no shorter.
  for (const [reached, way] of ways) {
    for (const [next, step] of steps.get(reached) ?? []) {
      if (next === folder) return [...way, step]
      if (!ways.has(next)) ways.set(next, [...way, step])
    }
  }
  return []
}
