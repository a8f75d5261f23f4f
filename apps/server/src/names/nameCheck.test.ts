import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDisguiseOf, isRefusedName } from './nameCheck.ts'
import { skeletonOf } from './skeleton.ts'

describe('a name', () => {
  it.each([
    'Ana',
    'Zoë',
    'Łukasz',
    'Björn',
    'Müller 3',
    'Анна',
    'Ελένη',
    '小林',
    'Ana & Ben',
    '🎨',
    'J.J.',
    'X Æ',
    'Scott Spicer',
    'Dickens',
    'Scunthorpe United',
    'Computador',
    'kkkkk',
    'Nadia Systemova',
    'Ana123',
    'Chinkara',
    'Fagott',
    'José María',
    'أحمد',
  ])('is somebody’s: %s', (name) => {
    expect(isRefusedName(name)).toBe(false)
  })

  it.each([
    'Hitler',
    'h1tl3r',
    'H i t l e r',
    'xXHitlerXx',
    'Нitler',
    'ADMIN',
    'Adm1n',
    'The Moderator',
    'Anonymous',
    'Моdеrаtоr',
    'n4z1',
    'Anаstasia',
    'ᴀᴅᴍɪɴ',
    '🅰🅳🅼🅸🅽',
    'Ꭺdmin',
    'Aոa',
    '...',
    '·',
  ])('is refused: %s', (name) => {
    expect(isRefusedName(name)).toBe(true)
  })
})

describe('a name that looks like another', () => {
  it.each([
    ['Ana', 'Аnа'],
    ['Ana', '4na'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau1'],
    ['Bill', 'Biil'],
    ['Morna', 'Moma'],
    ['Zoë', 'Zoe'],
    ['Ana', 'A n a'],
    ['Ana', 'Ana.'],
  ])('is its disguise: %s, %s', (name, disguise) => {
    expect(isDisguiseOf(disguise, name)).toBe(true)
  })

  it('is none if it is the same one, or another one', () => {
    expect(isDisguiseOf('ana', 'Ana')).toBe(false)
    expect(isDisguiseOf('Anna', 'Ana')).toBe(false)
    expect(isDisguiseOf('Ben', 'Bea')).toBe(false)
  })

  it('keeps nobody from the plain name', () => {
    expect(isDisguiseOf('Svetlana', 'Sve7lana')).toBe(false)
    expect(isDisguiseOf('Sve7lana', 'Svetlana')).toBe(true)
  })

  it('has a skeleton, whatever text it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, other) => {
        isDisguiseOf(name, other)
        expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name))
        isRefusedName(name)
      }),
    )
  })
})
