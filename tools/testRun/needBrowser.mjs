// Runs before the browser tests, whoever starts them: where there is no browser, they do not even begin.
import { tellMissingBrowser, testBrowser } from '../browser.mjs'

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default function needBrowser() {
  if (testBrowser() === null) throw new Error(tellMissingBrowser())
}
