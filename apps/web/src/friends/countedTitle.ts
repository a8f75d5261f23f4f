/** The document's title with the number of tables that wait for this person: "(2) Modern Art". */
export function countedTitle(count: number, title: string): string {
  const bare = title.replace(/^\(\d+\) /, '')
  return count === 0 ? bare : `(${count}) ${bare}`
}
