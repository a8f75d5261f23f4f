import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testNodes } from '../testing/busPair.ts'
import type { TestNode } from '../testing/busPair.ts'
import { attendanceOf } from './attendance.ts'

const CODE = 'MUSEUMSA'
const A_MOMENT = 20

/** Two nodes, and how often the second has been given a hint. */
function twoNodes(): { readonly here: TestNode; readonly there: TestNode; readonly heard: () => Promise<number> } {
  const [here, there] = testNodes(2)
  if (here === undefined || there === undefined) throw new Error('there are two')
  let count = 0
  there.bus.onHint(() => void (count += 1))
  const heard = async (): Promise<number> => {
    await sleep(A_MOMENT)
    const before = count
    count = 0
    return before
  }
  return { here, there, heard }
}

describe('hints about a table', () => {
  it('are given to nobody while no other node holds it', async () => {
    const { here, heard } = twoNodes()
    const attendance = attendanceOf(CODE, here.bus, () => [])
    await attendance.look()
    attendance.hintOthers()
    expect(await heard()).toBe(0)
  })

  it('are given while another node holds it', async () => {
    const { here, there, heard } = twoNodes()
    const attendance = attendanceOf(CODE, here.bus, () => [])
    await there.bus.hold(CODE, [])
    await attendance.look()
    attendance.hintOthers()
    expect(await heard()).toBe(1)
    await there.bus.release(CODE)
    await attendance.look()
    attendance.hintOthers()
    expect(await heard()).toBe(0)
  })

  it('are given while nobody can say whether another node holds it', async () => {
    const { here, heard } = twoNodes()
    const attendance = attendanceOf(CODE, here.bus, () => [])
    here.away(true)
    await attendance.look()
    here.away(false)
    attendance.hintOthers()
    expect(await heard()).toBe(1)
  })

  it('are given when the table was let go of: nobody looks any more who has it', async () => {
    const { here, heard } = twoNodes()
    const attendance = attendanceOf(CODE, here.bus, () => [])
    await attendance.look()
    await attendance.sendAhead()
    expect(await heard()).toBe(1)
    attendance.hintOthers()
    expect(await heard()).toBe(1)
  })

  it('are given once to a node that has just come, which may have missed something', async () => {
    const { here, there, heard } = twoNodes()
    const attendance = attendanceOf(CODE, here.bus, () => [])
    await attendance.look()
    await there.bus.hold(CODE, [])
    attendance.hintOthers()
    expect(await heard()).toBe(0)
    await attendance.look()
    expect(await heard()).toBe(1)
    await attendance.look()
    expect(await heard()).toBe(0)
  })
})
