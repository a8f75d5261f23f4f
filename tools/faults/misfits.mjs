import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What keeps faults from being planted, a line each: the text that one replaces must stand exactly once in its file. It is looked
 * at before anything is planted, so that nobody waits for what cannot be done.
 *
 * @param {readonly { name: string, file: string, find: string, replace: string }[]} faults
 * @param {(file: string) => string | null} read the text of a file; `null` where there is none
 * @returns {string[]}
 */
export function misfitsIn(faults, read) {
  return faults.flatMap(({ name, file, find, replace }) => {
    const source = read(file)
    if (source === null) return [`${name}: there is no ${file}`]
    if (find === replace) return [`${name}: it changes nothing in ${file}`]
    const times = source.split(find).length - 1
    return times === 1 ? [] : [`${name}: its text stands ${times} times in ${file}, not once: ${JSON.stringify(find)}`]
  })
}

/**
 * @param {string} folder
 * @returns {(file: string) => string | null}
 */
export function readerOf(folder) {
  return (file) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : null)
}

/**
 * Ends the process where there are any.
 *
 * @param {readonly string[]} misfits
 */
export function refuseMisfits(misfits) {
  if (misfits.length === 0) return
  console.error(`Nothing was planted. Faults that no longer fit the code:\n\n${misfits.join('\n')}`)
  process.exit(1)
}
