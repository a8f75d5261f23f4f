// First: it names the layers that all other styles stand in.
import './style/app.css'
import './screens/menu.css'
import { takePresses } from './app/earlyPresses.ts'
import { servedMenuFits } from './app/servedMenu.ts'
import { followTheme } from './settings/theme.ts'

/** A page in the background is not painted, and some browsers never report a paint: then go ahead after this many milliseconds. */
const PATIENCE = 1000

/*
 * This runs before anything is painted. It is little, so that the menu that was served is seen at once; the app itself comes
 * after it.
 */
followTheme(document.documentElement)
const place = document.querySelector('#app')
if (place === null) throw new Error('the page has no place for the app')
const served = place.firstElementChild
const fits = served !== null && servedMenuFits()
// Nothing is seen that is about to change: the paintings and the title stay, and the rest waits for the app.
if (!fits) served?.classList.add('menu-waits')
const pressAgain = takePresses(place)
const open = (): void => {
  // Not awaited at the top: the app imports what has come with this script, which is there only once the script is done.
  void import('./app/openApp.tsx').then(({ openApp }) => openApp(place, fits, pressAgain))
}
// The menu is seen first.
if (fits) afterPaint(open)
else open()

/** Does something once what was served can be seen. */
function afterPaint(something: () => void): void {
  let done = false
  const go = (): void => {
    if (done) return
    done = true
    observer.disconnect()
    something()
  }
  const observer = new PerformanceObserver(go)
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(go, document.hidden ? 0 : PATIENCE)
}
