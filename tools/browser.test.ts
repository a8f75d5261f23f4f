import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const browser = new URL('browser.mjs', import.meta.url).href
const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0

/**
 * A machine that has these programs and nothing else, with a Debian that knows these packages. What is asked of it is noted, and
 * a package is a program of its name.
 */
function machine(programs: readonly string[], packages: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  const asked = path.join(folder, 'asked')
  writeFileSync(asked, '')
  const add = (name: string, script: string): void =>
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  add('fc-list', 'echo Liberation Serif; echo Liberation Sans')
  for (const name of programs) add(name, 'echo Chromium 140.0.1')
  const installs = packages.map((name) => `*" ${name}") /bin/cp ${bin}/fc-list ${bin}/${name} ;;`)
  add('apt-get', `echo "$*" >> ${asked}\ncase "$*" in update) ;; ${installs.join(' ')} *) exit 100 ;; esac`)
  return {
    place: (name: string) => path.join(bin, name),
    asked: () => readFileSync(asked, 'utf8').trim().split('\n'),
    /** What an expression says there. */
    says: (expression: string, env: NodeJS.ProcessEnv = {}): string => {
      const script = `const browser = await import('${browser}'); console.log(JSON.stringify(${expression}))`
      const nothing = { CHROMIUM_PATH: '', TEST_BROWSER: '', PLAYWRIGHT_BROWSERS_PATH: folder }
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, ...nothing, ...env, PATH: bin },
      })
      return stdout.trim()
    },
  }
}

const INSTALL = 'install -y --no-install-recommends'

describe.skipIf(!isDebian)('on a machine without a browser', () => {
  it('the quickest is installed, and that is said', () => {
    const { says, asked, place } = machine([], ['chromium-headless-shell', 'chromium'])
    expect(says('browser.installBrowser()').split('\n')).toEqual([
      'The browser tests need Chromium, which is not here: installing it.',
      JSON.stringify(place('chromium-headless-shell')),
    ])
    expect(asked()).toEqual([`${INSTALL} chromium-headless-shell`])
  })

  it('another is installed where the system does not know the quickest', () => {
    const { says, asked, place } = machine([], ['chromium'])
    expect(says('browser.installBrowser()')).toContain(place('chromium'))
    expect(asked()).toEqual([
      `${INSTALL} chromium-headless-shell`,
      'update',
      `${INSTALL} chromium-headless-shell`,
      `${INSTALL} chromium`,
    ])
  })

  it('the one that TEST_BROWSER names is installed, and no other', () => {
    const { says, asked, place } = machine(['chromium-headless-shell'], ['chromium'])
    expect(says('browser.installBrowser()', { TEST_BROWSER: 'chromium' })).toContain(place('chromium'))
    expect(asked()).toEqual([`${INSTALL} chromium`])
  })
})

describe.skipIf(!isDebian)('on a machine with a browser', () => {
  it.each([['chromium-headless-shell'], ['chromium'], ['google-chrome']])('%s is taken', (name) => {
    const { says, asked, place } = machine([name], [])
    expect(says('browser.installBrowser()')).toBe(JSON.stringify(place(name)))
    expect(asked()).toEqual([''])
  })

  it('the other one is installed for the rest', () => {
    const { says, asked, place } = machine(['chromium-headless-shell'], ['chromium'])
    expect(says(`browser.otherBrowser('${place('chromium-headless-shell')}')`)).toContain(place('chromium'))
    expect(says(`browser.otherBrowser('${place('chromium')}')`)).toBe(JSON.stringify(place('chromium-headless-shell')))
    expect(asked()).toEqual([`${INSTALL} chromium`])
  })

  it('this one is told', () => {
    const { says, place } = machine(['chromium', 'chromium-headless-shell'], [])
    expect(says(`browser.tellBrowser('${place('chromium')}')`)).toBe(`"Chromium 140.0.1, ${place('chromium')}"`)
    expect(says(`browser.tellBrowser('${place('chromium-headless-shell')}')`)).toContain('"headless shell 140.0.1, ')
  })
})
