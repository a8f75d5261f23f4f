import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './faults.mjs'
import { misfitsIn, readerOf } from './misfits.mjs'
import { PAGE_FAULTS } from './page.mjs'

const FAULT = { name: 'a bid may be nothing', file: 'bid.ts', find: 'amount > 0', replace: 'amount >= 0' }

describe('what keeps a fault from being planted', () => {
  it('is nothing where its text stands once', () => {
    expect(misfitsIn([FAULT], () => 'if (amount > 0) bid()')).toEqual([])
  })

  it('is a text that is gone, or stands there again', () => {
    expect(misfitsIn([FAULT], () => 'if (sum > 0) bid()')).toEqual([
      expect.stringContaining('stands 0 times in bid.ts'),
    ])
    expect(misfitsIn([FAULT], () => 'amount > 0 || amount > 0')).toEqual([
      'a bid may be nothing: its text stands 2 times in bid.ts, not once: "amount > 0"',
    ])
  })

  it('is a file that is gone', () => {
    expect(misfitsIn([FAULT], () => null)).toEqual(['a bid may be nothing: there is no bid.ts'])
  })

  it('is a fault that changes nothing', () => {
    expect(misfitsIn([{ ...FAULT, replace: FAULT.find }], () => FAULT.find)).toEqual([
      'a bid may be nothing: it changes nothing in bid.ts',
    ])
  })

  it('is nowhere in ours: they fit the code as it is', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const located = FAULTS.map((fault) => ({ ...fault, file: `${fault.home}/src/${fault.file}` }))
    expect(misfitsIn(located, readerOf(root))).toEqual([])
    expect(misfitsIn(PAGE_FAULTS, readerOf(`${root}/apps/web`))).toEqual([])
  })
})
