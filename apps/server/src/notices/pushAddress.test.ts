import { describe, expect, it } from 'vitest'
import { isPublic, pushAddresses } from './pushAddress.ts'

const { isAllowed, lookup } = pushAddresses()

describe('the addresses of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(true)
  })

  it.each([
    'http://push.example.com/abc',
    'https://push.example.com:8443/abc',
    'https://someone:secret@push.example.com/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://8.8.8.8/abc',
    'ftp://push.example.com/abc',
    'nonsense',
  ])('may not be %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(false)
  })

  it.each(['localhost', '127.0.0.1'])('lead nowhere inside, though it has a name: %s', async (name) => {
    const looked = new Promise((resolve) => {
      lookup(name, { all: true }, (error, found) => resolve([error?.message, found]))
    })
    expect(await looked).toEqual(['the push service is not a public one', []])
  })

  it('are public ones', () => {
    const inside = [
      '10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 0.0.0.0 255.255.255.255 224.0.0.1',
      ':: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1 nonsense',
    ].flatMap((line) => line.split(' '))
    expect(inside.filter(isPublic)).toEqual([])
    const outside = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1']
    expect(outside.filter((address) => !isPublic(address))).toEqual([])
  })
})
