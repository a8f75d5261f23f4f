import { parseArgs } from 'node:util'
import { BALANCERS } from './balancer.ts'
import type { BalancerKind } from './balancer.ts'

export interface Options {
  readonly nodes: number
  /** Of the balancer. */
  readonly port: number
  /** `null`: whichever is there. */
  readonly balancer: BalancerKind | null
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly fault: string }

const USAGE = 'npm run cluster -- [--nodes 2] [--port 8080] [--balancer haproxy|nginx]'
const MOST_NODES = 20

export function readOptions(typed: readonly string[]): ReadOptions {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args: [...typed], options: { nodes: text, port: text, balancer: text } })
    const balancer = values.balancer ?? null
    const known = BALANCERS.find((kind) => kind === balancer) ?? null
    if (balancer !== null && known === null) throw new Error(`there is no balancer ${balancer}`)
    const options = {
      nodes: wholeNumber('nodes', values.nodes ?? '2', 1, MOST_NODES),
      port: wholeNumber('port', values.port ?? '8080', 1, 65_535),
      balancer: known,
    }
    return { ok: true, options }
  } catch (error) {
    return { ok: false, fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` }
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`--${name} ${text} is no whole number from ${least} to ${most}`)
}
