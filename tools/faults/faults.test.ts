import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './faults.mjs'
import { PAGE_FAULTS } from './page.mjs'

describe('the planted faults', () => {
  it.each(PAGE_FAULTS)('can still be planted in the page: $name', ({ file, find, replace, spec }) => {
    const source = readFileSync(new URL(`../../apps/web/${file}`, import.meta.url), 'utf8')
    expect(source.split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(existsSync(new URL(`../../apps/web/e2e/${spec}.spec.ts`, import.meta.url))).toBe(true)
  })

  it.each(FAULTS)('can still be planted: $name', ({ home, file, find, replace }) => {
    const source = readFileSync(new URL(`../../${home}/src/${file}`, import.meta.url), 'utf8')
    expect(source.split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })
})
