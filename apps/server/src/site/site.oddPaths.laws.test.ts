import { lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECRET } from '../testing/folder.ts'
import { openClient } from '../testing/openClient.ts'

const client = openClient()

describe('an odd path', () => {
  it('never leads out of the folder, to what is hidden in it, or to a stack trace', async () => {
    const steps = [
      '..',
      '.',
      '%2e%2e',
      '%2E',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%ff',
      '%',
      '/',
      '//',
      '..;',
      '~',
      ':',
      '?',
      '#',
    ]
    const names = [
      'secret',
      'secret.txt',
      'dist',
      '.built.json',
      '.git',
      'config',
      'assets',
      'index.html',
      'etc/passwd',
    ]
    const path = fc.array(fc.constantFrom(...steps, ...names), { maxLength: 8 }).map((parts) => `/${parts.join('/')}`)
    const jammed = fc.array(fc.constantFrom(...steps, ...names), { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    await fc.assert(
      fc.asyncProperty(fc.oneof(path, jammed), async (url) => {
        const { status, text } = await client.ask(url)
        expect([200, 400, 404]).toContain(status)
        expect(text).not.toContain(SECRET)
        expect(text).not.toMatch(/root:|\bat \S+ \(|node_modules/)
      }),
      { numRuns: lawRuns(500) },
    )
    expect(client.reports).toEqual([])
  })
})
