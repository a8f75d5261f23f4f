/** Lets the browser fetch what the page names for later, and keep it, once it has nothing else to do: nothing of it is run. */
export function fetchLater(): void {
  whenIdle(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'prefetch'
  })
}

/** Does something once the page is loaded and has nothing else to do. */
function whenIdle(something: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(something)
    else setTimeout(something)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
