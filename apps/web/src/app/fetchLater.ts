/** Lets the browser fetch what the page names for later, and keep it: nothing of it is run. */
export function fetchLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'prefetch'
}
