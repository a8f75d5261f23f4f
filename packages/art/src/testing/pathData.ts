/** How many numbers each command of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Faults in the paths of a document that a renderer would ignore in silence. */
export function brokenPaths(svg: string): string[] {
  return Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d).filter((d) => !isPath(d))
}

function isPath(d: string): boolean {
  if (!/^[Mm]/.test(d)) return false
  const commands = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []
  return commands.every((command) => {
    const takes = NUMBERS[command.charAt(0).toLowerCase()]
    const numbers = command.slice(1).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []
    const isClean =
      command
        .slice(1)
        .replaceAll(/-?(\d+\.?\d*|\.\d+)/g, '')
        .trim() === ''
    if (takes === undefined || !isClean) return false
    return takes === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % takes === 0
  })
}
