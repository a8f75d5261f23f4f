import { describe, expect, it } from 'vitest'
import { readLines, readText, UnreadableError } from './readText.ts'

async function* pieces(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  yield* await Promise.resolve(texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text)))
}

async function linesOf(bytes: AsyncIterable<Uint8Array>, longest = 100): Promise<(string | null)[]> {
  const lines: (string | null)[] = []
  for await (const line of readLines(bytes, longest)) lines.push(line)
  return lines
}

describe('reading lines', () => {
  it.each([
    [[], []],
    [[''], []],
    [['a'], ['a']],
    [['a\n'], ['a']],
    [['a\n\nb'], ['a', '', 'b']],
    [
      ['a', 'b\nc', '\n', '\nd'],
      ['ab', 'c', '', 'd'],
    ],
    [['a\r\nb\u2028c\n'], ['a\r', 'b\u2028c']],
  ])('%j', async (texts, lines) => {
    expect(await linesOf(pieces(...texts))).toEqual(lines)
  })

  it('puts characters together that came in pieces', async () => {
    const bytes = Buffer.from('é🎨\n')
    expect(await linesOf(pieces(...Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual(['é🎨'])
  })

  it('keeps nothing of a line that is too long, and goes on after it', async () => {
    expect(await linesOf(pieces('123456', '789', '\nok\n12345', '6'), 5)).toEqual([null, 'ok', null])
    expect(await linesOf(pieces('12345\n123456\n'), 5)).toEqual(['12345', null])
  })
})

describe('reading a text', () => {
  it('takes it whole, without a byte order mark', async () => {
    expect(await readText(pieces('\uFEFFa\n', 'b'), 100)).toBe('a\nb')
  })

  it('gives up where it is too long', async () => {
    expect(await readText(pieces('123', '456'), 5)).toBeNull()
  })

  it.each([
    ['ENOENT', 'there is no such file'],
    ['EISDIR', 'it is a folder'],
    ['EIO', 'the disk is broken'],
  ])('says in words why it cannot be read: %s', async (code, message) => {
    // oxlint-disable-next-line require-yield
    async function* broken(): AsyncGenerator<Uint8Array> {
      await Promise.resolve()
      throw Object.assign(new Error('the disk is broken'), { code })
    }
    await expect(readText(broken(), 100)).rejects.toThrow(new UnreadableError(message))
  })

  it('takes no fault of whoever reads the lines for one of the file', async () => {
    const reader = async (): Promise<void> => {
      for await (const line of readLines(pieces('a\nb'), 100)) {
        throw Object.assign(new Error(`after ${line}: write EPIPE`), { code: 'EPIPE' })
      }
    }
    await expect(reader()).rejects.toThrow('after a: write EPIPE')
  })
})
