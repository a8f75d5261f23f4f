import { describe, expect, it } from 'vitest'
import { qrCode } from './qrCode.ts'

const LINK = 'http://192.168.178.123:3000'
const MARGIN = 4

/** The modules that a terminal shows, by rows: `true` is black. */
function modulesOf(lines: readonly string[]): boolean[][] {
  return lines.flatMap((line) => {
    // oxlint-disable-next-line no-control-regex
    const shown = Array.from(line.replaceAll(/\u001B\[[\d;]*m/g, ''))
    return [shown.map((half) => '█▀'.includes(half)), shown.map((half) => '█▄'.includes(half))]
  })
}

/** A corner by which phones find the code: a black square in a white ring in a black ring. */
const CORNER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

describe('a QR code in a terminal', () => {
  const { lines, width } = qrCode(LINK)
  const modules = modulesOf(lines)
  const cut = (top: number, left: number): string[] =>
    modules.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    )

  it('has its corners where phones look for them', () => {
    const far = width - MARGIN - 7
    expect(cut(MARGIN, MARGIN)).toEqual(CORNER)
    expect(cut(MARGIN, far)).toEqual(CORNER)
    expect(cut(far, MARGIN)).toEqual(CORNER)
    expect(cut(far, far)).not.toEqual(CORNER)
  })

  it('is white around, and as wide as it says', () => {
    for (const [row, line] of modules.entries()) {
      expect(line).toHaveLength(width)
      const isInside = row >= MARGIN && row < width - MARGIN
      expect(line.slice(0, MARGIN).concat(line.slice(-MARGIN)).includes(true)).toBe(false)
      if (!isInside) expect(line.includes(true)).toBe(false)
    }
    expect(modules.length - width).toBeLessThan(2)
  })

  it('is black on white, and leaves the colours as they were after each line', () => {
    for (const line of lines) {
      expect(line.startsWith('\u001B[38;5;16;48;5;231m')).toBe(true)
      expect(line.endsWith('\u001B[0m')).toBe(true)
    }
  })

  it('differs with the text', () => {
    expect(qrCode('http://192.168.178.124:3000').lines).not.toEqual(lines)
  })
})
