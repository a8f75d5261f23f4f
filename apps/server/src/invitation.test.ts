import { describe, expect, it } from 'vitest'
import { invitation } from './invitation.ts'

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
})
