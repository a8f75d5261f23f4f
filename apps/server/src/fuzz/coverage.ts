import { Session } from 'node:inspector/promises'

/** Which parts of the code run. */
export interface Coverage {
  /** Those that have run since it was asked last, of scripts whose address fits. */
  readonly take: () => Promise<ReadonlySet<string>>
  readonly stop: () => Promise<void>
}

/** Blocks that the engine counts by itself, without any change of the code. */
export async function startCoverage(fits: (url: string) => boolean): Promise<Coverage> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    take: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const ran = new Set<string>()
      for (const { url, functions } of result) {
        if (!fits(url)) continue
        for (const { ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            if (count > 0) ran.add(`${url.slice(-30)} ${startOffset} ${endOffset}`)
          }
        }
      }
      return ran
    },
    stop: async () => {
      await session.post('Profiler.disable')
      session.disconnect()
    },
  }
}
