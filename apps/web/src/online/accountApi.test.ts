import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountApiOf } from './accountApi.ts'
import type { AccountApi } from './accountApi.ts'

/** The questions about accounts, as docs/protocol.md lists them. */
function documented(): readonly string[] {
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `((?:GET|POST) \/api\/account\S*)`/gm)].map(([, question]) => question ?? '')
}

it('a page asks what the protocol lists about accounts, and nothing else', async () => {
  const asked: string[] = []
  const api = accountApiOf((address, init) => {
    asked.push(`${init.method} ${address}`)
    return Promise.resolve(new Response('{}'))
  })
  for (const name of Object.keys(api) as (keyof AccountApi)[]) {
    const ask = api[name] as (...rest: readonly unknown[]) => Promise<unknown>
    // One after the other: they change who asks.
    // oxlint-disable-next-line no-await-in-loop
    expect(await ask('one', {}, 'en')).toMatchObject({ ok: true })
  }
  expect(documented().length).toBeGreaterThan(20)
  expect(asked.toSorted()).toEqual(documented().toSorted())
})
