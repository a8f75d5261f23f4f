import { readFileSync } from 'node:fs'

/** The version in this package's manifest, which lies as far from the sources as from what they are compiled to. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}
