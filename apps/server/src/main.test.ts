import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PAGE } from './testing/folder.ts'
import { mainProgram, outcomeOf } from './testing/mainProgram.ts'
import type { MainProgram } from './testing/mainProgram.ts'

let program: MainProgram

beforeAll(async () => {
  program = await mainProgram()
})

afterAll(() => program.remove())

describe('the program', () => {
  it('says where it is open, in a line, and closes at SIGTERM', async () => {
    const child = program.start({ PORT: '0' })
    const ended = outcomeOf(child)
    const [line] = (await once(child.stdout, 'data')) as [string]
    expect(line).toMatch(/^Modern Art is open at http:\/\/localhost:\d+ \(on this computer only; .*\)\n$/)
    const port = Number(/:(\d+) /.exec(line)?.[1])
    const response = await fetch(`http://127.0.0.1:${port}/play`)
    expect(await response.text()).toBe(PAGE)
    // A connection that a browser opens ahead must not keep the program.
    const ahead = connect(port, '127.0.0.1')
    ahead.on('error', () => {}).resume()
    await once(ahead, 'connect')
    child.kill('SIGTERM')
    expect(await ended).toEqual({ out: line, err: '', status: 0, signal: null })
  })

  it('says that there is no port abc', async () => {
    const { out, err, status } = await outcomeOf(program.start({ PORT: 'abc' }))
    expect({ out, status }).toEqual({ out: '', status: 1 })
    expect(err).toMatch(/^PORT is "abc", which is no port\. .*: PORT=3001 npm start\n$/)
  })

  it('says that nothing is built', async () => {
    renameSync(program.built, `${program.built}-aside`)
    onTestFinished(() => renameSync(`${program.built}-aside`, program.built))
    const { out, err, status } = await outcomeOf(program.start({ PORT: '0' }))
    expect({ out, status }).toEqual({ out: '', status: 1 })
    expect(err).toBe(
      `The page is not built yet: there is no ${path.join(program.built, 'index.html')}. This builds it and opens it: npm start\n`,
    )
  })
})
