/** Few enough to tell next to nothing of a code, and enough to share tables out evenly among a hundred nodes. */
const SHARDS = 4096

/**
 * The part of all tables that a code belongs to. It stands in the address of a table's sockets, where a balancer reads it to
 * send all people of a table to the same node: each node with people of a table plays its game, so one is cheaper than several.
 * It is no promise: a node that gets sockets of any table serves them.
 */
export function shardOf(code: string): string {
  let shard = 0
  for (const letter of code) shard = (shard * 31 + (letter.codePointAt(0) ?? 0)) % SHARDS
  return shard.toString(16)
}
