/** Adds to one cell of a table of numbers; the index is in bounds. */
export function add(cells: Record<number, number>, at: number, amount: number): void {
  cells[at] = (cells[at] ?? 0) + amount
}
