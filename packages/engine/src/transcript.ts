import type { Action } from './action.ts'
import { formatConfig, parseConfig } from './config.ts'
import type { WrittenConfig } from './config.ts'
import type { FairDeal } from './fair/fairDeal.ts'
import { formatFairDeal, parseFairDeal } from './fair/fairDealNotation.ts'
import { isObject, quote, unknownField } from './fault.ts'
import type { Fault, JsonObject } from './fault.ts'
import { formatAction, parseAction } from './notation.ts'

export const TRANSCRIPT_FORMAT = 'modern-art-transcript/1'

/** A game: how it was set up and every action in order. Replaying it gives the same game anywhere. */
export interface Transcript {
  readonly config: WrittenConfig
  readonly actions: readonly Action[]
  /** How the deck came about, at a table where everybody adds chance; the game does not depend on it. */
  readonly fairDeal?: FairDeal
}

/** What is wrong with a transcript, and at which action; `index: null` where it is no transcript at all. */
export interface TranscriptFault extends Fault {
  readonly index: number | null
}

export type ParsedTranscript =
  | { readonly ok: true; readonly transcript: Transcript }
  /** `readablePart` is the transcript up to the action that cannot be read; `null` where it is no transcript at all. */
  | { readonly ok: false; readonly fault: TranscriptFault; readonly readablePart: Transcript | null }

/** Reads a transcript from a text that may be anything at all. */
export function parseTranscript(text: string): ParsedTranscript {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return noTranscript('not_json', `the text is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isObject(json)) return noTranscript('not_a_transcript', `a transcript is an object, not ${quote(json)}`)
  if (json['format'] !== TRANSCRIPT_FORMAT) {
    return noTranscript('wrong_format', `format must be ${quote(TRANSCRIPT_FORMAT)}, not ${quote(json['format'])}`)
  }
  const extra = unknownField(json, ['format', 'config', 'fairDeal', 'actions'])
  if (extra !== null) return noTranscript('unknown_field', `a transcript has no field ${quote(extra)}`)
  const config = parseConfig(json['config'])
  if (!config.ok) return noTranscript(config.fault.code, config.fault.message)
  const { actions, fairDeal: written } = json
  const deal = written === undefined ? null : parseFairDeal(written, config.value.players.length)
  if (deal?.ok === false) return noTranscript(deal.fault.code, deal.fault.message)
  if (!Array.isArray(actions)) return noTranscript('bad_actions', `actions must be a list, not ${quote(actions)}`)
  return parseActions(actions, { config: config.value, ...(deal !== null && { fairDeal: deal.value }) })
}

function parseActions(json: readonly unknown[], rest: Omit<Transcript, 'actions'>): ParsedTranscript {
  const actions: Action[] = []
  for (const [index, entry] of json.entries()) {
    const action = parseAction(entry, rest.config)
    if (!action.ok) return { ok: false, fault: { index, ...action.fault }, readablePart: { ...rest, actions } }
    actions.push(action.value)
  }
  return { ok: true, transcript: { ...rest, actions } }
}

function noTranscript(code: string, message: string): ParsedTranscript {
  return { ok: false, fault: { index: null, code, message }, readablePart: null }
}

/** A transcript on one line, for files that hold many. */
export function formatTranscriptLine({ config, fairDeal, actions }: Transcript): string {
  return JSON.stringify({
    format: TRANSCRIPT_FORMAT,
    config: formatConfig(config),
    ...(fairDeal !== undefined && { fairDeal: formatFairDeal(fairDeal) }),
    actions: actions.map(formatAction),
  })
}

/** A transcript for people: a field of the configuration and of the deal a line, an action a line. */
export function formatTranscript({ config, fairDeal, actions }: Transcript): string {
  const lines = actions.map((action) => `    ${spaced(formatAction(action))}`)
  return [
    '{',
    `  "format": ${JSON.stringify(TRANSCRIPT_FORMAT)},`,
    ...fieldLines('config', formatConfig(config)),
    ...(fairDeal === undefined ? [] : fieldLines('fairDeal', formatFairDeal(fairDeal))),
    lines.length === 0 ? '  "actions": []' : `  "actions": [\n${lines.join(',\n')}\n  ]`,
    '}\n',
  ].join('\n')
}

function fieldLines(name: string, json: JsonObject): readonly string[] {
  const fields = Object.entries(json).map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
  return [`  ${JSON.stringify(name)}: {`, fields.join(',\n'), '  },']
}

/** One line of JSON with a space after each comma and colon and inside braces. */
function spaced(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(spaced).join(', ')}]`
  if (!isObject(json)) return JSON.stringify(json)
  const fields = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${spaced(value)}`)
  return `{ ${fields.join(', ')} }`
}
