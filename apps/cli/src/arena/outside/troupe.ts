import type { Bot } from '@modern-art/bots'
import type { Seat } from '@modern-art/engine'
import { splitCommand } from './commandLine.ts'
import { letGo, startOnLeash } from './leash.ts'
import type { Leash } from './leash.ts'
import { outsideBot } from './outsideBot.ts'
import type { OutsideBot, Patience } from './outsideBot.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'

/** The outside programs of one thread, one for every seat that a command plays. */
export interface Troupe {
  readonly botFor: (command: string, seat: Seat) => Bot
  readonly close: () => Promise<void>
}

/** `complain` is told what the programs write as errors, line by line. */
export function newTroupe(leash: Leash, patience: Patience, complain: (line: string) => Promise<void>): Troupe {
  const bots = new Map<string, OutsideBot>()

  const newBot = (command: string, seat: Seat): OutsideBot => {
    const words = splitCommand(command)
    const slot = bots.size
    const start = (isRepeated: boolean): Program => {
      // A program that ends again before it answers would only say the same again.
      const listener = isRepeated ? ignore : (line: string) => complain(`seat ${seat}: ${line}`.trimEnd())
      const program = startOnLeash(leash, slot, () => startProgram(words, listener))
      if (program === null) throw new Error('was not started, for everything ends')
      void letGoAfter(program, leash, slot)
      return program
    }
    return outsideBot(start, patience)
  }

  return {
    botFor: (command, seat) => {
      const key = `${seat} ${command}`
      const known = bots.get(key) ?? newBot(command, seat)
      bots.set(key, known)
      return known
    },
    close: async () => {
      await Promise.all([...bots.values()].map((bot) => bot.close()))
    },
  }
}

async function letGoAfter(program: Program, leash: Leash, slot: number): Promise<void> {
  await program.ended
  letGo(leash, slot, program.process)
}

function ignore(): Promise<void> {
  return Promise.resolve()
}
