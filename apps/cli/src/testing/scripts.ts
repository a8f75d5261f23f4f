import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Command } from '../arena/outside/program.ts'

interface Scripts {
  /** Writes a program and returns the command that runs it. Its body is what it does with each `question`. */
  readonly write: (name: string, body: string, before?: string) => Promise<Command>
}

const HEAD = `
import { createInterface } from 'node:readline'
let asked = 0
const say = (json) => console.log(JSON.stringify(json))
const legal = ({ id, seat, choices }) => {
  const { type, cards, min, price } = choices.at(-1)
  const card = cards?.[0]
  return { id, action: { type, seat, card, [type === 'set_price' ? 'price' : 'amount']: min } }
}
`

/** Small outside programs, in a folder that is there while a file's tests run. */
export function scriptFolder(): Scripts {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'modern art '))
  })
  afterAll(() => rm(folder, { recursive: true }))
  return {
    write: async (name, body, before = '') => {
      const file = path.join(folder, `${name}.mjs`)
      const loop = `for await (const line of createInterface({ input: process.stdin })) {
        const question = JSON.parse(line)
        asked += 1
        ${body}
      }`
      await writeFile(file, `${HEAD}${before}\n${loop}\n`)
      return [process.execPath, file]
    },
  }
}

/** The command as it is typed behind `cmd:`. */
export function typed(command: Command): string {
  return `cmd:${command.map((word) => `"${word}"`).join(' ')}`
}

/** Whether a process lives. One that has ended may be kept until somebody asks how, where nobody may ever do. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
  } catch {
    return false
  }
  const status = `/proc/${processId}/stat`
  return !existsSync(status) || !readFileSync(status, 'utf8').includes(') Z ')
}
