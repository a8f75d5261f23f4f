import { describe, expect, it } from 'vitest'
import { randomNets, writtenNets } from '../testing/master/randomNets.ts'
import type { WrittenNet } from '../testing/master/randomNets.ts'
import { OBSERVED } from './encode.ts'
import { NetFileError, readNets } from './netFile.ts'

const NETS = randomNets(5)
const WHOLE = writtenNets(NETS)
const [policy, judge] = NETS as [WrittenNet, WrittenNet]

/** The file with another number at a place. */
function withCount(at: number, count: number): Uint8Array {
  const bytes = WHOLE.slice()
  new DataView(bytes.buffer).setUint32(at, count, true)
  return bytes
}

function withNumber(at: number, number: number): Uint8Array {
  const bytes = WHOLE.slice()
  new DataView(bytes.buffer).setFloat32(at, number, true)
  return bytes
}

function expectRefused(bytes: Uint8Array, message: RegExp): void {
  expect(() => readNets(bytes)).toThrow(NetFileError)
  expect(() => readNets(bytes)).toThrow(message)
}

describe('a file of nets', () => {
  it('is read from anywhere in memory, and is not needed any more', () => {
    const inputs = new Float64Array(OBSERVED).fill(0.3)
    const answers = [...readNets(WHOLE).policy.answer(inputs)]
    const shifted = new Uint8Array(WHOLE.length + 5)
    shifted.set(WHOLE, 3)
    const nets = readNets(shifted.subarray(3, 3 + WHOLE.length))
    shifted.fill(0)
    expect([...nets.policy.answer(inputs)]).toEqual(answers)
  })

  it('is refused if it is another file', () => {
    expectRefused(new Uint8Array(), /ends after 0 bytes/)
    expectRefused(
      Uint8Array.from('<!doctype html>', (letter) => letter.codePointAt(0) ?? 0),
      /no file of nets/,
    )
  })

  it('is refused if it is of another version, or has other nets', () => {
    expectRefused(withCount(4, 2), /version is 2, not 1/)
    expectRefused(withCount(8, 1), /number of nets is 1, not 2/)
    expectRefused(writtenNets([judge, policy]), /number of outputs is 10, not 64/)
  })

  it('is refused if sizes do not fit', () => {
    expectRefused(withCount(12, OBSERVED + 1), new RegExp(`number of inputs is ${OBSERVED + 1}, not ${OBSERVED}`, 'u'))
    expectRefused(withCount(16, 0), /cannot be 0 wide/)
    expectRefused(withCount(16, 100_000), /cannot be 100000 wide/)
    expectRefused(withCount(16, 23), /number of rows is 24, not 23/)
    expectRefused(withCount(24, OBSERVED - 1), new RegExp(`number of columns is ${OBSERVED - 1}, not ${OBSERVED}`, 'u'))
  })

  it('is refused if a number is none', () => {
    for (const scale of [0, -1, Number.NaN, Infinity]) expectRefused(withNumber(32, scale), /steps of/)
    for (const number of [Number.NaN, Infinity]) expectRefused(withNumber(40, number), /a number is none/)
  })

  it('is refused if it is cut off anywhere, or goes on', () => {
    for (let size = 0; size < WHOLE.length; size += 1 + Math.floor(size / 50)) {
      expectRefused(WHOLE.subarray(0, size), /too early/)
    }
    expectRefused(WHOLE.subarray(0, WHOLE.length - 1), /too early/)
    expectRefused(Uint8Array.of(...WHOLE, 0), /1 bytes too many/)
  })
})
