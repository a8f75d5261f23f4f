import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'

describe('demo', () => {
  it('tells a whole game of four and how to see it again', async () => {
    const { status, out, err } = await runInMemory(['demo'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/^Modern Art, played by Ada, Ben, Cleo and Dov\.\n/)
    expect(out).toMatch(/── The end ─+\n/)
    const command = out.trimEnd().split('\n').at(-1) ?? ''
    expect(command).toMatch(/^ {2}npx modern-art demo --players 4 --seed [\da-f]{8}$/)
    const again = await runInMemory(command.trim().split(' ').slice(2))
    expect(again.out).toBe(out)
  })

  it('plays at the table that is asked for', async () => {
    const args = ['demo', '--names', 'Eva,Finn,Gül', '--mystery-hand', '--starting-seat', '1', '--seed', 'a b']
    const { out } = await runInMemory(args)
    expect(out).toMatch(/^Modern Art, played by Eva, Finn and Gül\.\nThey use [^.]+\. [^.]+Finn\s+goes\s+first\.\n/)
    expect(out).toContain('Variant mystery hand')
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      "  npx modern-art demo --names 'Eva,Finn,Gül' --mystery-hand --starting-seat 1 --seed 'a b'",
    )
  })

  it('keeps to the width of the terminal, but for the command to copy', async () => {
    const { out } = await runInMemory(['demo', '--seed', 'narrow'], { width: 60 })
    const lines = out.trimEnd().split('\n').slice(0, -2)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
  })

  it('is in colour where there is colour', async () => {
    const { out } = await runInMemory(['demo', '--seed', 'x'], { colour: true })
    expect(out).toContain('\u001B[1mModern Art\u001B[0m')
  })
})
