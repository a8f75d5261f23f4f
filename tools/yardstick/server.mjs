// boardgame.io's server, in memory, with a game in which nothing happens but that one move follows the other. It says how
// many moves it has run whenever a line comes in: its clients apply moves themselves that the server never runs.
import { createRequire } from 'node:module'

/**
 * @typedef {{ address: () => { port: number } }} Listening
 * @typedef {(parts: object) => { run: (port: number) => Promise<{ appServer: Listening }> }} MakeServer
 */

const require = createRequire(import.meta.url)
const { Server } = /** @type {{ Server: MakeServer }} */ (require('boardgame.io/server'))

let moves = 0

const game = {
  name: 'yardstick',
  setup: () => ({ count: 0 }),
  moves: {
    /** @param {{ G: { count: number } }} match */
    count: ({ G }) => {
      moves += 1
      return { count: G.count + 1 }
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
}

const { appServer } = await Server({ games: [game], origins: [/localhost|127\.0\.0\.1/] }).run(0)
console.log(`open at ${appServer.address().port}`)
process.stdin.on('data', () => console.log(`moves ${moves}`)).on('end', () => process.exit())
