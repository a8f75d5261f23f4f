import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MOST_BYTES = 2 ** 30

/**
 * Games that the rules for training play, a line of JSON each: compiles playGames.cpp with an ordinary compiler (`CXX`, or c++)
 * and runs it.
 *
 * @param {number} games
 * @param {number} seed
 * @param {number} observationsAGame
 */
export function playGames(games, seed, observationsAGame) {
  const build = fileURLToPath(new URL('../build/', import.meta.url))
  const source = fileURLToPath(new URL('playGames.cpp', import.meta.url))
  const program = `${build}playGames`
  mkdirSync(build, { recursive: true })
  const compiler = process.env['CXX'] ?? 'c++'
  const compiled = spawnSync(compiler, ['-std=c++17', '-O2', '-o', program, source], { stdio: 'inherit' })
  if (compiled.status !== 0) throw new Error(`${compiler} could not compile playGames.cpp; CXX names another compiler`)
  const words = [games, seed, observationsAGame].map(String)
  const { stdout, status } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: MOST_BYTES })
  if (status !== 0) throw new Error(`playGames ended with status ${status}`)
  return stdout.trimEnd().split('\n')
}
