import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** As V8 writes it, as far as it is read here. */
interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
}

const MOST_FUNCTIONS = 25
const NO_WORK = new Set(['(idle)', '(root)'])

/** Where the time of the process went whose profiles lie in a folder: its main thread, by part and by function. */
export async function profileLines(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  // The threads of the bots had nothing to do.
  const longest = texts.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return ['There is no profile.']
  return linesOf(JSON.parse(longest) as CpuProfile)
}

function linesOf({ nodes, samples, timeDeltas }: CpuProfile): readonly string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const parts = new Map<string, number>()
  const functions = new Map<string, number>()
  let total = 0
  for (const [place, sample] of samples.entries()) {
    const frame = frames.get(sample)
    const time = timeDeltas[place] ?? 0
    if (frame === undefined || NO_WORK.has(frame.functionName)) continue
    const part = partOf(frame.url, frame.functionName)
    total += time
    add(parts, part, time)
    add(
      functions,
      `${frame.functionName === '' ? '(unnamed)' : frame.functionName}, ${part}:${frame.lineNumber + 1}`,
      time,
    )
  }
  const shares = (of: ReadonlyMap<string, number>, most: number): readonly string[] =>
    [...of]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([name, time]) => `  ${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}`)
  return [
    `The server's main thread worked for ${(total / 1e6).toFixed(1)} s. Own time by part:`,
    ...shares(foldersOf(parts), MOST_FUNCTIONS),
    'By function:',
    ...shares(functions, MOST_FUNCTIONS),
  ]
}

function add(sums: Map<string, number>, name: string, time: number): void {
  sums.set(name, (sums.get(name) ?? 0) + time)
}

/** Files of libraries under the library's name. */
function foldersOf(parts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const folders = new Map<string, number>()
  for (const [part, time] of parts) {
    add(folders, part.replace(/^(library [^/]+(?:\/[^/]+)?|node:[^/]+)\/.*/, '$1'), time)
  }
  return folders
}

/** A file, short enough to be read: of ours, of a library, or of Node. */
function partOf(url: string, functionName: string): string {
  if (url === '') return functionName
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(url)
  if (library !== null) return `library ${library[1] ?? ''}/${library[2] ?? ''}`
  return url.replace(/^.*\/(packages|apps)\/([^/]+)\/dist\//, '$2 ')
}
