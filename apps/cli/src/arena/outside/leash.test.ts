import { spawn } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isRunning } from '../../testing/scripts.ts'
import { endAll, letGo, newLeash, startOnLeash } from './leash.ts'

/** A process that would run for ever. */
function startSleeper(): { readonly process: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.pid === undefined) throw new Error('node does not start')
  return { process: child.pid }
}

describe('a leash', () => {
  it('ends all that is on it, and lets nothing else start', async () => {
    const leash = newLeash(3)
    const started = [0, 2].map((program) => startOnLeash(leash, program, startSleeper)?.process ?? 0)
    expect(started.filter(isRunning)).toEqual(started)
    endAll(leash)
    await expect.poll(() => started.filter(isRunning)).toEqual([])
    expect(startOnLeash(leash, 1, startSleeper)).toBeNull()
  })

  it('holds a program that is started again when its last process ends', async () => {
    const leash = newLeash(1)
    const first = startOnLeash(leash, 0, startSleeper)?.process ?? 0
    const second = startOnLeash(leash, 0, startSleeper)?.process ?? 0
    letGo(leash, 0, first)
    endAll(leash)
    await expect.poll(() => isRunning(second)).toBe(false)
    expect(isRunning(first)).toBe(true)
  })

  it('lets go what has ended: its number may be another process by now', () => {
    const leash = newLeash(1)
    const sleeper = startOnLeash(leash, 0, startSleeper)?.process ?? 0
    letGo(leash, 0, sleeper)
    endAll(leash)
    expect(isRunning(sleeper)).toBe(true)
  })

  it('waits for what another thread is just starting', async () => {
    const leash = newLeash(1)
    const { process: sleeper } = startSleeper()
    const starting = `
      const { leash, sleeper } = require('node:worker_threads').workerData
      Atomics.store(leash, 1, -1)
      require('node:worker_threads').parentPort.postMessage('starting')
      setTimeout(() => {
        Atomics.store(leash, 1, sleeper)
        Atomics.notify(leash, 1)
      }, 200)`
    const worker = new Worker(starting, { eval: true, workerData: { leash, sleeper } })
    onTestFinished(() => void worker.terminate())
    await new Promise((resolve) => {
      worker.once('message', resolve)
    })
    endAll(leash)
    await expect.poll(() => isRunning(sleeper)).toBe(false)
  })
})
