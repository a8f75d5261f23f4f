import { ACTIONS } from './actions.ts'
import { OBSERVED } from './encode.ts'
import { MOST_SEATS } from '@modern-art/engine'
import { Net } from './net.ts'
import type { Layer, Layers } from './net.ts'

/** What `master` thinks with. */
export interface Nets {
  /** Says how good each action seems. */
  readonly policy: Net
  /** Says how everybody will come out: five margins, then five chances to win. */
  readonly judge: Net
}

/** A file of nets that is no such file, or of another version, or is damaged. */
export class NetFileError extends Error {
  override readonly name = 'NetFileError'
}

const MAGIC = 'MAON'
const VERSION = 1
const NETS = 2
/** Wider nets might count beyond 32 bits. */
const WIDEST = 4096

/**
 * Reads the nets from the file that training/export.py writes. All numbers are little-endian: `MAON`, version, number of
 * nets; of each net inputs, width, outputs, then four layers; of each layer columns, rows, the scale of its inputs, the scales
 * of its weights by row, the biases by row, and the weights as bytes, column by column, with zeros up to a multiple of four.
 */
export function readNets(bytes: Uint8Array): Nets {
  const reader = new Reader(bytes)
  if (reader.text(MAGIC.length) !== MAGIC) throw new NetFileError('this is no file of nets')
  expectEqual('version', reader.count(), VERSION)
  expectEqual('number of nets', reader.count(), NETS)
  const policy = readNet(reader, ACTIONS)
  const judge = readNet(reader, 2 * MOST_SEATS)
  reader.expectEnd()
  return { policy, judge }
}

function readNet(reader: Reader, outputs: number): Net {
  expectEqual('number of inputs', reader.count(), OBSERVED)
  const width = reader.count()
  if (width < 1 || width > WIDEST) throw new NetFileError(`a net cannot be ${width} wide`)
  expectEqual('number of outputs', reader.count(), outputs)
  const layers: Layers = [
    readLayer(reader, OBSERVED, width),
    readLayer(reader, width, width),
    readLayer(reader, width, width),
    readLayer(reader, width, outputs),
  ]
  return new Net(layers)
}

function readLayer(reader: Reader, columns: number, rows: number): Layer {
  expectEqual('number of columns', reader.count(), columns)
  expectEqual('number of rows', reader.count(), rows)
  const inputScale = reader.scale()
  const scales = reader.numbers(rows).map((scale) => inputScale * scale)
  const biases = reader.numbers(rows)
  const weights = reader.weights(columns * rows)
  return { columns, rows, inputScale, scales, biases, weights }
}

function expectEqual(what: string, found: number, expected: number): void {
  if (found !== expected) throw new NetFileError(`the ${what} is ${found}, not ${expected}`)
}

class Reader {
  private readonly bytes: Uint8Array
  private readonly data: DataView
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Goes past the next bytes, and says where they begin. */
  private pass(size: number): number {
    const from = this.at
    if (from + size > this.bytes.length) {
      throw new NetFileError(`the file ends after ${this.bytes.length} bytes, too early`)
    }
    this.at = from + size
    return from
  }

  text(size: number): string {
    const from = this.pass(size)
    return String.fromCharCode(...this.bytes.subarray(from, from + size))
  }

  count(): number {
    return this.data.getUint32(this.pass(4), true)
  }

  scale(): number {
    const scale = this.data.getFloat32(this.pass(4), true)
    if (!(scale > 0 && scale < Infinity)) throw new NetFileError(`inputs cannot be counted in steps of ${scale}`)
    return scale
  }

  numbers(size: number): Float64Array {
    const from = this.pass(4 * size)
    const numbers = Float64Array.from({ length: size }, (_, i) => this.data.getFloat32(from + 4 * i, true))
    if (!numbers.every(Number.isFinite)) throw new NetFileError('a number is none')
    return numbers
  }

  weights(size: number): Int8Array {
    const from = this.pass(size)
    const weights = new Int8Array(this.bytes.buffer, this.bytes.byteOffset + from, size).slice()
    this.pass((4 - (this.at % 4)) % 4)
    return weights
  }

  expectEnd(): void {
    const left = this.bytes.length - this.at
    if (left > 0) throw new NetFileError(`the file has ${left} bytes too many`)
  }
}
