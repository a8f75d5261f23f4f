import { describe, expect, it } from 'vitest'
import { explainRefusal, parseAddress } from './address.ts'

describe('the address', () => {
  it.each([
    [{}, { host: '127.0.0.1', port: 3000 }],
    [
      { PORT: '', HOST: '' },
      { host: '127.0.0.1', port: 3000 },
    ],
    [{ PORT: '8080' }, { host: '127.0.0.1', port: 8080 }],
    // This is what `set PORT=3001 && npm start` makes of it on Windows.
    [{ PORT: '3001 ' }, { host: '127.0.0.1', port: 3001 }],
    [
      { PORT: '0', HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 0 },
    ],
    [
      { PORT: '65535', HOST: '::1' },
      { host: '::1', port: 65_535 },
    ],
  ])('is what the environment says: %j', (env, address) => {
    expect(parseAddress(env)).toEqual({ ok: true, address })
  })

  it.each(['abc', '70000', '65536', '-1', '3000.5', '0x50', '1e3', '80 81', '٣', '\u001B[31m'])(
    'has no port %j',
    (port) => {
      const parsed = parseAddress({ PORT: port })
      const fault = parsed.ok ? '' : parsed.fault
      expect(fault).toContain(`PORT is ${JSON.stringify(port)}, which is no port.`)
      expect(fault).toMatch(/ from 0 .* to 65535: PORT=3001 npm start$/)
    },
  )
})

describe('a refusal of the system', () => {
  const error = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`listen ${code}`), { code })

  it.each([
    ['EADDRINUSE', 3000, 'Port 3000 is taken', 'PORT=3001 npm start'],
    ['EADDRINUSE', 65_535, 'Port 65535 is taken', 'PORT=3000 npm start'],
    ['EACCES', 80, 'Port 80 may not be opened', 'PORT=3000 npm start'],
    ['ENOTFOUND', 3000, 'HOST is "gallery", which is no address of this computer', 'HOST=0.0.0.0 npm start'],
    ['EADDRNOTAVAIL', 3000, 'HOST is "gallery", which is no address of this computer', 'HOST=0.0.0.0 npm start'],
    ['EMFILE', 3000, 'Modern Art cannot open', 'listen EMFILE'],
  ])('comes with what to do about it: %s of %i', (code, port, first, last) => {
    const message = explainRefusal({ host: 'gallery', port }, error(code))
    expect(message.startsWith(first)).toBe(true)
    expect(message.endsWith(last)).toBe(true)
  })
})
