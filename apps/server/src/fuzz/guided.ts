// oxlint-disable no-await-in-loop -- what comes next depends on what came before
import type { Random } from '@modern-art/engine'
import { startCoverage } from './coverage.ts'
import type { Findings } from './findings.ts'
import { mutated } from './mutation.ts'
import type { Target } from './targets.ts'

/** How far texts that are changed at random have come in what reads them. */
export interface Guided {
  readonly read: number
  /** Parts of the code that have run. */
  readonly parts: number
  /** Texts that have reached a part that none before them had. */
  readonly kept: number
}

const BATCH = 400
/** More than any text should take by far, in milliseconds of this process. */
const TOO_LONG = 200

/**
 * Has each target read so many texts. Those that reach a part of the code which none had reached before are kept, and changed
 * further: so the texts find their way inwards.
 */
export async function readGuided(
  all: readonly Target[],
  times: number,
  random: Random,
  findings: Findings,
  goesOn: () => boolean,
): Promise<Guided> {
  const coverage = await startCoverage(isOurs)
  const reached = new Set<string>()
  const corpora = new Map(all.map((target) => [target, [...target.seeds]]))
  const done = { read: 0, kept: 0 }
  const readOne = ({ name, read: reads }: Target, text: string): void => {
    const start = process.cpuUsage()
    try {
      reads(text)
    } catch (error) {
      findings.crashes.push(`${name} throws ${String(error).slice(0, 200)} at ${JSON.stringify(text.slice(0, 2000))}`)
    }
    const { user, system } = process.cpuUsage(start)
    if ((user + system) / 1000 > TOO_LONG) {
      findings.stalls.push(`${name} takes long: ${JSON.stringify(text.slice(0, 2000))}`)
    }
    done.read += 1
  }
  /** The parts that these texts reach, and that none had reached before. */
  const newsOf = async (target: Target, texts: readonly string[]): Promise<readonly string[]> => {
    for (const text of texts) readOne(target, text)
    return [...(await coverage.take())].filter((part) => !reached.has(part))
  }
  /** Those of the texts that reach something new, each by itself; what they reach is reached from now on. */
  const thatReach = async (target: Target, texts: readonly string[]): Promise<readonly string[]> => {
    const news = await newsOf(target, texts)
    if (news.length === 0) return []
    if (texts.length === 1) {
      for (const part of news) reached.add(part)
      return texts
    }
    const half = texts.length / 2
    return [...(await thatReach(target, texts.slice(0, half))), ...(await thatReach(target, texts.slice(half)))]
  }
  for (const target of all) for (const part of await newsOf(target, target.seeds)) reached.add(part)
  while (done.read < times && goesOn()) {
    const target = all[random(all.length)]
    const corpus = target === undefined ? undefined : corpora.get(target)
    if (target === undefined || corpus === undefined) break
    const batch = Array.from({ length: Math.min(BATCH, times) }, () =>
      mutated(corpus[random(corpus.length)] ?? '', corpus, random),
    )
    const found = await thatReach(target, batch)
    corpus.push(...found)
    done.kept += found.length
  }
  await coverage.stop()
  return { ...done, parts: reached.size }
}

function isOurs(url: string): boolean {
  return /\/(engine|protocol|server)\/(dist|src)\/|\/zod\//.test(url) && !url.includes('/fuzz/')
}
