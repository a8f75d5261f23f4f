/** A page in the background is not painted, and some browsers do not say when it is: then it is as well after so many milliseconds. */
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
