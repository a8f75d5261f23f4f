import { describe, expect, it } from 'vitest'
import { keepsTheContract } from './bus.contract.ts'
import { ownBus } from './ownBus.ts'

keepsTheContract(ownBus)

describe('the bus of one process', () => {
  it('has no other nodes, and tells nobody', () => {
    const bus = ownBus()
    const heard: string[] = []
    bus.onHint((code) => void heard.push(code))
    bus.hint('MUSEUMSA')
    expect(bus.isShared).toBe(false)
    expect(heard).toEqual([])
  })
})
