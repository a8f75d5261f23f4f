// oxlint-disable no-await-in-loop -- a script is one step after the other
import assert from 'node:assert/strict'
import { env } from 'node:process'
import { auctionTypeOf, fingerprintOfChance, quickRandom } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import type { Action, Random, Seat } from '@modern-art/engine'
import type { OnlinePace } from '@modern-art/protocol'
import { screenOf, step } from '@modern-art/table'
import type { Plan } from '@modern-art/table/contract'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { counted, stackedDealer } from '../testing/dealer.ts'
import { chanceNamed } from '../testing/pageChance.ts'
import { accountHolder } from '../testing/accountHolder.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'
import { asPerson, programOf } from '../testing/program.ts'
import { openStage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import { twins } from '../testing/twins.ts'
import type { Script } from '../testing/twins.ts'

const SEED = Number(env['LAWS_SEED'] ?? 20)
/** Actions of each game at most. */
const MOST = 30

/** The ways by which something reaches somebody; each must be met. */
const WAYS = [
  'illegal action',
  'stale decision',
  'another’s action',
  'resync',
  'rejoin',
  'another rejoins',
  'spectator',
  'display',
  'talk',
  'another’s order',
  'another’s plan',
  'lists',
  'transcript',
  'seat move',
  'another’s seat moves',
  'time-out',
  'rematch',
  'program',
] as const

type Way = (typeof WAYS)[number]

interface Recipe {
  readonly seed: number
  readonly seats: number
  /** As many as there are seats: a spectator. */
  readonly viewer: number
  readonly pace: OnlinePace
  readonly openMoney: boolean
  readonly mysteryHand: boolean
  /** Whether the game goes to its end, and on to the next. */
  readonly whole: boolean
  /** Whether the viewer is a bot from outside. */
  readonly program: boolean
}

/** Longer than a table waits for a page that does not give its chance away. */
const CHANCES_ARE_AWAITED = 3001

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov']
const RUNS = lawRuns(5, 2)

const anyRecipe: fc.Arbitrary<Recipe> = fc.record({
  seed: fc.nat(),
  seats: fc.constantFrom(3, 4),
  viewer: fc.nat({ max: 4 }),
  pace: fc.constantFrom('live' as const, 'untimed' as const, 'turn_based' as const),
  openMoney: fc.boolean(),
  mysteryHand: fc.boolean(),
  whole: fc.constant(false),
  program: fc.constant(false),
})

/** Before those by chance, so that nothing is left to it: between them they meet every way. */
const ALWAYS: readonly Recipe[] = [
  { seed: 5, seats: 3, viewer: 1, pace: 'live', openMoney: false, mysteryHand: true, whole: false, program: false },
  { seed: 6, seats: 3, viewer: 3, pace: 'live', openMoney: false, mysteryHand: false, whole: false, program: false },
  { seed: 7, seats: 3, viewer: 0, pace: 'untimed', openMoney: false, mysteryHand: false, whole: true, program: false },
  { seed: 8, seats: 3, viewer: 1, pace: 'live', openMoney: false, mysteryHand: false, whole: false, program: true },
  { seed: 9, seats: 3, viewer: 1, pace: 'untimed', openMoney: false, mysteryHand: false, whole: true, program: true },
]

describe('laws of secrecy over sockets', () => {
  it('re-deal what somebody cannot see by another secret, and order what they do not know: every frame and answer to them stays the same', async () => {
    const met = new Set<Way>()
    let compared = 0
    const law = fc.asyncProperty(anyRecipe, async (recipe) => {
      const viewer = recipe.viewer < recipe.seats ? recipe.viewer : null
      const { seed, whole, openMoney, seats } = recipe
      const variants = { mysteryHand: recipe.mysteryHand && seats === 3, splitDouble: false, openMoney }
      const hammer = recipe.pace === 'live'
      const players = NAMES.slice(0, seats)
      const first = twins({ seed, players, variants, viewer, most: whole ? null : MOST, hammer })
      const seatAfter = viewer === null ? null : (viewer + seats - 1) % seats
      const second = twins({ seed: seed + 1, players, variants, viewer: seatAfter, most: 5, hammer })
      if (first === null || second === null) return
      const one = await told({ recipe, viewer, scripts: [first[0], second[0]], which: 0, met })
      const other = await told({ recipe, viewer, scripts: [first[1], second[1]], which: 1, met })
      assertSame(other, one)
      assert.notDeepEqual(first[1], first[0])
      compared += one.flat().length
    })
    await fc.assert(law, { seed: SEED, numRuns: RUNS, endOnFailure: true, examples: ALWAYS.map((each) => [each]) })
    const unmet = WAYS.filter((way) => !met.has(way))
    if (RUNS >= ALWAYS.length) assert.deepEqual(unmet, [])
    assert.ok(compared > enough(500), `${compared}`)
  })
})

/** Names the first frame that differs; all of them together would be too much to read. */
function assertSame(actual: readonly (readonly string[])[], wanted: readonly (readonly string[])[]): void {
  for (const [window, frames] of wanted.entries()) {
    for (const [index, frame] of frames.entries()) assert.equal(actual[window]?.[index], frame, `window ${window}`)
    assert.equal(actual[window]?.length, frames.length, `window ${window}: ${actual[window]?.at(-1)}`)
  }
  assert.equal(actual.length, wanted.length)
}

/** A frame without what is made for it by chance, and without the fingerprint of the server's secret, which is all of it that shows. */
function masked(frame: string): string {
  return frame.replaceAll(/"(link|fingerprint)":"[^"]+"/g, '"$1":"…"')
}

interface Run {
  readonly recipe: Recipe
  readonly viewer: Seat | null
  readonly scripts: readonly [Script, Script]
  /** In the second run others give orders as well, and the server has other secrets. */
  readonly which: 0 | 1
  readonly met: Set<Way>
}

/** All that the viewer is told while the scripts are played: by window, then over HTTP. */
async function told({ recipe, viewer, scripts, which, met }: Run): Promise<readonly (readonly string[])[]> {
  const { pace, seats, openMoney, mysteryHand, whole, program } = recipe
  let expected: Action | null = null
  const stage = await openStage(
    counted(),
    // A stand-in plays what the script says.
    ({ seat }) => Promise.resolve(expected !== null && 'seat' in expected && expected.seat === seat ? expected : null),
    null,
    stackedDealer(
      scripts.map(({ deckOrder }) => deckOrder),
      which === 0 ? '0' : 'f',
    ),
  )
  const { server, time, send } = stage
  const random = quickRandom(recipe.seed + 2)
  try {
    const variants = { mysteryHand: mysteryHand && seats === 3, splitDouble: false, openMoney }
    const comes = async (name: string, chair: number): Promise<Person> => {
      if (!program || chair !== viewer) return person(server.origin, name)
      met.add('program')
      return asPerson(await programOf(server.origin, (await accountHolder(server.origin, 'Owner')).holder, name))
    }
    const table = await gameOfPeople(server, seats, { pace, variants }, [], comes)
    await stage.settled()
    let { code } = table
    const people = [...table.people]
    const windows = [...table.windows]
    const stranger = await person(server.origin, 'Eve')
    const watcher = await stranger.connect(code)
    await watcher.until(() => watcher.screen() !== null)
    await stage.settled()
    const eyes: Window[] = viewer === null ? [watcher] : [at(windows, viewer)]
    const answers: string[] = []
    const looker = (): Person => (viewer === null ? stranger : at(people, viewer))
    const eye = (): Window => (viewer === null ? watcher : at(windows, viewer))
    const anotherSeat = (): Seat => (viewer === null ? random(seats) : (viewer + 1 + random(seats - 1)) % seats)

    const ask = async (path: string): Promise<void> => {
      const answer = await looker().ask('GET', path)
      answers.push(JSON.stringify(answer))
    }
    const comeBack = async (seat: Seat): Promise<void> => {
      if (seat === viewer) await send(at(windows, seat), { type: 'resync' })
      await stage.noted(() => at(windows, seat).close())
      windows[seat] = await at(people, seat).connect(code)
      const window = at(windows, seat)
      await window.until(() => window.screen() !== null)
      if (seat === viewer) eyes.push(window)
      await stage.settled()
    }
    const moveSeat = async (seat: Seat): Promise<void> => {
      const moved = await send(at(windows, seat), { type: 'move_seat' })
      const phone = await person(server.origin)
      const answer = await phone.ask('POST', '/api/seat', { link: moved.ok ? moved.link : null })
      assert.equal(answer.status, 200)
      people[seat] = phone
      windows[seat] = await phone.connect(code)
      const window = at(windows, seat)
      await window.until(() => window.screen() !== null)
      if (seat === viewer) eyes.push(window)
      await stage.settled()
    }
    /** Only in the second run: an order that could act later, withdrawn before it does. */
    const order = async (seat: Seat): Promise<boolean> => {
      const present = await stage.tableAt(code)
      const { ceilings } = screenOf(present, seat, time.now())
      if (ceilings === null || ceilings.max < ceilings.min) return false
      const given = { type: 'ceiling', amount: ceilings.max, above: 'ask' } as const
      const { decision, actions } = present
      const input = { type: 'ordered', seat, actionId: 'x', decision, order: given } as const
      if (step(present, input, time.now()).table.actions.length > actions.length) return false
      if (which === 1) {
        const answer = await at(windows, seat).send({ type: 'order', decision, order: given })
        assert.deepEqual(answer, { ok: true })
        await at(windows, seat).send({ type: 'order', decision, order: null })
        await stage.settled()
      }
      return true
    }
    /** Only in the second run: plans that act on another lot at the earliest, withdrawn before they do. */
    const plan = async (seat: Seat): Promise<boolean> => {
      const present = await stage.tableAt(code)
      const { view } = screenOf(present, seat, time.now())
      const card = view.hand.find((each) => ['open', 'one_offer', 'hidden'].includes(auctionTypeOf(each)))
      const plans: readonly Plan[] = [
        { type: 'pass_on', artists: [0, 1, 2, 3, 4] },
        { type: 'sell', sale: card === undefined ? null : { card, second: null, terms: null } },
      ]
      for (const each of plans) {
        const input = { type: 'planned', seat, actionId: 'x', round: view.round, plan: each } as const
        if (step(present, input, time.now()).table.actions.length > present.actions.length) return false
      }
      if (which === 1) {
        for (const each of plans) await at(windows, seat).send({ type: 'plan', round: view.round, plan: each })
        const { plans: own } = screenOf(await stage.tableAt(code), seat, time.now())
        assert.deepEqual(own?.passOn, [0, 1, 2, 3, 4])
        await at(windows, seat).send({ type: 'plan', round: view.round, plan: { type: 'pass_on', artists: [] } })
        await at(windows, seat).send({ type: 'plan', round: view.round, plan: { type: 'sell', sale: null } })
        await stage.settled()
      }
      return true
    }

    const disturb = async (): Promise<void> => {
      const { decision } = await stage.tableAt(code)
      const seat = viewer ?? 0
      const another = anotherSeat()
      const way = WAYS[random(WAYS.length - 3)] ?? 'resync'
      // An order can be given at some moments only, and some plans would act at once.
      if (way !== 'another’s order' && way !== 'another’s plan') met.add(way)
      switch (way) {
        case 'illegal action':
          return void (await send(eye(), { type: 'act', decision, action: { type: 'bid', seat, amount: 9999 } }))
        case 'stale decision':
          return void (await send(eye(), { type: 'act', decision: decision + 7, action: { type: 'pass', seat } }))
        case 'another’s action':
          return void (await send(eye(), { type: 'act', decision, action: { type: 'pass', seat: another } }))
        case 'resync':
          return void (await send(eye(), { type: 'resync' }))
        case 'rejoin':
          return viewer === null ? undefined : comeBack(viewer)
        case 'another rejoins':
          return comeBack(another)
        case 'spectator':
        case 'display': {
          // Programs do not watch.
          if (program) return undefined
          const window = await looker().connect(code, 'display')
          await window.until(() => window.screen() !== null)
          eyes.push(window)
          return stage.settled()
        }
        case 'talk': {
          await send(at(windows, another), { type: 'say', text: 'well' })
          return void (await send(at(windows, another), { type: 'call', call: 'ouch' }))
        }
        case 'another’s order':
          if ((await order(another)) || (await order(anotherSeat()))) met.add(way)
          return
        case 'another’s plan':
          if ((await plan(another)) || (await plan(anotherSeat()))) met.add(way)
          return
        case 'lists':
          await ask('/api/tables/open')
          return ask('/api/tables/mine')
        case 'transcript':
          return ask(`/api/tables/${code}/transcript`)
        case 'seat move':
          return viewer === null || program ? undefined : moveSeat(viewer)
        case 'another’s seat moves':
          return moveSeat(another)
        case 'time-out':
        case 'rematch':
        case 'program':
        // They come with the script.
      }
    }

    const perform = async (actions: readonly Action[], chance: Random): Promise<void> => {
      for (const [index, action] of actions.entries()) {
        await time.pass(100)
        if (!whole || chance(6) === 0) await disturb()
        await time.pass(100)
        // Whatever others did in secret, the lists do not tell.
        if (chance(3) === 0) await ask('/api/tables/mine')
        if (pace === 'live' && action.type === 'play_card' && chance(4) === 0) {
          met.add('time-out')
          expected = action
          await time.pass(45_001)
          expected = null
          await send(at(windows, action.seat), { type: 'take_back' })
        } else await stage.play(code, (seat) => at(windows, seat), action)
        if ((await stage.tableAt(code)).actions.length !== index + 1) return
      }
    }

    await perform(scripts[0].actions, random)
    if (whole) {
      met.add('rematch')
      for (const window of windows) await send(window, { type: 'be_ready', ready: true })
      code = (await stage.storage.findTable(code))?.party.next ?? ''
      const rotated = [...people.slice(1), at(people, 0)]
      people.splice(0, seats, ...rotated)
      for (const [seat, each] of people.entries()) {
        const window = await each.connect(code)
        windows[seat] = window
        if (viewer !== null && seat === (viewer + seats - 1) % seats) eyes.push(window)
        await stage.settled()
      }
      const chances = windows.map((_, seat) => chanceNamed(`seat ${seat}`))
      for (const [seat, chance] of chances.entries()) {
        const fingerprint = fingerprintOfChance(code, chance)
        await send(at(windows, seat), { type: 'promise_chance', fingerprint })
      }
      // One of them does not give its chance away: nobody waits for long.
      for (const [seat, chance] of chances.slice(0, -1).entries()) {
        await send(at(windows, seat), { type: 'reveal_chance', chance })
      }
      await time.pass(CHANCES_ARE_AWAITED)
      for (const window of windows) await window.until(() => window.screen() !== null)
      for (const action of scripts[1].actions) await stage.play(code, (seat) => at(windows, seat), action)
    }
    // What was sent before the answer has arrived with it.
    for (const window of eyes) if (window.socket.connected) await send(window, { type: 'resync' })
    assert.deepEqual(server.logged, [])
    for (const window of [...windows, ...eyes, watcher]) window.close()
    const frames = eyes.map((window) => window.frames.map((frame) => masked(frame)))
    return [...frames, answers]
  } finally {
    await server.close()
  }
}
