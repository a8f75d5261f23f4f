import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { account } from '../src/words/en/account.ts'

/** What somebody signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Credentials that nobody has yet. */
export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@modern-art.example`, password: 'four easels in a row' }
}

/** How a refusal about accounts is answered. */
export const REFUSALS = /answered 4\d\d: .*\/api\/account|status of 4\d\d/

/** A field in the form of a page, or of the dialog above it. */
export function fieldIn(place: Page | Locator, name: 'name' | 'email' | 'password' | 'code'): Locator {
  return place.locator(`[name=${name}]`)
}

export async function fillIn(place: Page | Locator, { email, password }: Credentials): Promise<void> {
  await fieldIn(place, 'email').fill(email)
  await fieldIn(place, 'password').fill(password)
}

export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await fillIn(page, credentials)
  await page.getByRole('button', { name: account.signIn.submit, exact: true }).click()
}

/** Makes an account on the page for it, as somebody does who has not been here before. */
export async function signUp(page: Page, name: string, credentials: Credentials): Promise<void> {
  await page.goto('/account')
  await fieldIn(page, 'name').fill(name)
  await fillIn(page, credentials)
  await page.getByRole('button', { name: account.join.submit }).click()
  await expect(page.getByRole('heading', { name: account.welcome.title(name) })).toBeVisible()
}

/** A keeper of passkeys that answers at once, as a device with a fingerprint does. */
export async function giveAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}
