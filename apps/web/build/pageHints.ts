import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the app needs at once, though the page's first script asks for it only later. */
const AT_ONCE = ['src/app/openApp.tsx']
/** What is fetched while the menu is looked at: a table, and the worker that plays it. */
const MEANWHILE = ['src/screens/PlayScreen.tsx', 'src/play/play.ts', 'src/setUp/readyMade.ts']
/** What is read first on every page: the sans of all controls, and the upright serif of titles and prices. */
export const FIRST_FONTS = [/instrument-sans-latin-wght-normal/, /fraunces-latin-opsz-normal/]
/** In the menu's title and captions. */
export const MENU_FONTS = [...FIRST_FONTS, /fraunces-latin-opsz-italic/]
const WORKER = /^assets\/main-[\w-]+\.js$/

/** Links with which a page asks for fonts before its styles do. They come after the styles: until then others stand in. */
export function fontLinks(bundle: Bundle, fonts: readonly RegExp[]): string {
  return Object.keys(bundle)
    .filter((file) => fonts.some((font) => font.test(file)))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`)
    .join('')
}

/** Links with which a page asks for the app before its first script does. */
export function appLinks(bundle: Bundle, page: string): string {
  return scriptsOf(bundle, AT_ONCE)
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** Links that name what a table needs, for the app to fetch while the menu is looked at (`fetchLater`). */
export function tableLinks(bundle: Bundle, page: string): string {
  const app = scriptsOf(bundle, AT_ONCE)
  const scripts = scriptsOf(bundle, MEANWHILE).filter((file) => !app.includes(file))
  const styles = scripts.flatMap((file) => [...(chunkAt(bundle, file)?.viteMetadata?.importedCss ?? [])])
  const worker = Object.keys(bundle).filter((file) => WORKER.test(file))
  return [...scripts, ...worker, ...styles]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="later" crossorigin href="/${file}">`)
    .join('')
}

/** The files that the modules come in, and all that these import. */
function scriptsOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of chunkAt(bundle, file)?.imports ?? []) add(imported)
  }
  for (const module of modules) {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (chunk === undefined) throw new Error(`nothing was built from ${module}`)
    add(chunk.fileName)
  }
  return [...found]
}

function chunkAt(bundle: Bundle, file: string): Chunk | null {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : null
}
