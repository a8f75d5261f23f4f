import { expect, test } from '@playwright/test'

// What the page does at a first visit, all of it.
test.use({ serviceWorkers: 'allow' })

test('the page comes from here alone, under a policy that it never breaks', async ({ page, baseURL }) => {
  const said: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => void said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => void said.push(String(error)))
  page.on('request', (request) => void hosts.add(new URL(request.url()).origin))

  const response = await page.goto('/', { waitUntil: 'networkidle' })

  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none';script-src 'self';")
  await expect(page).toHaveTitle(/Modern Art/)
  expect(said).toEqual([])
  expect([...hosts]).toEqual([baseURL])
})
