import { parseArguments, refuseWords } from '../arguments.ts'
import { OK, UNUSABLE } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { LONGEST_TEXT, readLines, readText, UnreadableError } from '../readText.ts'
import { tellVerdict } from '../story.ts'
import { UsageError } from '../usageError.ts'
import { judge, reportOf, statusOf, unusable } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'

const OPTIONS = { json: { type: 'boolean' }, jsonl: { type: 'boolean' } } as const

export async function replay(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('replay needs a FILE, or - for standard input')
  refuseWords(more)
  try {
    if (values.jsonl === true) return await replayLines(file, io)
    const verdict = judgeText(await readText(io.read(file), LONGEST_TEXT))
    return await (values.json === true ? printReport(verdict, io) : printStory(verdict, file, io))
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    const message = `cannot read ${titleOf(file)}: ${printable(error.message)}`
    await io.err(`modern-art: ${message}\n`)
    if (values.json === true) await printReport(unusable('unreadable', message), io)
    return UNUSABLE
  }
}

/** Reads one transcript per line and prints one report per line. The exit status is the worst of them. */
async function replayLines(file: string, io: Io): Promise<number> {
  let worst = OK
  for await (const line of readLines(io.read(file), LONGEST_TEXT)) {
    if (line?.trim() !== '') worst = Math.max(worst, await printReport(judgeText(line), io))
  }
  return worst
}

function judgeText(text: string | null): Verdict {
  return text === null ? unusable('too_long', 'the text is too long for a transcript') : judge(text)
}

async function printReport(verdict: Verdict, io: Io): Promise<number> {
  await io.out(`${JSON.stringify(reportOf(verdict))}\n`)
  return statusOf(verdict)
}

async function printStory(verdict: Verdict, file: string, io: Io): Promise<number> {
  const { fault } = verdict
  if (fault?.index === null) {
    await io.err(`modern-art: ${titleOf(file)} is not a transcript: ${printable(fault.message)}\n`)
  } else {
    await io.out(tellVerdict(verdict, io))
  }
  return statusOf(verdict)
}

function titleOf(file: string): string {
  return file === '-' ? 'standard input' : printable(file)
}
