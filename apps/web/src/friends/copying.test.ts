import { describe, expect, it, vi } from 'vitest'
import { copyText } from './copying.ts'

describe('copying', () => {
  it('puts the text on the clipboard, and selects nothing', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    const select = vi.fn<() => void>()
    expect(await copyText('a link', { clipboard: { writeText }, select })).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('a link')
    expect(select).not.toHaveBeenCalled()
  })

  it('selects the text where the browser refuses', async () => {
    const select = vi.fn<() => void>()
    const writeText = (): Promise<void> => Promise.reject(new Error('forbidden'))
    expect(await copyText('a link', { clipboard: { writeText }, select })).toBe('selected')
    expect(select).toHaveBeenCalledOnce()
  })

  it('selects the text where there is no clipboard', async () => {
    const select = vi.fn<() => void>()
    expect(await copyText('a link', { clipboard: undefined, select })).toBe('selected')
    expect(select).toHaveBeenCalledOnce()
  })
})
