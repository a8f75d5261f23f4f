import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../processes/freePort.ts'
import { installedProgram } from '../processes/installed.ts'
import { mortal } from '../processes/mortal.ts'
import type { Mortal } from '../processes/mortal.ts'
import { removedAtEnd } from '../processes/removedAtEnd.ts'

export const BALANCERS = ['haproxy', 'nginx'] as const

export type BalancerKind = (typeof BALANCERS)[number]

/** A real balancer before some nodes, with our configuration of it, on this computer's own address. */
export interface Balancer extends Mortal {
  readonly kind: BalancerKind
  readonly origin: string
  /** Ends it, and removes its folder. */
  readonly remove: () => Promise<void>
}

export interface BalancerWanted {
  readonly kind: BalancerKind
  /** Without it, a free one. */
  readonly port?: number
  /** The ports of the nodes. */
  readonly nodes: readonly number[]
}

/** What each says once it takes connections. */
const OPEN: Readonly<Record<BalancerKind, string>> = { haproxy: 'Loading success', nginx: 'start worker process' }

/** The first that is there, or that can be installed; `null` if there is none. */
export function findBalancer(kinds: readonly BalancerKind[] = BALANCERS): BalancerKind | null {
  return kinds.find((kind) => installedProgram(kind, kind) !== null) ?? null
}

/** Starts one; throws if it is not there and cannot be installed. */
export async function startBalancer({ kind, port, nodes }: BalancerWanted): Promise<Balancer> {
  const program = installedProgram(kind, kind)
  if (program === null) throw new Error(`There is no ${kind}. Install it (apt-get install ${kind}).`)
  const bound = port ?? (await freePort())
  const folder = mkdtempSync(path.join(tmpdir(), `modern-art-${kind}-`))
  // What nginx lets work is somebody else.
  chmodSync(folder, 0o755)
  const callOff = removedAtEnd(folder)
  const balancer = mortal({
    name: kind,
    spawn: () => (kind === 'haproxy' ? haproxy : nginx)({ program, folder, port: bound, nodes }),
    isOpen: (said) => said.includes(OPEN[kind]),
    farewell: 'SIGTERM',
  })
  await balancer.start()
  return {
    ...balancer,
    kind,
    origin: `http://127.0.0.1:${bound}`,
    remove: async () => {
      await balancer.end()
      rmSync(folder, { recursive: true, force: true })
      callOff()
    },
  }
}

interface Place {
  readonly program: string
  readonly folder: string
  readonly port: number
  readonly nodes: readonly number[]
}

/** It learns addresses from its environment; the file has lines for two nodes, and gets one more for each further node. */
function haproxy({ program, folder, port, nodes }: Place): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg')
  const more = nodes.slice(2).map((node, place) => `  server node${place + 3} 127.0.0.1:${node}\n`)
  writeFileSync(file, configuration('haproxy.cfg') + more.join(''))
  const addresses = Object.fromEntries(nodes.map((node, place) => [`NODE_${place + 1}`, `127.0.0.1:${node}`]))
  return spawn(program, ['-W', '-db', '-f', file], {
    env: { ...process.env, ...addresses, BALANCER: `127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** It is told everything by its file, so the addresses in it are replaced. */
function nginx({ program, folder, port, nodes }: Place): ChildProcess {
  const lines = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;\n`)
  const site = configuration('nginx.conf')
    .replace(/(\s+server 127\.0\.0\.1:\d+ [^;]*;)+/, `\n${lines.join('')}`)
    .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
  writeFileSync(path.join(folder, 'site.conf'), site)
  const main = path.join(folder, 'main.conf')
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = scratch.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log stderr notice; worker_processes 2; events { worker_connections 8192; }
http { access_log off; ${paths} include ${folder}/site.conf; }`,
  )
  return spawn(program, ['-p', folder, '-e', 'stderr', '-c', main], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A file of deploy/, which people use as well. */
function configuration(file: string): string {
  return readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
}
