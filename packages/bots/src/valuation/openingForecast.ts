import { fillForecast, newForecast } from './forecast.ts'
import type { Forecast, Supply } from './forecast.ts'
import { Memory } from './memory.ts'

const NONE_PLAYED = [0, 0, 0, 0, 0]
/** Rounds of a few games that are played at the same time. */
const remembered = new Memory<Forecast>(16)

/**
 * The forecast of a round before its first painting, not to be written to. Every decision of a round asks for the same
 * one, so the last few are kept; what is asked alone decides what comes back.
 */
export function openingForecast(supply: Supply): Forecast {
  const key = [...Array.from(supply.available), ...Array.from(supply.past), supply.cardsLeft].join(' ')
  return remembered.recall(key, () => {
    const forecast = newForecast()
    fillForecast(forecast, NONE_PLAYED, supply)
    return forecast
  })
}
