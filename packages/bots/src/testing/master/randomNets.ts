import { quickRandom } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import { OBSERVED } from '../../master/encode.ts'

/** A layer as it is written to a file; `weights` by column * rows + row. */
interface WrittenLayer {
  readonly columns: number
  readonly rows: number
  readonly inputScale: number
  readonly scales: Float32Array
  readonly biases: Float32Array
  readonly weights: Int8Array
}

export interface WrittenNet {
  readonly inputs: number
  readonly width: number
  readonly outputs: number
  readonly layers: readonly WrittenLayer[]
}

/** A policy and a judge with random weights, which have strong opinions about everything. */
export function randomNets(seed: number, width = 24): readonly WrittenNet[] {
  const random = quickRandom(seed)
  return [randomNet(random, OBSERVED, width, 64), randomNet(random, OBSERVED, width + 1, 10)]
}

function randomNet(random: Random, inputs: number, width: number, outputs: number): WrittenNet {
  const layers = [
    randomLayer(random, inputs, width),
    randomLayer(random, width, width),
    randomLayer(random, width, width),
    randomLayer(random, width, outputs),
  ]
  return { inputs, width, outputs, layers }
}

function randomLayer(random: Random, columns: number, rows: number): WrittenLayer {
  const fraction = (): number => random(1_000_000) / 1_000_000
  return {
    columns,
    rows,
    inputScale: Math.fround(0.002 + 0.002 * fraction()),
    // Outputs are about as large as inputs.
    scales: Float32Array.from({ length: rows }, () => (0.5 + fraction()) / 64 / Math.sqrt(columns)),
    biases: Float32Array.from({ length: rows }, () => fraction() - 0.5),
    weights: Int8Array.from({ length: columns * rows }, () => random(255) - 127),
  }
}

/** The nets as bytes of a file. */
export function writtenNets(nets: readonly WrittenNet[]): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from('MAON', (letter) => letter.codePointAt(0) ?? 0), counts(1, nets.length)]
  for (const { inputs, width, outputs, layers } of nets) {
    parts.push(counts(inputs, width, outputs))
    for (const { columns, rows, inputScale, scales, biases, weights } of layers) {
      parts.push(counts(columns, rows), numbers(Float32Array.of(inputScale)), numbers(scales), numbers(biases))
      parts.push(new Uint8Array(weights.buffer), new Uint8Array((4 - (weights.length % 4)) % 4))
    }
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function counts(...values: readonly number[]): Uint8Array {
  const data = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, i) => data.setUint32(4 * i, value, true))
  return new Uint8Array(data.buffer)
}

function numbers(values: Float32Array): Uint8Array {
  const data = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, i) => data.setFloat32(4 * i, value, true))
  return new Uint8Array(data.buffer)
}

/** What a net answers, by the book and without any haste. */
export function plainAnswer({ layers }: WrittenNet, inputs: readonly number[]): readonly number[] {
  let hidden = layers.slice(0, 1).flatMap((layer) => plainLayer(layer, inputs).map((sum) => Math.max(0, sum)))
  for (const layer of layers.slice(1, 3)) {
    const more = plainLayer(layer, hidden)
    hidden = hidden.map((value, row) => value + Math.max(0, more[row] ?? 0))
  }
  return layers.slice(3).flatMap((layer) => plainLayer(layer, hidden))
}

function plainLayer(layer: WrittenLayer, inputs: readonly number[]): readonly number[] {
  const { rows, inputScale, weights } = layer
  const steps = inputs.map((input) => Math.min(4095, Math.max(-4095, Math.floor(input / inputScale + 0.5))))
  return Array.from({ length: rows }, (_, row) => {
    const sum = steps.reduce((total, step, column) => total + step * (weights[column * rows + row] ?? 0), 0)
    return sum * (inputScale * (layer.scales[row] ?? 0)) + (layer.biases[row] ?? 0)
  })
}
