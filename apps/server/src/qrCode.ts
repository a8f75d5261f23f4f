import { encode } from 'uqr'

/** Light modules around the code, as the standard asks for: on a dark terminal nothing else would set it apart. */
const MARGIN = 4

/** Black on white, whatever colours the terminal has: phones read it better than white on black. */
const BLACK_ON_WHITE = '\u001B[38;5;16;48;5;231m'
const AS_BEFORE = '\u001B[0m'

/** A text as a QR code for a terminal. Each line holds two rows of modules, one above the other. */
export function qrCode(text: string): { readonly lines: readonly string[]; readonly width: number } {
  const { data, size } = encode(text, { border: MARGIN })
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) => {
    const [above = [], below = []] = [data[2 * line], data[2 * line + 1]]
    const drawn = above.map((dark, column) => halves(dark, below[column] === true)).join('')
    return `${BLACK_ON_WHITE}${drawn}${AS_BEFORE}`
  })
  return { lines, width: size }
}

function halves(above: boolean, below: boolean): string {
  if (above) return below ? '█' : '▀'
  return below ? '▄' : ' '
}
