import { describe, expect, it } from 'vitest'
import { PAINTS } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { CATALOGUE, paintingOf } from '../painting.ts'
import { MOUTHS, WORN } from '../rafael/features.ts'
import type { Mask } from '../rafael/mask.ts'
import type { Entry, Scene } from './entry.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'

const WORKS = CATALOGUE.map((id) => ({ id, ...paintingOf(id) }))
const ENGLISH =
  /\b(?:the|and|of|on|with|behind|one|two|three|disc|discs|stone|stones|step|steps|ribbons|rings|mask|eyes|mouth|brow)\b|undefined/i
const OWL: Mask = { worn: 'owl', head: 'square', eyes: 'round', mouth: 'hungry', painting: 'tears', hasBlaze: false }

function entryOf(scene: Scene): Entry {
  return { scene, period: null, paints: ['ochre'], ground: 'chalk' }
}

function portraitOf(parts: Partial<Mask>): Entry {
  return entryOf({ name: 'portrait', mask: { ...OWL, ...parts } })
}

describe.each([
  ['German', german],
  ['Portuguese', portuguese],
])('in %s', (_, { title, alt }) => {
  it.each(WORKS)('"$title" has a title and an alternative text', ({ entry }) => {
    expect(title(entry)).toMatch(/^\p{Lu}\p{L}+(?:,? [\p{L}-]+)*$/u)
    expect(alt(entry)).toMatch(/^\p{Lu}[^.]*[^ .]\.$/u)
    expect(`${title(entry)} ${alt(entry)}`).not.toMatch(ENGLISH)
    expect(`${title(entry)} ${alt(entry)}`).not.toMatch(/ {2}| [,;.]/)
  })

  it('no two works have one title', () => {
    expect(new Set(WORKS.map(({ entry }) => title(entry))).size).toBe(WORKS.length)
  })

  it('a paint has a name of its own', () => {
    const paints = Object.keys(PAINTS) as Paint[]
    const names = paints.map((ground) => alt({ ...entryOf({ name: 'bay' }), ground }))
    expect(new Set(names).size).toBe(paints.length)
  })
})

describe('German', () => {
  it('lets the adjective follow the noun', () => {
    const titles = (Object.keys(WORN) as Mask['worn'][]).map((worn) => german.title(portraitOf({ worn })))
    expect(titles.join(', ')).toBe(
      'Hungrige Sonne, Hungriger Stier, Hungriger Hirsch, Hungriger Turm, Hungriger Hahn, Hungriger Hase, Hungrige Katze, Hungrige Eule, Hungriger Pfau',
    )
  })

  it('knows what a mask does', () => {
    const titles = (Object.keys(MOUTHS) as Mask['mouth'][]).map((mouth) => german.title(portraitOf({ mouth })))
    expect([...titles, german.title(portraitOf({ eyes: 'closed' }))].join(', ')).toBe(
      'Grinsende Eule, Lächelnde Eule, Singende Eule, Schweigende Eule, Hungrige Eule, Pfeifende Eule, Schlafende Eule',
    )
  })

  it('counts', () => {
    expect([1, 2, 12, 13].map((islands) => german.title(entryOf({ name: 'archipelago', islands })))).toEqual([
      'Eine Insel',
      'Zwei Inseln',
      'Zwölf Inseln',
      '13 Inseln',
    ])
    expect(german.title(entryOf({ name: 'divided', discs: 1 }))).toBe('Ein Kreis')
    expect(german.alt(entryOf({ name: 'harbour', sails: 1 }))).toMatch(/^Ein dreieckiges Segel am /)
    expect(german.alt(entryOf({ name: 'arcade', above: 1, below: 1 }))).toContain(', einer über einem, ')
    expect(
      [0, 1, 2].map((flowers) => german.alt(entryOf({ name: 'pond', pads: 3, flowers })).split(/, |;/)[1]),
    ).toEqual(['keines davon in Blüte', 'eines davon in Blüte', 'zwei davon in Blüte'])
  })
})

describe('Portuguese', () => {
  it('lets the adjective follow the noun', () => {
    const titles = (Object.keys(WORN) as Mask['worn'][]).map((worn) => portuguese.title(portraitOf({ worn })))
    expect(titles.join(', ')).toBe(
      'Sol faminto, Touro faminto, Cervo faminto, Torre faminta, Galo faminto, Lebre faminta, Gato faminto, Coruja faminta, Pavão faminto',
    )
  })

  it.each([
    ['owl', 'risonha, sorridente, cantando, silenciosa, faminta, assobiando, adormecida'],
    ['cat', 'risonho, sorridente, cantando, silencioso, faminto, assobiando, adormecido'],
  ] as const)('knows what a mask does: %s', (worn, expected) => {
    const awake = (Object.keys(MOUTHS) as Mask['mouth'][]).map((mouth) => portraitOf({ worn, mouth }))
    const titles = [...awake, portraitOf({ worn, eyes: 'closed' })].map(portuguese.title)
    expect(titles.map((title) => title.split(' ')[1]).join(', ')).toBe(expected)
  })

  it('counts', () => {
    expect([1, 2, 12, 13].map((islands) => portuguese.title(entryOf({ name: 'archipelago', islands })))).toEqual([
      'Uma ilha',
      'Duas ilhas',
      'Doze ilhas',
      '13 ilhas',
    ])
    expect([1, 2].map((discs) => portuguese.title(entryOf({ name: 'divided', discs })))).toEqual([
      'Um disco',
      'Dois discos',
    ])
    expect(
      [0, 1, 2].map((flowers) => portuguese.alt(entryOf({ name: 'pond', pads: 3, flowers })).split(/, |;/)[1]),
    ).toEqual(['nenhum em flor', 'um em flor', 'dois em flor'])
  })
})
