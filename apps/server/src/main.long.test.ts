import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
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

  it('closes at SIGINT, too', async () => {
    const child = program.start({ PORT: '0' })
    const ended = outcomeOf(child)
    const [line] = (await once(child.stdout, 'data')) as [string]
    child.kill('SIGINT')
    expect(await ended).toEqual({ out: line, err: '', status: 0, signal: null })
  })

  it('says that it takes nobody more before it closes, and ends at once when it is told again', async () => {
    const child = program.start({ PORT: '0', DRAIN_SECONDS: '60' })
    const ended = outcomeOf(child)
    const [line] = (await once(child.stdout, 'data')) as [string]
    const asked = (what: string): Promise<Response> => fetch(`http://127.0.0.1:${/:(\d+) /.exec(line)?.[1]}${what}`)
    expect((await asked('/readyz')).status).toBe(200)
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect((await asked('/readyz')).status).toBe(503), { timeout: 20_000 })
    expect(await (await asked('/readyz')).json()).toEqual({ ready: false, reason: 'draining' })
    // Whoever is still sent here is served.
    expect(await Promise.all(['/healthz', '/play'].map(async (what) => (await asked(what)).status))).toEqual([200, 200])
    child.kill('SIGTERM')
    expect(await ended).toEqual({ out: line, err: '', status: null, signal: 'SIGTERM' })
  })

  it('closes though somebody never says all that they ask', async () => {
    const child = program.start({ PORT: '0' })
    const ended = outcomeOf(child)
    const [line] = (await once(child.stdout, 'data')) as [string]
    const slow = connect(Number(/:(\d+) /.exec(line)?.[1]), '127.0.0.1')
    slow.on('error', () => {}).resume()
    slow.write('POST /api/me HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n')
    // It is being heard.
    await once(slow, 'data')
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ err: '', status: 0 })
  })

  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { out, err, status } = await outcomeOf(program.start({ PORT: String(port) }))
    expect({ out, status }).toEqual({ out: '', status: 1 })
    expect(err).toMatch(new RegExp(`^Port ${port} is taken; .*: PORT=\\d+ npm start\\n$`))
  })

  it('says that there is no port 70000', async () => {
    const { out, err, status } = await outcomeOf(program.start({ PORT: '70000' }))
    expect({ out, status }).toEqual({ out: '', status: 1 })
    expect(err).toMatch(/^PORT is "70000", which is no port\. .*: PORT=3001 npm start\n$/)
  })

  it('says that a host is not this computer', async () => {
    // An address of those that are set aside for documentation.
    const { out, err, status } = await outcomeOf(program.start({ PORT: '0', HOST: '203.0.113.7' }))
    expect({ out, status }).toEqual({ out: '', status: 1 })
    expect(err).toMatch(/^HOST is "203\.0\.113\.7", which is no address of this computer\. .*\n$/)
  })
})
