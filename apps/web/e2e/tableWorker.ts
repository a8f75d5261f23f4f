import type { BrowserContext, Page } from '@playwright/test'

/** The script of the worker that has the table. */
export const TABLE_WORKER = /\/assets\/main-[^/]+\.js$/

/** Lets something happen in the table's worker before its own script. Not where a service worker is allowed, which would answer first. */
export async function prepareWorker(where: Page | BrowserContext, before: string): Promise<void> {
  await where.route(TABLE_WORKER, async (route) => {
    const script = await route.fetch()
    await route.fulfill({ response: script, body: `{${before}};\n${await script.text()}` })
  })
}
