import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { codeOf } from './counts.ts'
import { AS_IT_STANDS } from './forecast.ts'
import { lotWorth } from './lotWorth.ts'

describe('the worth of a lot', () => {
  it('is that of its paintings together', () => {
    const world = { code: codeOf([0, 3, 0, 2, 0]), past: Int16Array.of(0, 30, 0, 0, 60) }
    expect(lotWorth(world, AS_IT_STANDS, [cardNamed('sigrid-open-1')])).toBe(60)
    expect(lotWorth(world, AS_IT_STANDS, [cardNamed('sigrid-double-1'), cardNamed('sigrid-open-1')])).toBe(120)
    expect(lotWorth(world, AS_IT_STANDS, [cardNamed('ramon-hidden-1')])).toBe(20)
    expect(lotWorth(world, AS_IT_STANDS, [cardNamed('rafael-hidden-1')])).toBe(0)
  })
})
