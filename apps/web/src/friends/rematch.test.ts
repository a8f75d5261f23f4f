import type { Chair } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { rematchOf } from './rematch.ts'

const person = (name: string, ready: boolean, here = true): Chair => ({
  kind: 'person',
  name,
  program: false,
  portrait: null,
  here,
  ready,
})

describe('playing again', () => {
  const chairs = [
    person('Ana', true),
    person('Ben', false),
    { kind: 'bot', bot: 'easy', name: 'Pia' } as const,
    person('Cleo', false, false),
    person('Dora', true),
  ]

  it('waits for the people who are still there', () => {
    expect(rematchOf({ chairs }, 0)).toEqual({ wants: true, others: ['Dora'], waitsFor: ['Ben'] })
    expect(rematchOf({ chairs }, 1)).toEqual({ wants: false, others: ['Ana', 'Dora'], waitsFor: [] })
  })

  it('waits for no bot from outside', () => {
    const magpie = { ...person('Magpie', false), program: true } as Chair
    expect(rematchOf({ chairs: [person('Ana', true), magpie] }, 0)).toMatchObject({ waitsFor: [] })
  })

  it('can be watched by somebody without a chair', () => {
    expect(rematchOf({ chairs }, null)).toEqual({ wants: false, others: ['Ana', 'Dora'], waitsFor: ['Ben'] })
  })
})
