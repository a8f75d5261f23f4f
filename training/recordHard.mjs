// Records what `hard` decides at tables with `master`, for imitate.py:
// node training/recordHard.mjs FILE SECONDS [SEED]; needs `npm run build`.
import { closeSync, openSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SHIPPED_SAMPLES, botLoader, botNamed, playDeal, samplesOnly } from '@modern-art/bots'
import { lessonBytes, watched } from '@modern-art/bots/imitation'
import { NO_VARIANTS, quickRandom } from '@modern-art/engine'

const [file, seconds, seed = '1'] = process.argv.slice(2)
if (file === undefined || !(Number(seconds) > 0)) {
  console.error('node training/recordHard.mjs FILE SECONDS [SEED]')
  process.exit(1)
}

// An hour's record is not to be lost to a command given twice.
const out = openSync(file, 'wx')
let lessons = 0
const hard = watched(botNamed('hard'), quickRandom(Number(seed)), (lesson) => {
  writeSync(out, lessonBytes(lesson))
  lessons += 1
})
const load = botLoader(({ name }) => readFile(new URL(`../packages/bots/weights/${name}`, import.meta.url)))
const master = await load('master')

const end = performance.now() + 1000 * Number(seconds)
for (let deal = 0; performance.now() < end; deal += 1) {
  const players = Array.from({ length: 3 + (deal % 3) }, (_, seat) => `Player ${seat + 1}`)
  const variants = { ...NO_VARIANTS, splitDouble: deal % 10 === 0 }
  /** @type {import('@modern-art/bots').Contest} */
  const contest = {
    table: { players, deck: deal % 4 === 0 ? 'classic' : 'rulebook', variants, startingSeat: null },
    seed,
    challenger: () => 'master',
    // At every other table there are more masters.
    field: (_, seat) => (deal % 2 === 1 && (seat + deal) % 3 === 0 ? 'master' : 'hard'),
    botFor: (name) => (name === 'hard' ? hard : master),
    budget: samplesOnly(SHIPPED_SAMPLES),
    now: () => performance.now(),
  }
  // oxlint-disable-next-line no-await-in-loop
  const { challenger, field } = await playDeal(contest, deal)
  if (challenger.illegal + field.illegal > 0) throw new Error(`somebody broke the rules in deal ${deal}`)
}
closeSync(out)
console.log(`${lessons} lessons`)
