import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, readSettings, wantedLanguage } from './settings.ts'

const USUAL = readSettings({})

describe('the language that is wanted', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    choose(USUAL)
  })

  it('is the first one of the browser that there is', () => {
    for (const [languages, language] of [
      [['de-AT', 'en'], 'de'],
      [['pt-PT'], 'pt'],
      [['fr-FR'], 'en'],
    ] as const) {
      vi.stubGlobal('navigator', { languages })
      expect(wantedLanguage()).toBe(language)
    }
  })

  it('is the one that was chosen', () => {
    vi.stubGlobal('navigator', { languages: ['de'] })
    choose({ language: 'pt' })
    expect(wantedLanguage()).toBe('pt')
  })
})

describe('the choices of a device', () => {
  it('are the usual ones where nothing was kept', () => {
    expect(USUAL).toMatchObject({ language: 'browser', speed: 'normal', palette: 'gallery', volume: 60, muted: false })
  })

  it('are what was kept', () => {
    const chosen = {
      ...USUAL,
      language: 'pt',
      speed: 'fast',
      theme: 'night',
      palette: 'distinct',
      volume: 25,
      muted: true,
      captions: true,
      memoryAid: true,
      confirmations: false,
      shortcuts: false,
      playerName: 'Ada',
      guidance: false,
      goalRead: true,
    }
    expect(readSettings(JSON.parse(JSON.stringify(chosen)) as typeof chosen)).toEqual(chosen)
  })

  it('are the usual ones where what was kept cannot be understood', () => {
    const strange = { language: 'xx', speed: 3, theme: null, palette: {}, volume: 'loud', muted: 1, playerName: [] }
    expect(readSettings(strange)).toEqual(USUAL)
    expect(readSettings({ volume: 101 }).volume).toBe(60)
    expect(readSettings({ volume: -1 }).volume).toBe(60)
    expect(readSettings({ volume: 0 }).volume).toBe(0)
  })
})
