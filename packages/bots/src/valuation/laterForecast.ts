import { Cache } from './cache.ts'
import { fillForecast, newForecast } from './forecast.ts'
import type { Forecast } from './forecast.ts'

const NONE_PLAYED = [0, 0, 0, 0, 0]
/** By artist: what the hands have of them when a round begins, more or less. */
const TYPICAL_SUPPLY = [5, 5, 6, 6, 6]
/** More cards than a round uses. */
const PLENTY = 40
/** Rounds of a few games that are played at the same time. */
const forecasts = new Cache<Forecast>(16)

/** The forecast of a round to come, by the tiles that the artists have; not to be written to. */
export function laterForecast(past: ArrayLike<number>): Forecast {
  return forecasts.get(Array.from(past).join(' '), () => {
    const forecast = newForecast()
    fillForecast(forecast, NONE_PLAYED, { available: TYPICAL_SUPPLY, past, cardsLeft: PLENTY })
    return forecast
  })
}
