/** Does something once the page is loaded and has nothing else to do. */
export function whenIdle(something: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(something)
    else setTimeout(something)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
