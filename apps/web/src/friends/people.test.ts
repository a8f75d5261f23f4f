import { DEAL_STAGES } from '@modern-art/protocol'
import type { Chair } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { freeChairs, hostName, isBeingDealt, namesWhere } from './people.ts'

const person = (name: string, ready: boolean): Chair => ({
  kind: 'person',
  name,
  program: false,
  portrait: null,
  here: true,
  ready,
})

it('a party knows its host, its free seats and its people', () => {
  const chairs: readonly Chair[] = [
    person('Ana', false),
    { kind: 'free' },
    person('Ben', true),
    { kind: 'bot', bot: 'easy', name: 'Pia' },
  ]
  expect(hostName({ chairs, host: 0 })).toBe('Ana')
  expect(hostName({ chairs, host: null })).toBeNull()
  expect(freeChairs({ chairs })).toBe(1)
  expect(namesWhere({ chairs }, ({ ready }) => !ready)).toEqual(['Ana'])
})

it('a game begins by itself between the start and the deal', () => {
  const deal = { fingerprint: '', promised: [], chances: [] }
  expect(DEAL_STAGES.filter((stage) => isBeingDealt({ deal: { ...deal, stage } }))).toEqual(['gathering', 'frozen'])
  expect(isBeingDealt({ deal: null })).toBe(false)
})
