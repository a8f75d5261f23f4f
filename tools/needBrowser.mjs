// Runs before the browser tests, whoever starts them: where there is no browser, they do not even begin.
import { presentBrowser, tellMissingBrowser } from './browser.mjs'

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default function needBrowser() {
  if (presentBrowser('quickest') === null) throw new Error(tellMissingBrowser())
}
