import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { watchFolder } from '../processes/watchdog.ts'

export const PAGE = '<!doctype html><title>Modern Art</title>'
export const MENU = '<!doctype html><title>Modern Art</title><h1>Modern Art</h1>'
export const GERMAN_MENU = '<!doctype html><html lang="de"><title>Modern Art</title><h1>Modern Art</h1>'
export const SECRET = 'outside of the folder'
export const SCRIPT = `console.log('${'paint '.repeat(1000)}')`

/** A client as it is built, and what lies about it. */
const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': MENU,
  'dist/index.de.html': GERMAN_MENU,
  'dist/shell.html': PAGE,
  'dist/sw.js': '// a service worker',
  'dist/manifest.webmanifest': '{}',
  'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/assets/index-B7x_k2Qd.js': SCRIPT,
  'dist/assets/index-B7x_k2Qd.js.map': '{}',
  'dist/assets/fraunces-latin-wght-normal-c-XF7zAA.woff2': 'a font',
  'dist/assets/master-6c72ba87b7842338.bin': 'weights'.repeat(1000),
  'dist/assets/hand-coloured.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/assets/plain.css': 'body {}',
  'dist/elsewhere/index-B7x_k2Qd.js': '// a name like those in assets',
  'dist/.built.json': SECRET,
  'dist/.git/config': SECRET,
  'dist/assets/.hidden-B7x_k2Qd.js': SECRET,
  'secret.txt': SECRET,
  secret: SECRET,
}

/** A folder beside the client's, to be removed; nobody must mind the dot and the space in its name. */
export async function clientFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), '.modern art '))
  watchFolder(parent)
  await Promise.all(Object.entries(FILES).map(([file, text]) => write(path.join(parent, file), text)))
  return parent
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true })
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
