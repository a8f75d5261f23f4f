import { describe, expect, it } from 'vitest'
import { localeOf } from './locale.ts'

describe('a locale', () => {
  it('writes amounts and shares as its readers do', () => {
    expect(localeOf('en').figure(1234)).toBe('1,234')
    expect(localeOf('de').figure(1234)).toBe('1.234')
    expect(localeOf('pt').figure(1234)).toBe('1.234')
    expect(localeOf('en').percent(0.6)).toBe('60%')
    expect(localeOf('de').percent(0.6)).toBe('60\u00a0%')
  })

  it('writes sizes as its readers do', () => {
    expect(localeOf('en').megabytes(712_345)).toBe('0.7 MB')
    expect(localeOf('de').megabytes(712_345)).toBe('0,7 MB')
    expect(localeOf('pt').megabytes(136)).toBe('0,1 MB')
  })

  it('lists as its readers do', () => {
    const names = ['Ada', 'Ben', 'Cleo']
    expect(localeOf('en').listed(names)).toBe('Ada, Ben and Cleo')
    expect(localeOf('de').listed(names)).toBe('Ada, Ben und Cleo')
    expect(localeOf('pt').either(names)).toBe('Ada, Ben ou Cleo')
  })

  it('writes days without full stops of their own', () => {
    const day = new Date(2026, 10, 4).getTime()
    expect([localeOf('en').day(day), localeOf('de').day(day), localeOf('pt').day(day)]).toEqual([
      '4 November',
      '4. November',
      '4 de novembro',
    ])
  })

  it('knows which form goes with how many', () => {
    const forms = { one: 'pintura', other: 'pinturas' }
    expect([0, 1, 2].map((count) => localeOf('pt').counted(count, forms))).toEqual([
      '0 pintura',
      '1 pintura',
      '2 pinturas',
    ])
    expect([0, 1, 2].map((count) => localeOf('de').counted(count, { one: 'Bild', other: 'Bilder' }))).toEqual([
      '0 Bilder',
      '1 Bild',
      '2 Bilder',
    ])
  })
})
