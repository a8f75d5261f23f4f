import { quickRandom, sampleState, seatsToAct, viewFor } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { everyPosition } from '../testing/law.ts'
import { plainAnswer, randomNets, writtenNets } from '../testing/master/randomNets.ts'
import type { WrittenNet } from '../testing/master/randomNets.ts'
import { VECTORS } from '../testing/master/vectors.ts'
import { encode } from './encode.ts'
import { judge } from './judge.ts'
import { readNets } from './netFile.ts'
import { situationOf } from './situation.ts'

const WRITTEN = randomNets(11)
const NETS = readNets(writtenNets(WRITTEN))

describe('a verdict', () => {
  it('is by seat what the net says by place, in thousands', () => {
    for (const { view } of VECTORS) {
      const { margins, wins } = judge(NETS, view)
      const seats = view.handSizes.length
      const said = plainAnswer(WRITTEN[1] as WrittenNet, [...encode(situationOf(view))])
      const sum = said.slice(5, 5 + seats).reduce((total, logit) => total + Math.exp(logit), 0)
      expect(margins).toHaveLength(seats)
      for (let place = 0; place < seats; place += 1) {
        const seat = ((view.seat ?? 0) + place) % seats
        expect(margins[seat]).toBeCloseTo(100 * (said[place] ?? 0), 8)
        expect(wins[seat]).toBeCloseTo(Math.exp(said[5 + place] ?? 0) / sum, 8)
      }
    }
  })

  it('is there in every position, a mystery hand or not, and sees nothing that its seat does not', () => {
    const phases = new Set<string>()
    everyPosition(6, (state, { seed }, position) => {
      if (position % 20 !== 0 && phases.has(state.phase.name)) return
      phases.add(state.phase.name)
      const seat = seatsToAct(state)[0] ?? 0
      const view = viewFor(state, (seat + position) % state.hands.length)
      const verdict = judge(NETS, view)
      expect(verdict.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      expect(verdict.margins.every(Number.isFinite)).toBe(true)
      expect(judge(NETS, viewFor(sampleState(view, quickRandom(seed)), view.seat))).toEqual(verdict)
    })
    expect([...phases].toSorted()).toEqual(['auction', 'awaiting_card_play', 'double_offer', 'mystery'])
  })
})
