// Builds what has changed and opens the game in this process, which Ctrl-C closes. PORT and HOST say where.
// `--build` opens nothing.
import { buildIfNeeded } from './build.mjs'

try {
  await buildIfNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (!process.argv.includes('--build')) await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
