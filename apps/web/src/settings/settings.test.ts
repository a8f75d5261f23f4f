import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const USUAL = readSettings({})

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
