/** What is wrong with a text or a value from outside, as a value. */
export interface Fault {
  readonly code: string
  readonly message: string
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value }
}

export function fault(code: string, message: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, message } }
}

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** A value as it may be quoted in a message. Never walks into it: a stranger's JSON may be deeper than the stack. */
export function quote(json: unknown): string {
  if (json === undefined) return 'nothing'
  if (Array.isArray(json)) return 'a list'
  if (typeof json === 'object' && json !== null) return 'an object'
  if (typeof json === 'number') return String(json)
  const text = JSON.stringify(json)
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text
}

/** The first field that is not among those known: a misspelt field must not pass for an absent one. */
export function unknownField(json: JsonObject, known: readonly string[]): string | null {
  return Object.keys(json).find((key) => !known.includes(key)) ?? null
}
