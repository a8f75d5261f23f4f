import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { exitOnSignals } from '../processes/atExit.ts'
import type { ServerNode } from '../processes/serverNode.ts'
import { findBalancer, startBalancer } from './balancer.ts'
import { startCluster } from './cluster.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'

/*
 * A whole installation on this computer, to be tried: a PostgreSQL, a Redis, several servers and a balancer. Ctrl-C ends all of it and removes
 * what it kept.
 */

/** A node that has ended is started again after so long, as an operating system would. In milliseconds. */
const START_AGAIN = 2000
const LOOK_AGAIN = 250

const read = readOptions(process.argv.slice(2))
if (read.ok) {
  exitOnSignals()
  try {
    await run(read.options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
} else {
  console.error(read.fault)
  process.exitCode = 2
}

async function run({ nodes: count, port, balancer: wanted }: Options): Promise<void> {
  const kind = findBalancer(wanted === null ? undefined : [wanted])
  if (kind === null) {
    throw new Error(`There is no ${wanted ?? 'balancer'}. Install one: apt-get install ${wanted ?? 'haproxy'}`)
  }
  console.log(`Starting PostgreSQL, Redis, ${count} servers and ${kind}…`)
  const { postgres, redis, nodes } = await startCluster({
    program: fileURLToPath(new URL('../main.js', import.meta.url)),
    nodes: count,
  })
  await startBalancer({ kind, port, nodes: nodes.map((node) => node.port()) })
  console.log(`\nModern Art is open at http://localhost:${port}, on ${count} servers that are one.\n`)
  console.log(`  PostgreSQL  127.0.0.1:${postgres.port}  process ${postgres.pid()}`)
  console.log(`  Redis       127.0.0.1:${redis.port}  process ${redis.pid()}`)
  for (const [place, node] of nodes.entries()) console.log(`  server ${place + 1}    ${described(node)}`)
  console.log(
    '\nKill any of the servers, and games go on; it is started again. Ctrl-C ends everything, and keeps nothing.',
  )
  await Promise.all(nodes.map((node, place) => keepAlive(node, place + 1)))
}

function described(node: ServerNode): string {
  return `127.0.0.1:${node.port()}  process ${node.pid()}`
}

async function keepAlive(node: ServerNode, number: number): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one life after the other
    while (node.isRunning()) await sleep(LOOK_AGAIN)
    console.log(`Server ${number} has ended.`)
    // oxlint-disable-next-line no-await-in-loop
    await sleep(START_AGAIN)
    // oxlint-disable-next-line no-await-in-loop
    await node.start().then(
      () => console.log(`Server ${number} is back: ${described(node)}`),
      (error: unknown) => console.log(String(error)),
    )
  }
}
