import { add } from '../model/cells.ts'

/**
 * One layer of a net, in whole numbers: an input counts in steps of `inputScale`, a weight in steps of its output's scale.
 * Sums of products of whole numbers are exact in any order, so that a net says the same on every machine.
 */
export interface Layer {
  readonly columns: number
  readonly rows: number
  readonly inputScale: number
  /** By row: how much one step of an input and one step of a weight come to. */
  readonly scales: Float64Array
  readonly biases: Float64Array
  /** By column * rows + row, from -127 to 127. */
  readonly weights: Int8Array
}

/** Three layers, the second and third beside a short cut, and one for the answer. */
export type Layers = readonly [first: Layer, second: Layer, third: Layer, last: Layer]

/** Steps of an input beyond this are cut off: with 4,096 inputs or fewer, no sum leaves 32 bits. */
const MOST_STEPS = 4095

/** A net that thinks one thought at a time. */
export class Net {
  readonly inputs: number
  readonly outputs: number
  private readonly layers: Layers
  /** Inputs that are not 0 steps: their columns, as places of the first weight, and their steps. */
  private readonly places: Int32Array
  private readonly steps: Int32Array
  private readonly sums: Int32Array
  private readonly hidden: Float64Array

  constructor(layers: Layers) {
    const [first, , , last] = layers
    this.layers = layers
    this.inputs = first.columns
    this.outputs = last.rows
    const widest = Math.max(...layers.map(({ columns, rows }) => Math.max(columns, rows)))
    this.places = new Int32Array(widest + 4)
    this.steps = new Int32Array(widest + 4)
    this.sums = new Int32Array(widest)
    this.hidden = new Float64Array(first.rows)
  }

  answer(inputs: Float64Array): Float64Array {
    if (inputs.length !== this.inputs) throw new RangeError(`the net has ${this.inputs} inputs, not ${inputs.length}`)
    const [first, second, third, last] = this.layers
    const { hidden } = this
    hidden.fill(0)
    this.addPositive(first, inputs)
    this.addPositive(second, hidden)
    this.addPositive(third, hidden)
    this.multiply(last, hidden)
    const outputs = new Float64Array(last.rows)
    for (let row = 0; row < last.rows; row += 1) outputs[row] = this.output(last, row)
    return outputs
  }

  /** Adds what a layer makes of the inputs to what is hidden, where it is more than 0. */
  private addPositive(layer: Layer, inputs: Float64Array): void {
    const { hidden } = this
    this.multiply(layer, inputs)
    for (let row = 0; row < layer.rows; row += 1) {
      const output = this.output(layer, row)
      if (output > 0) add(hidden, row, output)
    }
  }

  private output({ scales, biases }: Layer, row: number): number {
    return (this.sums[row] as number) * (scales[row] as number) + (biases[row] as number)
  }

  /** Leaves in `sums` the products of inputs and weights. Four inputs at a time: a sum is then read and written once for four. */
  private multiply({ columns, rows, inputScale, weights }: Layer, inputs: Float64Array): void {
    const { places, steps, sums } = this
    let used = 0
    for (let column = 0; column < columns; column += 1) {
      const step = stepsOf(inputs[column] as number, inputScale)
      if (step === 0) continue
      places[used] = column * rows
      steps[used] = step
      used += 1
    }
    // As many as a multiple of four, the rest counting nothing.
    for (let more = used; more < used + 3; more += 1) {
      places[more] = 0
      steps[more] = 0
    }
    sums.fill(0)
    for (let i = 0; i < used; i += 4) {
      const place0 = places[i] as number
      const place1 = places[i + 1] as number
      const place2 = places[i + 2] as number
      const place3 = places[i + 3] as number
      const steps0 = steps[i] as number
      const steps1 = steps[i + 1] as number
      const steps2 = steps[i + 2] as number
      const steps3 = steps[i + 3] as number
      for (let row = 0; row < rows; row += 1) {
        const sum01 =
          Math.imul(weights[place0 + row] as number, steps0) + Math.imul(weights[place1 + row] as number, steps1)
        const sum23 =
          Math.imul(weights[place2 + row] as number, steps2) + Math.imul(weights[place3 + row] as number, steps3)
        sums[row] = ((sums[row] as number) + sum01 + sum23) | 0
      }
    }
  }
}

function stepsOf(input: number, scale: number): number {
  return Math.min(MOST_STEPS, Math.max(-MOST_STEPS, Math.floor(input / scale + 0.5)))
}
