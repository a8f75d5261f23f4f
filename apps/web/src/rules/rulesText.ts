/** A piece of the rules: a rule with its number, a plain sentence, a small heading, or a table. */
export type RuleBlock =
  | { readonly kind: 'rule'; readonly key: string; readonly number: string | null; readonly text: string }
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'table'; readonly key: string; readonly rows: readonly (readonly string[])[] }

export interface RuleSection {
  readonly title: string
  readonly blocks: readonly RuleBlock[]
}

/**
 * The sections of docs/rules.md, which is the one text of the rules. It is written in a small part of Markdown: sections,
 * lists of numbered rules that may go on in the next line, paragraphs, strong words, and tables.
 */
export function rulesOf(text: string): readonly RuleSection[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title: title.split(',')[0] ?? '', blocks: blocksOf(lines) }
    })
}

function blocksOf(lines: readonly string[]): readonly RuleBlock[] {
  const blocks: RuleBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const key = String(blocks.length)
    const rule = /^- \*\*\[(\w+)\]\*\* (.*)/.exec(line)
    const trimmed = line.trim()
    if (rule !== null) blocks.push({ kind: 'rule', key, number: rule[1] ?? null, text: unmarked(rule[2] ?? '') })
    else if (trimmed.startsWith('|')) addRow(blocks, trimmed)
    else if (/^\*\*[^[]/.test(line)) blocks.push({ kind: 'heading', key, text: unmarked(line) })
    else if (trimmed !== '' && last?.kind === 'rule' && line.startsWith('  ')) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${unmarked(trimmed)}` }
    } else if (trimmed !== '') blocks.push({ kind: 'rule', key, number: null, text: unmarked(trimmed) })
  }
  return blocks
}

function addRow(blocks: RuleBlock[], line: string): void {
  const row = line
    .split('|')
    .slice(1, -1)
    .map((cell) => unmarked(cell.trim()))
  if (row.every((cell) => /^-+$/.test(cell))) return
  const last = blocks.at(-1)
  if (last?.kind === 'table') blocks[blocks.length - 1] = { ...last, rows: [...last.rows, row] }
  else blocks.push({ kind: 'table', key: String(blocks.length), rows: [row] })
}

/** Takes out marks, and the names for programs, which stand in brackets. */
function unmarked(text: string): string {
  return text.replaceAll(/ \(`\w+`\)|\*\*|`/g, '')
}
