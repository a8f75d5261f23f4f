import { describe, expect, it } from 'vitest'
import { readProgress } from './progress.ts'

describe('how far a learner has come', () => {
  it('is what was kept of lessons that there are', () => {
    expect(readProgress({ done: ['hidden', 'open', 'juggling'] }).done).toEqual(['open', 'hidden'])
  })

  it('is nothing where nothing can be understood', () => {
    expect(readProgress({}).done).toEqual([])
    expect(readProgress({ done: 'open' }).done).toEqual([])
  })
})
