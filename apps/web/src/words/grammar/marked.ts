/** A stretch of a text, and the element that makes it stand out, if it does. */
interface Run {
  readonly text: string
  readonly as: Mark | null
}

const MARKS = { '*': 'strong', _: 'em' } as const

type Sign = keyof typeof MARKS
type Mark = (typeof MARKS)[Sign]

/** A text that can have parts which stand out. In a plain string none does. */
export type Marked = string | readonly Run[]

/**
 * A text of a catalogue: what stands between stars is strong, between underscores in italics. Only marks of the text itself
 * count: what is put in is shown as it is, such as a player's name.
 */
export function marked(texts: TemplateStringsArray, ...values: readonly Marked[]): Marked {
  const runs: Run[] = []
  let open: Sign | null = null
  for (const [index, text] of texts.entries()) {
    for (const part of text.split(/([*_])/)) {
      if (part === open) open = null
      else if (open === null && (part === '*' || part === '_')) open = part
      else append(runs, part, markOf(open))
    }
    append(runs, values[index] ?? '', markOf(open))
  }
  return runs
}

function markOf(open: Sign | null): Mark | null {
  return open === null ? null : MARKS[open]
}

/** Texts one after the other. */
export function joined(texts: readonly Marked[], between = ''): Marked {
  if (texts.every((text) => typeof text === 'string')) return texts.join(between)
  const runs: Run[] = []
  for (const [index, text] of texts.entries()) {
    if (index > 0) append(runs, between, null)
    append(runs, text, null)
  }
  return runs
}

/** A string stands out as what is around it. What stands out alike is one run: it is read in one breath. */
function append(runs: Run[], text: Marked, as: Mark | null): void {
  for (const run of typeof text === 'string' ? [{ text, as }] : text) {
    const last = runs.at(-1)
    if (last?.as === run.as) runs[runs.length - 1] = { text: last.text + run.text, as: run.as }
    else if (run.text !== '') runs.push(run)
  }
}
