import { readFile } from 'node:fs/promises'
import { quickRandom } from '@modern-art/engine'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '../testing/ask.ts'
import { openServer } from '../testing/onlineServer.ts'
import { forgetTables } from '../testing/sharedDatabase.ts'
import { playAlong } from '../testing/playing.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import { readMetrics } from './metrics.ts'
import { newPing, notePing, notingLateness } from './noting.ts'
import { serveMetrics } from './serveMetrics.ts'

const root = new URL('../../../../', import.meta.url)

/** The value of a metric with these labels, as they are written; 0 if there is none. */
function valueIn(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

/** All metrics that the server offers, with their type. */
function offeredIn(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]))
}

describe('the metrics of a node', () => {
  it('tell what is played there, and of nobody', async () => {
    // A table of another test that is past its deadline would be woken here.
    await forgetTables()
    const server = await openServer()
    const before = await readMetrics()
    const { windows, code } = await gameOfPeople(server, 2, {}, ['easy'])
    // Each until it has heard of five moves itself: what another window hears wakes nobody here.
    await Promise.all(
      windows.map((window, seat) => playAlong(window, quickRandom(seat + 1), () => (window.screen()?.moves ?? 0) > 4)),
    )
    await at(windows, 0).send({ type: 'act', decision: 0, action: { type: 'pass', seat: 0 } })
    await at(windows, 0).send({ type: 'sit', chair: 1 })
    at(windows, 0).socket.emit('command', { nonsense: true })
    await at(windows, 0).send({ type: 'resync' })
    const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 })
    onTestFinished(metrics.close)
    const { status, text, headers } = await ask(metrics.port, '/metrics')
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    const grown = (name: string): number => valueIn(text, name) - valueIn(before, name)
    expect(grown('modern_art_commands_total{type="act",outcome="ok"}')).toBeGreaterThan(0)
    expect(grown('modern_art_acknowledgement_seconds_count{type="act"}')).toBeGreaterThan(
      grown('modern_art_commands_total{type="act",outcome="ok"}'),
    )
    expect(grown('modern_art_commands_total{type="none",outcome="bad_message"}')).toBe(1)
    expect(grown('modern_art_handshakes_total{outcome="ok"}')).toBe(2)
    expect(grown('modern_art_bot_thinking_seconds_count{bot="easy"}')).toBeGreaterThan(0)
    expect(grown('modern_art_commit_appends_count')).toBeGreaterThan(0)
    expect(grown('modern_art_commit_appends_sum')).toBeGreaterThanOrEqual(grown('modern_art_commit_appends_count'))
    expect(grown('modern_art_commit_seconds_count')).toBe(grown('modern_art_commit_appends_count'))
    expect(grown('modern_art_sockets')).toBe(2)
    expect(grown('modern_art_games_running')).toBe(1)
    expect(grown('modern_art_tables_open')).toBe(1)
    for (const secret of [code, 'Ana', 'Ben']) expect(text).not.toContain(secret)
    await server.close()
    expect(valueIn(await readMetrics(), 'modern_art_sockets')).toBe(valueIn(before, 'modern_art_sockets'))
  })

  it('are nowhere but at their own path', async () => {
    const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 })
    onTestFinished(metrics.close)
    expect(await ask(metrics.port, '/metrics?x=1')).toMatchObject({ status: 200 })
    expect(await ask(metrics.port, '/')).toMatchObject({ status: 404 })
    expect(await ask(metrics.port, '/metrics', { method: 'POST' })).toMatchObject({ status: 404 })
  })

  it('tell how late a deadline is, and how long a hint takes', async () => {
    const before = await readMetrics()
    let ring = (): void => {}
    const later = notingLateness((_milliseconds, what) => {
      ring = what
      return () => {}
    })
    let rang = 0
    later(-2000, () => void (rang += 1))
    ring()
    expect(rang).toBe(1)
    expect(notePing('MUSEUMSA')).toBe(false)
    expect(notePing(newPing())).toBe(true)
    const after = await readMetrics()
    const grown = (name: string): number => valueIn(after, name) - valueIn(before, name)
    expect(grown('modern_art_deadline_lateness_seconds_count')).toBe(1)
    expect(grown('modern_art_deadline_lateness_seconds_bucket{le="1"}')).toBe(0)
    expect(grown('modern_art_deadline_lateness_seconds_bucket{le="2.5"}')).toBe(1)
    expect(grown('modern_art_bus_lag_seconds_count')).toBe(1)
  })
})

describe('what is drawn and watched of them', () => {
  let offered: ReadonlyMap<string, string> = new Map()
  let labels = ''
  const named = (text: string): readonly string[] => [
    ...new Set([...text.matchAll(/\b(?:modern_art|nodejs|process)_\w+/g)].map(([name]) => name)),
  ]
  /** As it is offered: a histogram has several names. */
  const offeredAs = (name: string): string => {
    const histogram = name.replace(/_(?:bucket|sum|count)$/, '')
    return offered.get(histogram) === 'histogram' ? histogram : name
  }
  const dashboard = (): Promise<string> => readFile(new URL('deploy/grafana/modern-art.json', root), 'utf8')
  const alerts = async (): Promise<string> => {
    const text = await readFile(new URL('deploy/prometheus/alerts.yml', root), 'utf8')
    return [...text.matchAll(/^ +expr: (.*)$/gm)].map(([, expression]) => expression).join('\n')
  }

  beforeAll(async () => {
    const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 })
    const { text } = await ask(metrics.port, '/metrics')
    metrics.close()
    offered = offeredIn(text)
    labels = await readFile(new URL('metrics.ts', import.meta.url), 'utf8')
  })

  it.each([
    ['the dashboard', dashboard],
    ['the alerts', alerts],
  ] as const)('is what the server offers: %s', async (_what, read) => {
    const names = named(await read())
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !offered.has(offeredAs(name)))).toEqual([])
  })

  it('is all that the server offers of its own', async () => {
    const drawn = new Set(named(await dashboard()).map(offeredAs))
    const own = [...offered.keys()].filter((name) => name.startsWith('modern_art_'))
    expect(own.length).toBeGreaterThan(15)
    expect(own.filter((name) => !drawn.has(name))).toEqual([])
  })

  it('asks by no label that there is not', async () => {
    const asked = [...`${await dashboard()}\n${await alerts()}`.matchAll(/by \(([\w, ]+)\)/g)].flatMap(
      ([, list = '']) => list.split(',').map((label) => label.trim()),
    )
    const known = new Set([
      'le',
      ...[...labels.matchAll(/labelNames: \[(.*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
    ])
    expect(asked.filter((label) => !known.has(label))).toEqual([])
  })

  it('is a dashboard of panels that do not overlap', async () => {
    const { panels } = JSON.parse(await dashboard()) as {
      readonly panels: readonly {
        readonly id: number
        readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>
      }[]
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})
