import { checkDeal, isFair, replay, resolveConfig } from '@modern-art/engine'
import type { DealCheck, FairDeal, Transcript } from '@modern-art/engine'
import { printable } from './narration/printable.ts'

/** One thing that was looked at: whether it holds, or a fact about which there is nothing to judge. */
export interface DealLine {
  readonly verdict: 'holds' | 'fails' | 'fact'
  readonly text: string
}

/** What a transcript says about its own deal. */
export interface DealReport {
  readonly lines: readonly DealLine[]
  readonly isFair: boolean
  /** What was promised, for whoever has noted it before the game: whose, and the fingerprint. */
  readonly fingerprints: readonly { readonly whose: string; readonly fingerprint: string }[]
}

export function dealReportOf(transcript: Transcript, deal: FairDeal): DealReport {
  const { config, actions } = transcript
  const { fault } = replay(transcript)
  const check = checkDeal(deal, config)
  const names = config.players.map(printable)
  const isLegal: DealLine =
    fault === null
      ? { verdict: 'holds', text: `The game follows the rules (${actions.length} actions).` }
      : { verdict: 'fails', text: `The game does not follow the rules: action ${fault.index}: ${fault.message}` }
  return {
    lines: [
      isLegal,
      secretLine(check),
      ...seatLines(deal, check, names),
      deckLine(check),
      startLine(transcript, check),
    ],
    isFair: fault === null && isFair(check),
    fingerprints: [
      { whose: 'the server', fingerprint: deal.fingerprint },
      ...deal.seats.flatMap((seat, index) =>
        seat === null ? [] : [{ whose: names[index] ?? '', fingerprint: seat.fingerprint }],
      ),
    ],
  }
}

function secretLine({ secret }: DealCheck): DealLine {
  return secret
    ? { verdict: 'holds', text: 'The secret of the server has the fingerprint that the record says was published.' }
    : { verdict: 'fails', text: 'The secret of the server has another fingerprint than the record says was published.' }
}

function seatLines({ seats }: FairDeal, { wrongChances }: DealCheck, names: readonly string[]): readonly DealLine[] {
  return seats.map((seat, index) => {
    const name = names[index] ?? ''
    if (seat === null) {
      return { verdict: 'fact', text: `${name} added no random number: a bot, or nothing was promised.` }
    }
    if (seat.chance === null) {
      return {
        verdict: 'fact',
        text: `${name} had promised a random number that did not come in time: it was left out.`,
      }
    }
    return wrongChances.includes(index)
      ? { verdict: 'fails', text: `The random number of ${name} is not the one that was promised.` }
      : { verdict: 'holds', text: `The random number of ${name} is the one that was promised.` }
  })
}

function deckLine({ deck }: DealCheck): DealLine {
  return deck
    ? { verdict: 'holds', text: 'The order of all cards follows from the secret and the random numbers.' }
    : { verdict: 'fails', text: 'The order of the cards does not follow from the secret and the random numbers.' }
}

function startLine({ config }: Transcript, { start }: DealCheck): DealLine {
  const { players, startingSeat } = resolveConfig(config)
  const name = printable(players[startingSeat] ?? '')
  return start
    ? { verdict: 'holds', text: `And so does who begins: ${name}.` }
    : { verdict: 'fails', text: `Who begins does not follow from them: ${name}.` }
}
