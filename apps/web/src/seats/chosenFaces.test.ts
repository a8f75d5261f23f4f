import { FACE_COUNT } from '@modern-art/art'
import { PORTRAITS } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { sitterPicture } from '../paintings/pictures.ts'
import { sitterOf } from './chosenFaces.ts'

const ANA = { kind: 'person', present: true, standIn: false } as const

describe('the face of somebody at a table online', () => {
  it('is the one that the person chose', () => {
    expect(sitterOf(ANA, 1, [null, 7])).toEqual({ kind: 'person', portrait: 7 })
    expect(sitterOf(ANA, 0, [null, 7])).toEqual({ kind: 'person', portrait: null })
    expect(sitterOf(ANA, 4, [])).toEqual({ kind: 'person', portrait: null })
  })

  it('is a bot’s own, whoever sat there before', () => {
    expect(sitterOf({ kind: 'bot', bot: 'easy' }, 0, [7])).toEqual({ kind: 'bot', bot: 'easy' })
    expect(sitterOf(undefined, 3, [7])).toBeNull()
  })

  it('is drawn for every number that the server takes', () => {
    expect(FACE_COUNT).toBe(PORTRAITS)
    const faces = Array.from({ length: PORTRAITS }, (_, portrait) => sitterPicture({ kind: 'person', portrait }, 'Ana'))
    const ofName = sitterPicture({ kind: 'person' }, 'Ana')
    expect(new Set([...faces, ofName]).size).toBe(PORTRAITS + 1)
    // A face of a later version is drawn as if none had been chosen.
    expect(sitterPicture({ kind: 'person', portrait: PORTRAITS }, 'Ana')).toBe(ofName)
  })
})
