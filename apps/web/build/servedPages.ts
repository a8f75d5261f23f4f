import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'
import type * as Menus from './menus.tsx'
import { menuWall } from './menuWall.ts'
import { FIRST_FONTS, MENU_FONTS, appLinks, fontLinks, tableLinks } from './pageHints.ts'

const PLACE = '<div id="app"></div>'

/**
 * Puts the menu into the page that is served at `/`, so that it is seen before any script has come: a page for each
 * language, of which `index.html` is in English. All other addresses get `shell.html`, which is empty.
 * The menu is painted before the app is asked for; the shell, which shows nothing without it, asks at once.
 * Where browsers can, they paint nothing before the page's first script has run: it decides whether the menu is the right one.
 */
export function servedPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'served-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the page was not built')
        const built = String(page.source).replaceAll('<script type="module"', '<script type="module" blocking="render"')
        const shell = inHead(built, fontLinks(bundle, FIRST_FONTS) + appLinks(bundle, built))
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell })
        for (const [language, menu] of await renderMenus(config)) {
          const inLanguage = exactlyOnce(built, '<html lang="en">', `<html lang="${language}">`)
          const withMenu = exactlyOnce(inLanguage, PLACE, `<div id="app">${menu}</div>`)
          const links = fontLinks(bundle, MENU_FONTS) + tableLinks(bundle, withMenu)
          const served = inHead(withMenu, links)
          if (language === 'en') page.source = served
          else this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: served })
        }
      },
    },
  }
}

function inHead(page: string, links: string): string {
  return exactlyOnce(page, '</head>', `${links}</head>`)
}

/** Replaces what must stand in the page once. */
function exactlyOnce(page: string, find: string, replace: string): string {
  if (page.split(find).length !== 2) throw new Error(`the page does not have one ${find}`)
  return page.replace(find, () => replace)
}

/** Runs the sources of the app here. */
async function renderMenus({ root, resolve }: ResolvedConfig): Promise<typeof Menus.MENUS> {
  const { module } = await runnerImport<typeof Menus>(fileURLToPath(new URL('menus.tsx', import.meta.url)), {
    configFile: false,
    root,
    plugins: [react(), menuWall(), noServiceWorker],
    resolve: { conditions: resolve.conditions },
    logLevel: 'warn',
  })
  return module.MENUS
}

/** Nothing registers a service worker while building. */
const noServiceWorker: Plugin = {
  name: 'no-service-worker',
  resolveId: (name) => (name === 'virtual:pwa-register' ? `\0${name}` : null),
  load: (name) => (name === '\0virtual:pwa-register' ? 'export function registerSW() {}' : null),
}
