import { spawn } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isRunning } from '../../testing/scripts.ts'
import { endAll, forgetProcess, newProcessTable, startListed } from './processTable.ts'

/** A process that would run for ever. */
function startSleeper(): { readonly process: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.pid === undefined) throw new Error('node does not start')
  return { process: child.pid }
}

describe('a process table', () => {
  it('ends all that is in it, and lets nothing else start', async () => {
    const processes = newProcessTable(3)
    const started = [0, 2].map((program) => startListed(processes, program, startSleeper)?.process ?? 0)
    expect(started.filter(isRunning)).toEqual(started)
    endAll(processes)
    await expect.poll(() => started.filter(isRunning)).toEqual([])
    expect(startListed(processes, 1, startSleeper)).toBeNull()
  })

  it('keeps a program that is started again when its last process ends', async () => {
    const processes = newProcessTable(1)
    const first = startListed(processes, 0, startSleeper)?.process ?? 0
    const second = startListed(processes, 0, startSleeper)?.process ?? 0
    forgetProcess(processes, 0, first)
    endAll(processes)
    await expect.poll(() => isRunning(second)).toBe(false)
    expect(isRunning(first)).toBe(true)
  })

  it('forgets what has ended: its number may be another process by now', () => {
    const processes = newProcessTable(1)
    const sleeper = startListed(processes, 0, startSleeper)?.process ?? 0
    forgetProcess(processes, 0, sleeper)
    endAll(processes)
    expect(isRunning(sleeper)).toBe(true)
  })

  it('waits for what another thread is just starting', async () => {
    const processes = newProcessTable(1)
    const { process: sleeper } = startSleeper()
    const starting = `
      const { processes, sleeper } = require('node:worker_threads').workerData
      Atomics.store(processes, 1, -1)
      require('node:worker_threads').parentPort.postMessage('starting')
      setTimeout(() => {
        Atomics.store(processes, 1, sleeper)
        Atomics.notify(processes, 1)
      }, 200)`
    const worker = new Worker(starting, { eval: true, workerData: { processes, sleeper } })
    onTestFinished(() => void worker.terminate())
    await new Promise((resolve) => {
      worker.once('message', resolve)
    })
    endAll(processes)
    await expect.poll(() => isRunning(sleeper)).toBe(false)
  })
})
