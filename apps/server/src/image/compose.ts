import { parse } from 'yaml'

export interface Service {
  readonly image?: string
  readonly profiles?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g

/** The services of a compose file, with its variables filled in from an environment as Compose does it. */
export function readServices(
  text: string,
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, Service | undefined>> {
  const { services } = parse(text, { merge: true }) as { readonly services: Readonly<Record<string, Service>> }
  return filled(services, env) as typeof services
}

function filled(value: unknown, env: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replaceAll(VARIABLE, (...found) => fill(found, env))
  if (Array.isArray(value)) return value.map((each) => filled(each, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, env)]))
}

/** What stands in a text: `${NAME}`, `${NAME:-usual}` or `${NAME:?why it is needed}`. */
function fill([, name, kind, rest]: readonly unknown[], env: Readonly<Record<string, string>>): string {
  const value = env[String(name)] ?? ''
  if (value !== '') return value
  if (kind === '?') throw new Error(`${String(name)}: ${String(rest)}`)
  return kind === '-' ? String(rest) : ''
}
