/* How one variable of the environment is read. */

export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with one variable. It is thrown while settings are read, and caught there: one fault is told. */
export class SettingFault extends Error {}

/** `null` for what is absent or empty: Windows cannot set a variable to nothing, and leaves spaces at its end. */
export function textOf(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? ''
  return text === '' ? null : text
}

/** What stands between commas. */
export function listOf(env: Environment, name: string): readonly string[] {
  const texts = (textOf(env, name) ?? '').split(',').map((text) => text.trim())
  return texts.filter((text) => text !== '')
}

export function choiceOf<T>(env: Environment, name: string, choices: Readonly<Record<string, T>>, usual: T): T {
  const text = textOf(env, name)
  if (text === null) return usual
  const chosen = Object.entries(choices).find(([word]) => word === text.toLowerCase())
  if (chosen === undefined) {
    const words = Object.keys(choices)
    throw new SettingFault(
      `${name} is ${JSON.stringify(text)}, which is no choice. It is ${listed(words)}: ${name}=${words.at(-1) ?? ''} npm start`,
    )
  }
  return chosen[1]
}

/** A whole number. */
export function numberOf(env: Environment, name: string, least: number, most: number, usual: number): number {
  const text = textOf(env, name)
  if (text === null) return usual
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) {
    throw new SettingFault(
      `${name} is ${JSON.stringify(text)}, which is no whole number from ${least} to ${most}: ${name}=${usual} npm start`,
    )
  }
  return number
}

/** A URL may hold a password: faults never repeat it. */
export function urlOf(env: Environment, name: string, schemes: readonly string[], example: string): string | null {
  const text = textOf(env, name)
  if (text === null) return null
  const scheme = /^([a-z]+):\/\//.exec(text.toLowerCase())?.[1] ?? ''
  if (!URL.canParse(text) || !schemes.includes(scheme)) {
    const beginnings = listed(schemes.map((known) => `${known}://`))
    throw new SettingFault(
      `${name} is no URL of that kind of service; it is not shown here, because it may hold a password. It begins with ${beginnings}: ${name}=${example} npm start`,
    )
  }
  return text
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}
