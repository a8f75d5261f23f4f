import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Compiles the server, for processes of their own, which cannot run its sources. */
export function compileServer(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.src.json'], {
    cwd: root,
  })
}

/** The address of a compiled file, such as `storage/embedded`, to import it from. */
function compiled(file: string): string {
  return new URL(`../../dist/${file}.js`, import.meta.url).href
}

export interface Program {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  /** What it has said so far, by line. */
  readonly lines: readonly string[]
  /** Resolves to the first line that begins so; rejects if the program ends without it. */
  readonly line: (beginning: string) => Promise<string>
  readonly ended: Promise<void>
}

/**
 * A process of its own that runs a few lines of JavaScript with these parts of the compiled server, each under its file's
 * name, and ends with the test. It has `say(line)`, and `told`, a promise that is kept when its input ends.
 */
export function program(parts: readonly string[], script: string): Program {
  const imports = parts.map((part) => `import * as ${part.split('/').at(-1) ?? ''} from '${compiled(part)}'`)
  const means = `const say = (line) => process.stdout.write(line + '\\n')
    const told = new Promise((resolve) => process.stdin.on('end', resolve).resume())`
  const text = [...imports, means, script].join('\n')
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: root,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  let rest = ''
  let errors = ''
  let isOver = false
  const hear = new Set<() => void>()
  child.stderr.setEncoding('utf8').on('data', (said: string) => {
    errors += said
  })
  child.stdout.setEncoding('utf8').on('data', (said: string) => {
    const whole = (rest + said).split('\n')
    rest = whole.pop() ?? ''
    lines.push(...whole)
    for (const each of hear) each()
  })
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      isOver = true
      for (const each of hear) each()
      resolve()
    })
  })
  const line = (beginning: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = lines.find((each) => each.startsWith(beginning))
        if (found === undefined && !isOver) return
        hear.delete(look)
        if (found === undefined) reject(new Error(`never said “${beginning}”: ${lines.join('\n')} ${errors}`))
        else resolve(found)
      }
      hear.add(look)
      look()
    })
  return { child, lines, line, ended }
}
