/** Enough to share tables out among some fifty nodes. Addresses stand in logs: a shard tells 10 of a code's 36 bits. */
const SHARDS = 1024

/**
 * The shard of a table, a number that follows from its code. It stands in the address of the table's sockets, where a balancer
 * reads it to send all people of a table to the same node: each node with people of a table plays its game, so that one is
 * cheaper than several. It is no promise: a node serves sockets of any table. Pages and servers of all versions must agree.
 */
export function shardOf(code: string): string {
  let shard = 0
  for (const letter of code) shard = (shard * 31 + (letter.codePointAt(0) ?? 0)) % SHARDS
  return shard.toString(16)
}
