/**
 * Loads the page from the server, though an older one is kept on the device for play without a network: a plain reload would
 * bring that one back. The new page is kept again as soon as it is there.
 */
export async function loadNewPage(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker.getRegistrations()
    await Promise.all(kept.map((registration) => registration.unregister()))
  } catch {
    // Nothing is kept: on a plain local network browsers forbid it.
  }
  location.reload()
}
