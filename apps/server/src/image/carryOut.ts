import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ignoredBy, pairsIn, readStages, wordsOf } from './dockerfile.ts'
import type { Instruction } from './dockerfile.ts'

/** An image as a folder: what it runs, and how. */
export interface Image {
  /** The folder that stands for /. */
  readonly root: string
  /** The folder in which its programs run. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** `null`: whoever runs this. Only root can be somebody else. */
  readonly user: { readonly uid: number; readonly gid: number } | null
  readonly command: readonly string[]
  readonly health: readonly string[]
}

export interface ImageParts {
  /** The folder with the Dockerfile. */
  readonly context: string
  /** An empty folder. */
  readonly workshop: string
  /** What every program gets besides its own environment, such as the way to npm's registry. */
  readonly outer: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

interface Surroundings extends Pick<ImageParts, 'context' | 'outer'> {
  /** The roots of the stages so far, by name. */
  readonly roots: ReadonlyMap<string, string>
  readonly isIgnored: (file: string) => boolean
}

/**
 * Carries out a Dockerfile without Docker, with this computer's own Node and npm: every stage is a folder that stands for /,
 * and every program has the environment that the file gives it and nothing else. What that cannot show is the image that
 * each stage begins with.
 */
export function carryOut({ context, workshop, outer, say }: ImageParts): Image {
  const isIgnored = ignoredBy(readFileSync(path.join(context, '.dockerignore'), 'utf8'))
  const stages = readStages(readFileSync(path.join(context, 'Dockerfile'), 'utf8'))
  const roots = new Map<string, string>()
  let image: Image | null = null
  for (const { name, steps } of stages) {
    const root = path.join(workshop, name ?? 'image')
    if (name !== null) roots.set(name, root)
    mkdirSync(path.join(root, 'root'), { recursive: true })
    chmodSync(root, 0o755)
    image = { root, folder: root, env: {}, user: null, command: [], health: [] }
    for (const step of steps) {
      say(`${name ?? 'image'}: ${step.name} ${step.text}`)
      image = after(image, step, { context, outer, roots, isIgnored })
    }
  }
  if (image === null) throw new Error('The Dockerfile makes no image')
  return image
}

/** The image after one more instruction. */
function after(image: Image, { name, flags, text }: Instruction, surroundings: Surroundings): Image {
  const { context, outer, roots, isIgnored } = surroundings
  switch (name) {
    case 'WORKDIR': {
      const folder = path.join(image.root, text)
      mkdirSync(folder, { recursive: true })
      return { ...image, folder }
    }
    case 'ENV':
      return { ...image, env: { ...image.env, ...placed(pairsIn(text), image.root) } }
    case 'USER': {
      const [uid = 0, gid = 0] = text.split(':').map(Number)
      return { ...image, user: process.getuid?.() === 0 ? { uid, gid } : null }
    }
    case 'COPY': {
      const stage = flags['from'] === undefined ? null : (roots.get(flags['from']) ?? '')
      copy(image, text.split(/\s+/), stage ?? context, stage === null ? isIgnored : () => false)
      return image
    }
    case 'RUN':
      run(image, ['sh', '-c', text], outer)
      return image
    case 'HEALTHCHECK':
      return { ...image, health: wordsOf(text) }
    case 'CMD':
      return { ...image, command: wordsOf(text) }
    default:
      return image
  }
}

/** Paths of the image are paths inside of its folder. */
function placed(variables: Readonly<Record<string, string>>, root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.startsWith('/') ? path.join(root, value) : value]),
  )
}

/** The last word says where to. */
function copy({ folder }: Image, words: readonly string[], source: string, isIgnored: (file: string) => boolean): void {
  const target = words.at(-1) ?? ''
  for (const word of words.slice(0, -1)) {
    const from = path.join(source, word)
    const isIntoFolder = target.endsWith('/') && !statSync(from).isDirectory()
    cpSync(from, path.join(folder, target, isIntoFolder ? path.basename(from) : ''), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isIgnored(path.relative(source, file)),
    })
  }
}

/** Runs a program of the image. Throws if it fails, with what it said. */
export function run(image: Image, [program = '', ...args]: readonly string[], outer: ImageParts['outer']): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: image.folder,
    env: environmentOf(image, outer),
    encoding: 'utf8',
    ...image.user,
  })
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} fails:\n${stdout}${stderr}`)
}

/** All that a program of the image finds in its environment. */
export function environmentOf({ root, env }: Image, outer: ImageParts['outer']): Record<string, string> {
  const node = path.dirname(process.execPath)
  return { PATH: `${node}:/usr/local/bin:/usr/bin:/bin`, HOME: path.join(root, 'root'), ...outer, ...env }
}
