import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { en } from '../src/words/en.ts'

test.use({ serviceWorkers: 'allow' })

interface Published {
  readonly server: Server
  readonly address: string
  version: number
}

/** The same page at another address, where a newer version can be published. */
async function publish(home: string): Promise<Published> {
  const published = { version: 1 }
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', headers } = request
    if (url.startsWith('/api/') && published.version > 1) {
      // Whatever page asks is from before.
      response.writeHead(409, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 'old_page', message: 'load the page again' } }))
      return
    }
    const found = await fetch(`${home}${url}`, { headers: { accept: headers.accept ?? '*/*' } })
    const type = found.headers.get('content-type') ?? 'text/plain'
    const content = Buffer.from(await found.arrayBuffer())
    response.writeHead(found.status, { 'content-type': type })
    if (url === '/sw.js') response.end(`// version ${published.version}\n${content.toString()}`)
    else if (type.startsWith('text/html')) {
      const mark = `<meta name="version" content="${published.version}">`
      response.end(content.toString().replace('</head>', `${mark}$&`))
    } else response.end(content)
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(published, { server, address: `http://127.0.0.1:${port}` })
}

test(
  'a newer version is offered, never during a game, and loaded when a person wants it',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const published = await publish(baseURL ?? '')
    try {
      const note = page.getByText(en.newVersion)
      await page.goto(published.address)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('button', { name: en.menu.play })).toBeVisible()
      await expect(note).toHaveCount(0)

      published.version = 2
      await page.reload()
      await expect(note).toBeVisible()
      await page.getByRole('button', { name: en.menu.play }).click()
      await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
      await expect(note).toHaveCount(0)
      await page.goto(published.address)
      await page.getByRole('button', { name: en.newVersionLoad }).click()
      await expect(note).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('link', { name: en.menu.continueGame })).toBeVisible()
      await expect(note).toHaveCount(0)
    } finally {
      published.server.closeAllConnections()
      published.server.close()
    }
  },
)

test('a page from before a new server loads the new one when it is told to, though the old one is kept', async ({
  page,
  baseURL,
}) => {
  const published = await publish(baseURL ?? '')
  try {
    await page.goto(published.address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    published.version = 2
    await page.goto(`${published.address}/table/ABCDEFGH`)
    await expect(page.getByRole('alert')).toContainText(en.online.faults.old_page)
    await expect(page.getByText(en.newVersion), 'nobody is told twice').toHaveCount(0)
    const version = page.locator('meta[name="version"]')
    await expect(version).toHaveAttribute('content', '1')
    await page.getByRole('button', { name: en.trouble.reload }).click()
    await expect(version).toHaveAttribute('content', '2')
  } finally {
    published.server.closeAllConnections()
    published.server.close()
  }
})
