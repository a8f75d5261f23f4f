import { CHARACTER_NAMES, LEVELS } from '@modern-art/bots'
import { AT_OTHER_TABLES, GOALS, BEGINNERS, OTHER_TABLES, cellName, otherTableName } from './cells.mjs'

/**
 * What came of a contest; times in milliseconds, of the challenger.
 *
 * @typedef {{ command: string, samples: number, games: number, winShare: number, interval: [number, number], margin: number,
 *   illegal: number, msMedian: number, msP99: number, msMax: number }} Figure
 * @typedef {Record<string, Figure>} Figures
 */

/** The tables of the bots' README. @param {Figures} figures */
export function tables(figures) {
  return [tableOfLevels, tableOfBeginners, tableOfOtherTables, tableOfCharacters]
    .map((draw) => draw(figures))
    .join('\n\n')
}

/** @param {Figures} figures */
function tableOfLevels(figures) {
  const rows = GOALS.map(({ challenger, field, goals, isMost = false }) => [
    challenger,
    field,
    `${isMost ? 'at most ' : ''}${goals.join(' / ')}`,
    ...[3, 4, 5].map((players) => wins(figures[cellName(challenger, field, players)])),
  ])
  return table(['challenger', 'field', 'goal', '3 players', '4 players', '5 players'], rows)
}

/** @param {Figures} figures */
function tableOfBeginners(figures) {
  return table(
    LEVELS.map((level) => `three of ${level}`),
    [LEVELS.map((level) => wins(figures[cellName(BEGINNERS, level, 4)]))],
  )
}

/** @param {Figures} figures */
function tableOfOtherTables(figures) {
  const rows = OTHER_TABLES.map((other) => [
    other.table,
    String(other.players),
    ...AT_OTHER_TABLES.map((challenger) => wins(figures[otherTableName(challenger, other.table)])),
  ])
  return table(['table', 'players', ...AT_OTHER_TABLES], rows)
}

/** @param {Figures} figures */
function tableOfCharacters(figures) {
  return table(CHARACTER_NAMES, [CHARACTER_NAMES.map((name) => wins(figures[cellName(name, 'medium', 4)]))])
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {Figure | undefined} figure */
function wins(figure) {
  if (figure === undefined) return ''
  const [low, high] = figure.interval
  return `**${percent(figure.winShare, 1)}** (${percent(low, 0)} to ${percent(high, 0)})`
}

/** @param {number} share @param {number} digits */
function percent(share, digits) {
  return (100 * share).toFixed(digits)
}
