import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

/**
 * Runs a script of node_modules and keeps what it says. It is ended early, and the promise rejected, by `signal`.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined, onOutput?: (soFar: string) => void }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runNodeTool([script = '', ...args], { cwd, env = process.env, signal, onOutput }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(modules, script), ...args], {
      cwd,
      // Some tools colour their output even where no terminal reads it.
      env: process.stdout.isTTY ? env : { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = () => child.kill()
    signal?.addEventListener('abort', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
        onOutput?.(output)
      })
    }
    child.on('error', reject).on('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted === true) reject(new Error('interrupted', { cause: signal.reason }))
      else resolve({ code, output })
    })
  })
}
