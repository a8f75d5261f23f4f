// Plants each fault of the page in a copy of the repository and shows that the test in a real browser notices it.
// `npm run faults:page [-- word]` plants those with the word in their name. `--usual` asks only the tests of `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tellMissingBrowser, testBrowser } from '../browser.mjs'
import { readArguments } from './arguments.mjs'
import { copyOfRepository } from './copyOfRepository.mjs'
import { misfitsIn, readerOf, refuseMisfits } from './misfits.mjs'
import { PAGE_FAULTS } from './page.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { usual, word } = readArguments(process.argv.slice(2))
const planted = PAGE_FAULTS.filter(({ name }) => name.includes(word))
const web = path.join(root, 'apps/web')
refuseMisfits([
  ...misfitsIn(planted, readerOf(web)),
  ...planted
    .filter(({ spec }) => !existsSync(path.join(web, `e2e/${spec}.spec.ts`)))
    .map(({ name, spec }) => `${name}: there is no e2e/${spec}.spec.ts`),
])
if (testBrowser() === null) {
  console.error(tellMissingBrowser())
  process.exit(1)
}

const copy = copyOfRepository()

let missed = planted.length === 0 ? 1 : 0
try {
  if (!passes({ spec: 'playNow', test: 'one click' })) throw new Error('without any fault the copy fails already')
  for (const fault of planted) {
    const file = path.join(copy, 'apps/web', fault.file)
    const original = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      original.replace(fault.find, () => fault.replace),
    )
    const noticed = !passes(fault)
    writeFileSync(file, original)
    if (!noticed) missed += 1
    console.log(`${noticed ? 'noticed' : 'MISSED '}  ${fault.name} (${fault.spec})`)
  }
} finally {
  rmSync(copy, { recursive: true })
}
if (planted.length === 0) console.log(`There is no fault with "${word}" in its name.`)
else console.log(`\n${planted.length - missed} of ${planted.length} faults are noticed.`)
process.exitCode = missed === 0 ? 0 : 1

/**
 * Whether the test that must notice a fault passes in the copy; the page is built anew where it has changed.
 *
 * @param {Pick<import('./page.mjs').PageFault, 'spec' | 'test'>} fault
 * @returns {boolean}
 */
function passes({ spec, test }) {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
  const env = usual ? process.env : { ...process.env, TESTS: 'all' }
  const selection = [`e2e/${spec}.spec.ts`, ...(test === undefined ? [] : ['-g', test])]
  const { status, stdout } = spawnSync(
    process.execPath,
    [playwright, 'test', '--max-failures=1', '--reporter=line', ...(usual ? ['--project=usual'] : []), ...selection],
    { encoding: 'utf8', cwd: path.join(copy, 'apps/web'), env, maxBuffer: 2 ** 28 },
  )
  if (stdout.includes('No tests found')) {
    if (usual) return true
    throw new Error(`there is no test "${test}" in ${spec}`)
  }
  return status === 0
}
