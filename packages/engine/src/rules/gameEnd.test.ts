import { describe, expect, it } from 'vitest'
import { roundOf } from '../rounds.ts'
import { scenario } from '../testing/scenario.ts'
import { placesOf, winnersOf } from './gameEnd.ts'

describe('the end of the game', () => {
  it('[G1] comes after round 4, with cards left in hands', () => {
    const table = scenario({
      hands: ['manuel-hidden-1 ramon-open-1', 'sigrid-open-1', ''],
      played: 'manuel-open-1 manuel-open-2 manuel-open-3 manuel-one_offer-1',
      past: ['manuel', 'manuel', 'manuel'],
      money: [50, 60, 70],
    })
    const ended = table.after('0 plays manuel-hidden-1')
    expect(ended.state.phase).toEqual({ name: 'finished' })
    expect(roundOf(ended.state)).toBe(4)
    expect(ended.events.at(-1)).toEqual({ type: 'game_ended', money: [50, 60, 70], winners: [2] })
    expect(ended.refusal('1 plays sigrid-open-1')).toBe('game_over')
    expect(ended.refusal('hammer')).toBe('game_over')
  })

  it('[G2] comes when round 4 would start with every hand empty', () => {
    const table = scenario({ hands: ['', 'sigrid-open-1', ''], turn: 1, past: ['manuel', 'manuel'] })
    const ended = table.after('1 plays sigrid-open-1')
    expect(ended.state.phase).toEqual({ name: 'finished' })
    expect(roundOf(ended.state)).toBe(3)
  })

  it('[G2] does not come when the next round deals cards', () => {
    const table = scenario({ hands: ['', 'sigrid-open-1', ''], turn: 1, past: ['manuel'] })
    expect(roundOf(table.after('1 plays sigrid-open-1').state)).toBe(3)
  })

  it.each([
    [[10, 30, 20], [1]],
    [
      [30, 10, 30],
      [0, 2],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
  ])('[G3] of %j the winners are %j', (money, winners) => {
    expect(winnersOf(money)).toEqual(winners)
  })

  it('[G3] gives as much money the same place, and leaves out the places after it', () => {
    expect(placesOf([300, 420, 420, 300, 10])).toEqual([3, 1, 1, 3, 5])
  })
})
