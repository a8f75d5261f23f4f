import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/*
 * What is counted and measured of this process, to be noted where it happens in one line. No label has a value that people
 * choose: neither persons nor tables nor paths.
 */

/** All that whoever watches a node can read. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const registers = [registry]
/** In seconds: what is answered at once, after a commit, after the moment of equal bids, and too late. */
const ANSWERS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10]
const SHORT = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export const commands = new Counter({
  name: 'modern_art_commands_total',
  help: 'Commands that were answered, by type and by the code of the answer',
  labelNames: ['type', 'outcome'],
  registers,
})

export const acknowledgement = new Histogram({
  name: 'modern_art_acknowledgement_seconds',
  help: 'From the receipt of a command until its answer is handed to the socket; bids wait 0.25 s for those of the same moment',
  labelNames: ['type'],
  buckets: ANSWERS,
  registers,
})

export const handshakes = new Counter({
  name: 'modern_art_handshakes_total',
  help: 'Sockets that were asked for, by the code of the refusal, or ok',
  labelNames: ['outcome'],
  registers,
})

export const slowSockets = new Counter({
  name: 'modern_art_slow_sockets_total',
  help: 'Sockets that were closed because too many frames waited for them',
  registers,
})

export const limited = new Counter({
  name: 'modern_art_limited_total',
  help: 'What was refused because somebody asked for too much at once, by the kind of the limit',
  labelNames: ['kind'],
  registers,
})

export const conflicts = new Counter({
  name: 'modern_art_conflicts_total',
  help: 'Appends and changes of parties that were not kept because somebody else was first',
  labelNames: ['what'],
  registers,
})

export const wakings = new Counter({
  name: 'modern_art_games_opened_total',
  help: 'Games that this node has opened from their logs: joined (another node runs them), handed_over, or woken (no node did)',
  labelNames: ['how'],
  registers,
})

export const overdue = new Counter({
  name: 'modern_art_overdue_tables_total',
  help: 'Tables that were found past their deadline, and that no node ran',
  registers,
})

export const lateness = new Histogram({
  name: 'modern_art_deadline_lateness_seconds',
  help: 'How much later than it was due the deadline of a game was looked at',
  buckets: SHORT,
  registers,
})

export const busLag = new Histogram({
  name: 'modern_art_bus_lag_seconds',
  help: 'How long a hint takes through Redis and back to the node that gave it',
  buckets: SHORT,
  registers,
})

export const thinking = new Histogram({
  name: 'modern_art_bot_thinking_seconds',
  help: 'How long a bot took to answer, waiting for a thread included, by bot',
  labelNames: ['bot'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const commitSize = new Histogram({
  name: 'modern_art_commit_appends',
  help: 'How many appends shared one commit',
  buckets: [1, 2, 3, 5, 10, 20, 50, 100, 200],
  registers,
})

export const commitTime = new Histogram({
  name: 'modern_art_commit_seconds',
  help: 'How long a commit of appends took',
  buckets: SHORT,
  registers,
})

export const requests = new Counter({
  name: 'modern_art_http_requests_total',
  help: 'Requests by method, pattern of the path, and status',
  labelNames: ['method', 'route', 'status'],
  registers,
})

export const requestTime = new Histogram({
  name: 'modern_art_http_request_seconds',
  help: 'How long requests took, by pattern of the path',
  labelNames: ['route'],
  buckets: ANSWERS,
  registers,
})

/** What is looked at when somebody reads the metrics. */
const looked = {
  ready: gauge('modern_art_ready', 'Whether the node takes people: 1 or 0'),
  sockets: gauge('modern_art_sockets', 'Sockets that are open'),
  tables: gauge('modern_art_tables_open', 'Tables that this node has open'),
  games: gauge('modern_art_games_running', 'Games that this node runs and that are not over'),
  databaseConnections: gauge('modern_art_database_connections', 'Connections to the database'),
  databaseIdle: gauge('modern_art_database_connections_idle', 'Connections to the database that nobody uses'),
  databaseWaiting: gauge('modern_art_database_waiting', 'Questions that wait for a connection to the database'),
}

type Looked = Readonly<Record<keyof typeof looked, number>>

function gauge(name: string, help: string): Gauge {
  return new Gauge({ name, help, registers })
}

const lookers = new Set<() => Partial<Looked>>()

/** Says how many there are when somebody reads the metrics, until it is called off. What several say is added up. */
export function lookAt(look: () => Partial<Looked>): () => void {
  lookers.add(look)
  return () => void lookers.delete(look)
}

/** All metrics as text, in the format of Prometheus. */
export async function readMetrics(): Promise<string> {
  for (const each of Object.values(looked)) each.set(0)
  for (const look of lookers) {
    for (const [name, count] of Object.entries(look())) looked[name as keyof Looked].inc(count)
  }
  return registry.metrics()
}
