/* Reads a Dockerfile and a .dockerignore, as far as ours go. */

export interface Instruction {
  readonly name: string
  readonly flags: Readonly<Record<string, string>>
  /** What stands after the name and the flags. */
  readonly text: string
}

export interface Stage {
  readonly name: string | null
  /** All but FROM. */
  readonly steps: readonly Instruction[]
}

const KNOWN = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'EXPOSE',
  'VOLUME',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
])

/** The stages in their order. Throws for an instruction that we would not carry out. */
export function readStages(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const stages: { name: string | null; steps: Instruction[] }[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const [, name = '', flags = '', rest = ''] = /^([A-Z]+)\s+((?:--\S+\s+)*)(.*)$/.exec(line.trim()) ?? []
    if (!KNOWN.has(name)) throw new Error(`This line of the Dockerfile is not understood: ${line}`)
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? null, steps: [] })
    else stages.at(-1)?.steps.push({ name, flags: pairsIn(flags.replaceAll('--', '')), text: rest })
  }
  return stages
}

/** Pairs such as `PORT=3000 HOST=0.0.0.0`; none of ours has a space in it. */
export function pairsIn(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '')
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** The words of a command in the form of a list, such as `["node", "main.js"]`. */
export function wordsOf(text: string): readonly string[] {
  return JSON.parse(text.replace(/^CMD\s+/, '')) as readonly string[]
}

/** Whether a .dockerignore keeps a path out. Ours has no exceptions. */
export function ignoredBy(text: string): (file: string) => boolean {
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('**/').map((part) => part.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*'))
    return new RegExp(`^${parts.join('(?:.*/)?')}(?:/|$)`)
  })
  return (file) => expressions.some((expression) => expression.test(file))
}
