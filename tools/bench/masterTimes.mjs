import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const bots = fileURLToPath(new URL('../../packages/bots', import.meta.url))
const ROUNDS = 20
/** How many times slower than this machine a phone may be. */
const SLOWER = [1, 4]

/** Only what is isolated from all other pages has a clock that counts microseconds. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * How long `master` takes for a decision on a page, as lines to print.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address where the server is
 * @returns {Promise<string>}
 */
export async function masterTimes(browser, address) {
  const script = await bundled()
  const games = readFileSync(path.join(bots, 'src/testing/master/vectors.jsonl'), 'utf8')
  const lines = []
  // oxlint-disable-next-line no-await-in-loop
  for (const slower of SLOWER) lines.push(await timesWhere(slower))
  return `\nA decision of the master on a page, recorded questions asked ${ROUNDS} times each:\n${lines.join('\n')}`

  /** @param {number} slower */
  async function timesWhere(slower) {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.route('**/empty', (route) =>
      route.fulfill({ contentType: 'text/html', headers: ISOLATED, body: '<!doctype html>' }),
    )
    await page.goto(`${address}/empty`)
    await page.addScriptTag({ content: script })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const times = /** @type {number[]} */ (
      await page.evaluate(`(async () => {
        const file = await fetch('/assets/' + master.weightsOf('master').name)
        return master.timesOfDecisions(new Uint8Array(await file.arrayBuffer()), ${JSON.stringify(games)}, ${ROUNDS})
      })()`)
    )
    await page.close()
    const sorted = times.toSorted((a, b) => a - b)
    const [median, most, longest] = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(2))
    const speed = slower === 1 ? 'as fast as this machine' : `${slower} times slower`
    return `  ${speed}: median ${median} ms, 99 % within ${most} ms, the longest ${longest} ms (${sorted.length} decisions)`
  }
}

/** `master` and the recorded questions as one script. */
async function bundled() {
  const bundle = await rolldown({
    input: path.join(bots, 'src/testing/master/answers.ts'),
    resolve: { conditionNames: ['modern-art-source'] },
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'master', minify: true })
  await bundle.close()
  return output[0].code
}

/**
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function quantile(sorted, share) {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}
