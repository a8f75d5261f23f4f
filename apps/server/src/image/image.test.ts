import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { readServices } from './compose.ts'
import { ignoredBy, pairsIn, readStages, wordsOf } from './dockerfile.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

describe('the Dockerfile', () => {
  const stages = readStages(read('Dockerfile'))
  const last = stages.at(-1)?.steps ?? []

  it('copies what there is, and what a stage before it makes', () => {
    const isIgnored = ignoredBy(read('.dockerignore'))
    for (const [place, { steps }] of stages.entries()) {
      for (const { flags, text } of steps.filter(({ name }) => name === 'COPY')) {
        const before = stages.slice(0, place).map((stage) => stage.name)
        const [from] = Object.values(flags)
        const sources = from === undefined ? text.split(/\s+/).slice(0, -1) : []
        expect(before.concat('the folder itself')).toContain(from ?? 'the folder itself')
        expect(sources.filter((source) => !existsSync(path.join(root, source)) || isIgnored(source))).toEqual([])
      }
    }
  })

  it('takes along every package that the server imports', () => {
    const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> }
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@modern-art/'))
    expect(ours).not.toEqual([])
    const copied = (steps: typeof last): readonly string[] => steps.map(({ text }) => text)
    for (const name of ours.map((each) => each.replace('@modern-art/', ''))) {
      expect(copied(last)).toContain(`/app/packages/${name}/dist packages/${name}/dist`)
      const modules = stages.find((stage) => stage.name === 'modules')?.steps ?? []
      expect(copied(modules)).toContain(`packages/${name}/package.json packages/${name}/`)
    }
  })

  it('takes along the weights of bots', () => {
    expect(last.map(({ text }) => text)).toContain('/app/packages/bots/weights packages/bots/weights')
    expect(ignoredBy(read('.dockerignore'))('packages/bots/weights')).toBe(false)
  })

  it('runs the server as nobody in particular, with settings that the server understands', () => {
    const env = Object.assign(
      {},
      ...last.filter(({ name }) => name === 'ENV').map(({ text }) => pairsIn(text)),
    ) as Record<string, string>
    expect(readSettings(env, { dataFolder: '' })).toMatchObject({
      ok: true,
      settings: { address: { host: '0.0.0.0', port: 3000 }, dataFolder: '/data' },
    })
    expect(last.find(({ name }) => name === 'USER')?.text).toBe('1000:1000')
    expect(last.find(({ name }) => name === 'STOPSIGNAL')?.text).toBe('SIGTERM')
    expect(wordsOf(last.find(({ name }) => name === 'CMD')?.text ?? '')).toEqual([
      'node',
      '--max-semi-space-size=128',
      'apps/server/dist/main.js',
    ])
    expect(wordsOf(last.find(({ name }) => name === 'HEALTHCHECK')?.text ?? '').join(' ')).toContain('/healthz')
  })

  it('is refused where it says something that is not carried out', () => {
    expect(() => readStages('FROM node\nADD https://example.com/x /x')).toThrow('ADD https')
  })
})

describe('the .dockerignore', () => {
  it.each([
    ['node_modules/vite/index.js', true],
    ['apps/server/node_modules', true],
    ['apps/server/dist/main.js', true],
    ['apps/web/dist-x1/page', true],
    ['.git/config', true],
    ['data/database', true],
    ['apps/server/src/storage/database.ts', false],
    ['apps/server/src/chaos/data.ts', false],
    ['.npmrc', false],
    ['docs/rules.md', false],
  ])('keeps %s out: %s', (file, isOut) => {
    expect(ignoredBy(read('.dockerignore'))(file)).toBe(isOut)
  })
})

describe('the compose file', () => {
  it('gives the servers settings that they understand, and a balancer that knows them', () => {
    const services = readServices(read('compose.yaml'), { POSTGRES_PASSWORD: 'sesame' })
    for (const name of ['server', 'node-1', 'node-2']) {
      expect(readSettings(services[name]?.environment ?? {}, { dataFolder: '' })).toMatchObject({
        ok: true,
        settings: {
          databaseUrl: 'postgres://modern_art:sesame@postgres:5432/modern_art',
          redisUrl: 'redis://redis:6379',
          trustProxy: name === 'server' ? 0 : 1,
        },
      })
    }
    expect(services['postgres']?.environment).toMatchObject({
      POSTGRES_USER: 'modern_art',
      POSTGRES_DB: 'modern_art',
      POSTGRES_PASSWORD: 'sesame',
    })
    expect(services['balancer']?.environment).toMatchObject({ NODE_1: 'node-1:3000', NODE_2: 'node-2:3000' })
  })

  it('asks for a password', () => {
    expect(() => readServices(read('compose.yaml'), {})).toThrow('POSTGRES_PASSWORD')
  })
})
