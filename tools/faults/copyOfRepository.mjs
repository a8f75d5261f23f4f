import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = new Set(['node_modules', '.git', 'coverage', 'data'])
/** Where there is something installed. */
const INSTALLED = ['node_modules', 'apps/server/node_modules']

/**
 * A copy of the repository in which faults can be planted. What is imported by the name of a package is not in the copy, and has
 * no fault.
 *
 * @returns {string} its folder
 */
export function copyOfRepository() {
  const copy = mkdtempSync(path.join(tmpdir(), 'modern-art-faults-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) })
  for (const folder of INSTALLED) {
    const there = path.join(root, folder)
    if (existsSync(there)) symlinkSync(there, path.join(copy, folder), 'junction')
  }
  return copy
}
