import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './faults.mjs'

describe('the planted faults', () => {
  it.each(FAULTS)('can still be planted: $name', ({ home, file, find, replace }) => {
    const source = readFileSync(new URL(`../../${home}/src/${file}`, import.meta.url), 'utf8')
    expect(source.split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })
})
