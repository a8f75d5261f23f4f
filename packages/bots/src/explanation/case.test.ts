import { describe, expect, it } from 'vitest'
import { reasonsOf } from './case.ts'
import type { Reason } from './reason.ts'

const FREE: Reason = { code: 'free_without_bid' }
const ONLY: Reason = { code: 'only_card' }
const BETTER: Reason = { code: 'keeps_better' }
const RETURN: Reason = { code: 'may_return' }

describe('the reasons of a case', () => {
  it('are the first three strong ones', () => {
    expect(reasonsOf({ strong: [null, FREE, null, ONLY, BETTER, RETURN], weak: [] })).toEqual([FREE, ONLY, BETTER])
    expect(reasonsOf({ strong: [FREE, ONLY, BETTER], weak: [RETURN] })).toEqual([FREE, ONLY, BETTER])
  })

  it('are no weak ones where two are strong', () => {
    expect(reasonsOf({ strong: [FREE, ONLY], weak: [BETTER] })).toEqual([FREE, ONLY])
  })

  it('are two with the help of weak ones', () => {
    expect(reasonsOf({ strong: [null, FREE], weak: [null, ONLY, BETTER] })).toEqual([FREE, ONLY])
    expect(reasonsOf({ strong: [null], weak: [FREE, ONLY, BETTER] })).toEqual([FREE, ONLY])
  })

  it('say nothing twice', () => {
    const said: Reason = { code: 'must_buy', price: 3 }
    const again: Reason = { code: 'must_buy', price: 4 }
    expect(reasonsOf({ strong: [said, again, FREE], weak: [] })).toEqual([said, FREE])
    expect(reasonsOf({ strong: [said], weak: [again, FREE] })).toEqual([said, FREE])
  })
})
