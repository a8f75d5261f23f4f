/** A page in the background is not painted, and some browsers never report a paint: then go ahead after this many milliseconds. */
const PATIENCE = 1000

/** Does something once what was served can be seen. */
export function afterPaint(something: () => void): void {
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
