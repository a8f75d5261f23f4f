import { describe, expect, it } from 'vitest'
import { loggerFor, withoutCredentials } from './logging.ts'
import type { LogLevel } from './settings.ts'

/** A logger and the lines that it has written. */
function logging(logLevel: LogLevel): { logger: ReturnType<typeof loggerFor>; lines: string[] } {
  const lines: string[] = []
  return { logger: loggerFor({ logLevel }, { write: (line) => void lines.push(line) }), lines }
}

describe('the log', () => {
  it('is one JSON object a line, with its level, time and message', () => {
    const { logger, lines } = logging('info')
    logger.info({ table: 'MUSEUMSA' }, 'a table was opened')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.endsWith('}\n')).toBe(true)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      table: 'MUSEUMSA',
      msg: 'a table was opened',
    })
  })

  it('says what the level lets through, and nothing when silent', () => {
    const calm = logging('warn')
    calm.logger.info('calm')
    calm.logger.warn('odd')
    expect(calm.lines).toHaveLength(1)
    const silent = logging('silent')
    silent.logger.fatal('over')
    expect(silent.lines).toEqual([])
  })

  it.each([
    { cookie: 's3cret' },
    { 'set-cookie': ['s3cret'] },
    { token: 's3cret' },
    { ticket: 's3cret' },
    { link: 's3cret' },
    { headers: { cookie: 's3cret', authorization: 's3cret' } },
    { headers: { 'set-cookie': 's3cret' } },
    { request: { headers: { cookie: 's3cret' }, body: { ticket: 's3cret', link: 's3cret' } } },
    { request: { headers: { 'set-cookie': 's3cret' } } },
    { url: 'postgres://art:s3cret@db/art' },
    { err: new Error('cannot reach redis://:s3cret@cache:6379') },
  ])('has no secret in it: %#', (fields) => {
    const { logger, lines } = logging('trace')
    logger.error(fields, 'it failed')
    logger.child(fields).error('it failed')
    expect(lines.map((line) => line.includes('s3cret'))).toEqual([false, false])
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['it failed', 'it failed'])
  })

  it('keeps what stands behind a URL', () => {
    const { logger, lines } = logging('info')
    logger.info({ url: 'redis://cache', by: 'somebody@example.com', quoted: '"https://a"@b' }, 'opened')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      url: 'redis://cache',
      by: 'somebody@example.com',
      quoted: '"https://a"@b',
    })
  })

  it.each([
    ['redis://cache:6379/2', 'redis://cache:6379/2'],
    ['postgres://art:s3cret@db/art', 'postgres://db/art'],
    ['rediss://:p@ss@cache', 'rediss://cache'],
    ['from https://a:b@c/ to http://d:e@f', 'from https://c/ to http://f'],
    ['https://c/somebody@example.com', 'https://c/somebody@example.com'],
    ['mail to somebody@example.com', 'mail to somebody@example.com'],
  ])('names a URL without its password: %s', (text, shown) => {
    expect(withoutCredentials(text)).toBe(shown)
  })
})
