/* In place of the modules that are made when the page is built. */

/** `virtual:pwa-register`: here there is no service worker. */
export function registerSW(): (reload: boolean) => Promise<void> {
  return () => Promise.resolve()
}

/** `virtual:menu-wall`: here no painting is drawn for the menu. */
export const WALL = []
