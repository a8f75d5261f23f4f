import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { browserPlaces, isProgram } from './browserPlaces.mjs'

describe('the places of a browser', () => {
  it('are first those on the PATH, by name', () => {
    expect(browserPlaces({ env: { PATH: '/usr/local/bin::/usr/bin' }, platform: 'linux' })).toEqual([
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
      '/usr/bin/chromium-browser',
      '/usr/local/bin/google-chrome',
      '/usr/bin/google-chrome',
      '/usr/local/bin/google-chrome-stable',
      '/usr/bin/google-chrome-stable',
    ])
  })

  it('begin with the quickest where it need not be the one that people have', () => {
    expect(browserPlaces({ env: { PATH: '/usr/bin' }, platform: 'linux' }, 'quickest').slice(0, 2)).toEqual([
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
    ])
  })

  it('are then where installers put it', () => {
    expect(browserPlaces({ env: { HOME: '/Users/ada' }, platform: 'darwin' })).toContain(
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
    const env = { PATH: String.raw`C:\bin;D:\bin`, PROGRAMFILES: String.raw`C:\Program Files` }
    expect(browserPlaces({ env, platform: 'win32' })).toEqual([
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) => [
        `C:\\bin\\${name}.exe`,
        `D:\\bin\\${name}.exe`,
      ]),
      String.raw`C:\Program Files\Chromium\Application\chrome.exe`,
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    ])
  })

  it('are none where nothing is known', () => {
    expect(browserPlaces({ env: {}, platform: 'linux' })).toEqual([])
  })

  it('count only where there is a program', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'chromium')
    expect(isProgram(file)).toBe(false)
    expect(isProgram(folder)).toBe(false)
    writeFileSync(file, '')
    chmodSync(file, 0o755)
    expect(isProgram(file)).toBe(true)
    mkdirSync(path.join(folder, 'google-chrome'))
    expect(isProgram(path.join(folder, 'google-chrome'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('do not count where the program may not be run', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'chromium')
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    expect(isProgram(file)).toBe(false)
  })
})
