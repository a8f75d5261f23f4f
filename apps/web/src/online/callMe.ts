import type { Me } from '@modern-art/protocol'
import { api } from './api.ts'
import { noteBeenOnline } from './beenOnline.ts'
import { heardMe } from './me.ts'
import { onlineName } from './onlineName.ts'
import type { Answered } from './request.ts'

/** Tells the server a name, of which it takes only so much; somebody whom it does not know becomes a guest. */
export async function callMe(name: string): Promise<Answered<Me>> {
  const answered = await api.sayName(onlineName(name))
  if (!answered.ok) return answered
  noteBeenOnline()
  heardMe(answered)
  return answered
}
