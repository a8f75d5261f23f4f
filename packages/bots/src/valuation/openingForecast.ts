import { fillForecast, newForecast } from './forecast.ts'
import type { Forecast, Supply } from './forecast.ts'

const NONE_PLAYED = [0, 0, 0, 0, 0]
/** Rounds of a few games that are played at the same time. */
const MOST_REMEMBERED = 16

const remembered = new Map<string, Forecast>()

/**
 * The forecast of a round before its first painting, not to be written to. Every decision of a round asks for the same
 * ones, so the last few are kept; what is asked alone decides what comes back.
 */
export function openingForecast(supply: Supply): Forecast {
  const key = [...Array.from(supply.available), ...Array.from(supply.past), supply.cardsLeft].join(' ')
  const known = remembered.get(key)
  if (known !== undefined) return known
  const forecast = newForecast()
  fillForecast(forecast, NONE_PLAYED, supply)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest)
  remembered.set(key, forecast)
  return forecast
}
