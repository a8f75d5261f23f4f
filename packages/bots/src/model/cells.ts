/*
 * Adding to one cell of a table of numbers, the index being in bounds. One function for each kind of table: where one
 * meets several kinds, V8 looks at each table anew, and play-outs take half as long again.
 */

export function add(cells: Float64Array, at: number, amount: number): void {
  cells[at] = (cells[at] ?? 0) + amount
}

export function addWhole(cells: Int16Array, at: number, amount: number): void {
  cells[at] = (cells[at] ?? 0) + amount
}
