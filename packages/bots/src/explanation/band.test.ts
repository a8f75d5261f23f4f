import { describe, expect, it } from 'vitest'
import { bandOf } from './band.ts'

describe('the band of what a lot pays', () => {
  it('is what eight worlds in ten pay, with the mean of all', () => {
    expect(bandOf([100, 0, 90, 10, 80, 20, 70, 30, 60, 40, 50])).toEqual({ low: 10, mean: 50, high: 90 })
  })

  it('ends between two worlds if need be', () => {
    expect(bandOf([0, 40, 0, 40, 0, 40])).toEqual({ low: 0, mean: 20, high: 40 })
    expect(bandOf([10, 30])).toEqual({ low: 12, mean: 20, high: 28 })
  })

  it('reaches to the mean where rare worlds draw it outside', () => {
    expect(bandOf([...Array.from({ length: 19 }, () => 0), 100])).toEqual({ low: 0, mean: 5, high: 5 })
    expect(bandOf([...Array.from({ length: 19 }, () => 60), 0])).toEqual({ low: 57, mean: 57, high: 60 })
  })

  it('is in whole thousands', () => {
    expect(bandOf([20.6, 20.6])).toEqual({ low: 21, mean: 21, high: 21 })
  })
})
