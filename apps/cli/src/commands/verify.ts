import { parseTranscript } from '@modern-art/engine'
import { parseArguments, refuseWords } from '../arguments.ts'
import { dealReportOf } from '../dealReport.ts'
import type { DealLine, DealReport } from '../dealReport.ts'
import { FORBIDDEN, OK, UNUSABLE } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { wrap } from '../narration/wrap.ts'
import { LONGEST_TEXT, readText, UnreadableError } from '../readText.ts'
import { UsageError } from '../usageError.ts'

/** Checks how the game of a transcript was dealt, and says line by line what holds and what cannot be known. */
export async function verify(args: readonly string[], io: Io): Promise<number> {
  const { positionals } = parseArguments(args, {})
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('verify needs a FILE, or - for standard input')
  refuseWords(more)
  const title = file === '-' ? 'standard input' : printable(file)
  const text = await readText(io.read(file), LONGEST_TEXT).catch((error: unknown) => {
    if (error instanceof UnreadableError) return error
    throw error
  })
  if (text instanceof UnreadableError) return unusable(`cannot read ${title}: ${printable(text.message)}`, io)
  if (text === null) return unusable(`${title} is too long for a transcript`, io)
  const parsed = parseTranscript(text)
  if (!parsed.ok) return unusable(`${title} is not a transcript: ${printable(parsed.fault.message)}`, io)
  const { fairDeal } = parsed.transcript
  if (fairDeal === undefined) return unusable(`${title} does not say how its cards were dealt`, io)
  const report = dealReportOf(parsed.transcript, fairDeal)
  await io.out(`${[`The deal at table ${fairDeal.table}`, '', ...told(report, io.width)].join('\n')}\n`)
  return report.isFair ? OK : FORBIDDEN
}

async function unusable(message: string, io: Io): Promise<number> {
  await io.err(`modern-art: ${message}\n`)
  return UNUSABLE
}

const MARKS: Readonly<Record<DealLine['verdict'], string>> = {
  holds: '  ok     ',
  fails: '  WRONG  ',
  fact: '  note   ',
}
const HANGING = ' '.repeat(MARKS.holds.length)

function told({ lines, isFair, fingerprints }: DealReport, width: number): readonly string[] {
  const column = Math.max(...fingerprints.map(({ whose }) => whose.length))
  return [
    ...lines.flatMap(({ verdict, text }) => wrap(text, width, MARKS[verdict], HANGING)),
    '',
    ...wrap(isFair ? 'All that this file can show holds.' : 'This deal is not what it claims to be.', width, ''),
    '',
    'What the file alone cannot show:',
    ...wrap(
      'that these fingerprints were published before any random number was known. A device that played has noted them: there, "Check the deal" compares them.',
      width,
      '  - ',
      '    ',
    ),
    ...fingerprints.map(({ whose, fingerprint }) => `      ${whose.padEnd(column)}  ${fingerprint}`),
    ...wrap(
      'that a random number comes from the person whose name stands beside it: only that person’s device knows.',
      width,
      '  - ',
      '    ',
    ),
  ]
}
