import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildPage } from './build.mjs'
import { smallRepository } from './smallRepository.ts'
import type { SmallRepository } from './smallRepository.ts'

let here: SmallRepository
beforeEach(() => {
  here = smallRepository()
})

describe('the build of the page', () => {
  it('is done again where the page or its stamp is gone', async () => {
    await buildPage(here.root)
    writeFileSync(path.join(here.dist, '.built.json'), 'half a sta')
    await buildPage(here.root)
    rmSync(here.dist, { recursive: true })
    await buildPage(here.root)
    expect(console.log).toHaveBeenCalledTimes(6)
    expect(existsSync(path.join(here.dist, 'index.html'))).toBe(true)
  })

  it('makes the page that people get, whatever the environment is for', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    onTestFinished(() => void vi.unstubAllEnvs())
    here.write('apps/web/main.ts', 'console.log(import.meta.env.PROD, process.env.NODE_ENV)')
    await buildPage(here.root)
    expect(here.scripts()).toMatch(/console\.log\(!0,\s*[`'"]production[`'"]\)/)
  })

  it('says why it fails, and leaves the former page to be seen', async () => {
    await buildPage(here.root)
    here.write('apps/web/main.ts', "import './nowhere.ts'")
    await expect(buildPage(here.root)).rejects.toThrow(/^The page cannot be built:[^]*nowhere\.ts/)
    expect(here.scripts()).toContain('first')
    expect(here.leftOver()).toEqual([])
    // It is not taken for a page of the present sources.
    await expect(buildPage(here.root)).rejects.toThrow('The page cannot be built')
  })
})
