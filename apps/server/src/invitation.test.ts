import { describe, expect, it } from 'vitest'
import { invitation } from './invitation.ts'
import { qrCode } from './qrCode.ts'

describe('the invitation', () => {
  it.each(['127.0.0.1', 'localhost', '::1'])('says that only this computer is let in: %s', (host) => {
    expect(invitation({ host, port: 3000 }, ['192.0.2.7'])).toBe(
      'Modern Art is open at http://localhost:3000 (on this computer only; HOST=0.0.0.0 opens it to the network)',
    )
  })

  it.each(['0.0.0.0', '::'])('says where the network finds it, and that it does: %s', (host) => {
    expect(invitation({ host, port: 3001 }, ['192.0.2.7'])).toBe(
      'Modern Art is open at http://localhost:3001 and http://192.0.2.7:3001 (to everybody on the network)',
    )
  })

  it('names the one address that was chosen', () => {
    expect(invitation({ host: '192.0.2.7', port: 80 }, [])).toBe('Modern Art is open at http://192.0.2.7:80')
    expect(invitation({ host: 'fe80::1', port: 80 }, [])).toBe('Modern Art is open at http://[fe80::1]:80')
  })

  it.each(['0.0.0.0', '::'])(
    'shows phones the first address in the network, in a terminal that is wide enough: %s',
    (host) => {
      const { lines, width } = qrCode('http://192.0.2.7:3001')
      const line = invitation({ host, port: 3001 }, ['192.0.2.7', '192.0.2.8'])
      expect(line).not.toContain('\n')
      expect(invitation({ host, port: 3001 }, ['192.0.2.7', '192.0.2.8'], width)).toBe([line, ...lines].join('\n'))
      expect(invitation({ host, port: 3001 }, ['192.0.2.7', '192.0.2.8'], width - 1)).toBe(line)
    },
  )

  it.each([
    ['127.0.0.1', ['192.0.2.7']],
    ['192.0.2.7', ['192.0.2.7']],
    ['0.0.0.0', []],
  ])('shows phones nothing that they could not open: %s %j', (host, others) => {
    expect(invitation({ host, port: 3001 }, others, 200)).not.toContain('\n')
  })
})
