import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the app needs at once, though the page's first script asks for it only later. */
const AT_ONCE = ['src/app/openApp.tsx']
/** What is fetched while the menu is looked at: a table, and the worker that plays it. */
const MEANWHILE = ['src/screens/PlayScreen.tsx', 'src/play/play.ts', 'src/newGame/readyMade.ts']
const WORKER = /^assets\/main-[\w-]+\.js$/

/** Links with which a page asks for its scripts before they ask for each other. */
export function appLinks(bundle: Bundle, page: string, language: string): string {
  const wanted = language === 'en' ? AT_ONCE : [...AT_ONCE, `src/words/${language}.ts`]
  // They must not keep the styles and fonts of what is seen waiting.
  return scriptsOf(bundle, wanted)
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')
}

/** Links with which the menu asks for a table, once it has all that it needs itself. */
export function tableLinks(bundle: Bundle, page: string): string {
  const scripts = scriptsOf(bundle, MEANWHILE)
  const styles = scripts.flatMap((file) => [...(chunkAt(bundle, file)?.viteMetadata?.importedCss ?? [])])
  const worker = Object.keys(bundle).filter((file) => WORKER.test(file))
  return [...scripts, ...worker, ...styles]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="prefetch" crossorigin href="/${file}">`)
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
