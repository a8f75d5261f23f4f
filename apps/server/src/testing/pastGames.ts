import { argv, stdout } from 'node:process'
import { botNamed, samplesOnly } from '@modern-art/bots'
import type { PlainBotName } from '@modern-art/bots'
import {
  NO_VARIANTS,
  check,
  choicesFor,
  defaultAction,
  play,
  quickRandom,
  resolveConfig,
  seatsToAct,
  startGame,
  viewFor,
} from '@modern-art/engine'
import type { Action, GameState, Random, Seat, WrittenConfig } from '@modern-art/engine'
import { DEFAULT_SETTINGS, newTableCode } from '@modern-art/protocol'
import type { PaceFamily } from '@modern-art/protocol'
import { LOG_FORMAT } from '@modern-art/table'
import { skeletonOf } from '../names/skeleton.ts'
import { rulesOf } from '../parties/paces.ts'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import { sessionsIn } from '../people/sessions.ts'
import { figuresOf } from '../profiles/figuresOf.ts'
import { openEmbedded } from '../storage/embedded.ts'
import type { Storage } from '../storage/storage.ts'

/*
 * Fills a folder with people and the games that they have played, for tests of what a page shows of them: real games, which
 * end as any other. `node pastGames.js FOLDER` says on its last line, as JSON, by which cookie each of them is known.
 */

interface Past {
  readonly name: string
  /** Who plays for them. */
  readonly as: PlainBotName
}

const PEOPLE: readonly Past[] = [
  { name: 'Ana', as: 'medium' },
  { name: 'Ben', as: 'accountant' },
  { name: 'Cleo', as: 'flipper' },
  { name: 'Dov Katzenellenbogen', as: 'hypeman' },
  { name: 'Eve', as: 'easy' },
]
/** The first four play these; Eve joins in some, so that her rating is provisional. */
const GAMES = 26
const DAY = 86_400_000

interface Player extends Past {
  readonly user: UserId
}

const [, , folder] = argv
if (folder === undefined) throw new Error('into which folder?')
const storage = await openEmbedded({ folder, report: () => null })
const random = quickRandom(7)
const start = Date.now() - (GAMES + 1) * DAY
const cookies: Record<string, string> = {}
const players: Player[] = []
for (const past of PEOPLE) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const { user, token } = await someone(past.name)
  players.push({ ...past, user })
  cookies[past.name] = token
}
for (let game = 0; game < GAMES; game += 1) {
  const [ana, ben, cleo, dov, eve] = players
  const sizes = [
    [ana, ben, cleo],
    [dov, ana, cleo, ben],
    [ana, ben, cleo, dov, eve],
  ]
  const seats = (sizes[game % 7 === 6 ? 2 : game % 2] ?? []).flatMap((player) => player ?? [])
  const pace = game % 9 === 4 ? 'turn_based' : 'live'
  // oxlint-disable-next-line no-await-in-loop
  await playedBy(storage, seats, pace, game, start + (game + 1) * DAY)
}
await storage.close()
stdout.write(`${JSON.stringify(cookies)}\n`)

async function someone(name: string): Promise<{ readonly user: UserId; readonly token: string }> {
  const sessions = sessionsIn(storage)
  const { known } = await sessions.guest(null, Date.now())
  const user = known.user.id
  await storage.rename(user, name, skeletonOf(name))
  const email = `${user}@modern-art.example`
  const way = { kind: 'password', email, emailKey: email, passwordHash: user } as const
  await storage.addAccount(user, 'en', way, Date.now())
  const { token } = await sessions.begin(user, null, Date.now())
  return { user, token }
}

/** Every fifth game does not count. */
async function playedBy(
  kept: Storage,
  seats: readonly Player[],
  pace: PaceFamily,
  game: number,
  at: number,
): Promise<void> {
  const config: WrittenConfig = {
    players: seats.map(({ name }) => name),
    deck: 'rulebook',
    variants: NO_VARIANTS,
    startingSeat: game % seats.length,
    seed: `past ${game}`,
  }
  const { actions, state } = await wholeGame(config, seats, random)
  const party: PartyRecord = {
    settings: { ...DEFAULT_SETTINGS, pace },
    chairs: seats.map(({ user, name }) => ({ kind: 'person', user, name, ready: false })),
    host: seats[0]?.user ?? null,
    removed: [],
    next: null,
    match: { rated: game % 5 !== 3 },
  }
  const table = await kept.addTable({
    code: newTableCode(random),
    party,
    game: {
      config,
      rules: rulesOf(pace, false),
      occupants: seats.map(() => ({ kind: 'person', present: false, standIn: false })),
      // As a log is opened that code of another version has folded.
      actions,
      at,
      format: LOG_FORMAT,
      after: 1,
    },
    at,
  })
  await kept.append({
    table: table?.id ?? 0,
    expected: 0,
    entries: [{ at, heard: { type: 'ticked' } }],
    actions,
    node: 'past',
    countsDays: pace === 'turn_based',
    deadline: null,
    asked: [],
    dues: [],
    money: state.money,
    // Somebody has left a game.
    standIns: game === 8 ? [0] : [],
    figures: figuresOf(state),
    at,
  })
}

async function wholeGame(
  config: WrittenConfig,
  seats: readonly Player[],
  chance: Random,
): Promise<{ readonly actions: readonly Action[]; readonly state: GameState }> {
  let { state } = startGame(resolveConfig(config))
  const actions: Action[] = []
  while (state.phase.name !== 'finished') {
    const asked = seatsToAct(state)
    const seat = asked[chance(asked.length)] ?? 0
    // oxlint-disable-next-line no-await-in-loop -- each stands on the one before
    const action = await actionOf(state, seat, seats[seat]?.as ?? 'easy', chance)
    const played = play(state, action)
    if (!played.ok) throw new Error(played.rejection.message)
    actions.push(action)
    ;({ state } = played)
  }
  return { actions, state }
}

async function actionOf(state: GameState, seat: Seat, as: PlainBotName, rng: Random): Promise<Action> {
  const choices = choicesFor(state, seat)
  const action = await botNamed(as).decide({ view: viewFor(state, seat), choices, rng, budget: samplesOnly(1) })
  return check(state, action) === null ? action : defaultAction(choices, seat)
}
