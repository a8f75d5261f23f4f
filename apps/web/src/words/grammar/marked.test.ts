import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Rich, plain } from '../Rich.tsx'
import { de } from '../de.ts'
import { en } from '../en.ts'
import { pt } from '../pt.ts'
import { localeOf } from './locale.ts'
import { joined, marked } from './marked.ts'
import type { Marked } from './marked.ts'

const drawn = (text: Marked): string => renderToStaticMarkup(createElement(Rich, { text }))

/** A name made of nothing but marks and letters, which all must be seen. */
const ANN = '*_Ann_*'

describe('a marked text', () => {
  it('has strong parts and parts in italics', () => {
    expect(drawn(marked`*Ada* plays _Fault_ for *${'5'}*`)).toBe(
      '<strong>Ada</strong> plays <em>Fault</em> for <strong>5</strong>',
    )
  })

  it('ends what stands out where the same mark comes again', () => {
    expect(drawn(marked`*5_6* and _7*8_`)).toBe('<strong>5_6</strong> and <em>7*8</em>')
  })

  it('shows what is put in as it is', () => {
    expect(drawn(marked`*${ANN}* plays _${'a_b*c'}_ for ${'_5_'}`)).toBe(
      `<strong>${ANN}</strong> plays <em>a_b*c</em> for _5_`,
    )
    expect(plain(marked`*${ANN}* bids`)).toBe(`${ANN} bids`)
  })

  it('keeps the marks of a text that is put in', () => {
    expect(drawn(marked`The end: ${marked`*${ANN}* wins`}.`)).toBe(`The end: <strong>${ANN}</strong> wins.`)
  })

  it('can be a plain string, in which marks are signs like any other', () => {
    expect(drawn(ANN)).toBe(ANN)
    expect(plain(ANN)).toBe(ANN)
  })

  it('can be joined and listed, with its marks', () => {
    const parts = [marked`*${ANN}*`, '_Bo_', marked`*Cleo*`]
    expect(drawn(joined(parts, '; '))).toBe(`<strong>${ANN}</strong>; _Bo_; <strong>Cleo</strong>`)
    expect(drawn(localeOf('en').listed(parts))).toBe(`<strong>${ANN}</strong>, _Bo_ and <strong>Cleo</strong>`)
    expect(drawn(localeOf('de').either(parts))).toBe(`<strong>${ANN}</strong>, _Bo_ oder <strong>Cleo</strong>`)
  })
})

describe('a name that people typed', () => {
  const ann = { name: ANN, you: false }
  const bo = { name: '_Bo_', you: false }

  it.each([
    ['English', en],
    ['German', de],
    ['Portuguese', pt],
  ])('is shown exactly so in %s', (_, words) => {
    const texts: readonly Marked[] = [
      words.log.bid(ann, 5),
      words.log.sold(bo, 12, [{ to: ann, amount: 12 }]),
      words.log.revealed([{ name: ANN, amount: 4 }]),
      words.log.tied([ANN, '_Bo_'], ann),
      words.log.over([bo, ann]),
      words.banner.playing(ANN),
      words.banner.waitingFor([ANN, '_Bo_']),
      words.stage.sold(ann, 30),
      words.stage.empty(ANN),
      words.season.fifth(ann, 'Manuel Carvalho', 1),
      words.season.soldBy(ann),
      words.over.title([ANN]),
      words.over.title([ANN, '_Bo_']),
      words.over.bestBuys([ann]),
      words.over.bought(ann, 4, 30, 2),
      words.handover.title(ANN),
      words.handover.ready(ANN),
      words.saves.won([ann, bo], 400),
      words.saves.with([ANN, 'Cleo']),
      words.setUp.nameTwice(ANN),
      words.reasons.pays_seller({ code: 'pays_seller', seller: 1, leads: true }, () => ann),
    ]
    for (const text of texts) {
      expect(plain(text)).toContain(ANN)
      expect(plain(text).replaceAll(ANN, '').replaceAll('_Bo_', '')).not.toMatch(/[*_]/)
      expect(drawn(text)).toContain(ANN)
    }
  })
})
