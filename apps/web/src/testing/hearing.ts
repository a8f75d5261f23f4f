import { afterEach } from 'vitest'

let observer: MutationObserver | null = null

afterEach(() => observer?.disconnect())

/**
 * From now on, what a screen reader would say by itself is written down: what is new in a live region, unless a dialog
 * keeps everything outside it from being heard. Gives all that was heard since then, in order.
 */
export function listen(): () => readonly string[] {
  const heard: string[] = []
  observer?.disconnect()
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const near = target instanceof Element ? target : target.parentElement
      const region = near?.closest('[role="status"], [role="alert"], [aria-live]') ?? null
      const dialogs = [...document.querySelectorAll('dialog[open]')]
      if (region === null || dialogs.some((dialog) => !dialog.contains(region))) continue
      // A text that changes is one of the region's own; what is added is heard by itself.
      const texts = target instanceof Text ? [target] : [...addedNodes]
      heard.push(...texts.map((node) => node.textContent ?? '').filter((text) => text !== ''))
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => heard
}
