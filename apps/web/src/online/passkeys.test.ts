import { expect, it } from 'vitest'
import { canUsePasskeys } from './passkeys.ts'

/** What browsers that keep passkeys have. */
const KEEPER = (): void => {}

it.each([
  ['localhost', KEEPER, true],
  ['modern-art.example', KEEPER, true],
  ['192.168.0.7', KEEPER, false],
  ['[::1]', KEEPER, false],
  ['modern-art.example', undefined, false],
])('at %s passkeys can be used: %#', (host, credentials, can) => {
  expect(canUsePasskeys(host, credentials)).toBe(can)
})
