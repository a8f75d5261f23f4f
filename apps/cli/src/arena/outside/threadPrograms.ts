import type { Bot } from '@modern-art/bots'
import type { Seat } from '@modern-art/engine'
import { splitCommand } from './commandLine.ts'
import { forgetProcess, startListed } from './processTable.ts'
import type { ProcessTable } from './processTable.ts'
import { outsideBot } from './outsideBot.ts'
import type { OutsideBot, TimeLimits } from './outsideBot.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'

/** The outside programs of one thread, one for every seat that a command plays. */
export interface ThreadPrograms {
  readonly botFor: (command: string, seat: Seat) => Bot
  readonly close: () => Promise<void>
}

/** `complain` is told what the programs write as errors, line by line. */
export function newThreadPrograms(
  processes: ProcessTable,
  limits: TimeLimits,
  complain: (line: string) => Promise<void>,
): ThreadPrograms {
  const bots = new Map<string, OutsideBot>()

  const newBot = (command: string, seat: Seat): OutsideBot => {
    const words = splitCommand(command)
    const slot = bots.size
    const start = (isRepeated: boolean): Program => {
      // A program that ends again before it answers would only say the same again.
      const listener = isRepeated ? ignore : (line: string) => complain(`seat ${seat}: ${line}`.trimEnd())
      const program = startListed(processes, slot, () => startProgram(words, listener))
      if (program === null) throw new Error('was not started, for everything ends')
      void forgetWhenEnded(program, processes, slot)
      return program
    }
    return outsideBot(start, limits)
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

async function forgetWhenEnded(program: Program, processes: ProcessTable, slot: number): Promise<void> {
  await program.ended
  forgetProcess(processes, slot, program.process)
}

function ignore(): Promise<void> {
  return Promise.resolve()
}
