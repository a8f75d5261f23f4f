import { stripVTControlCharacters } from 'node:util'

/** Breaks a text at its spaces into lines that fit, the first behind `indent`, the others as far in as `hanging` says. */
export function wrap(text: string, width: number, indent: string, hanging: string = indent): string[] {
  const lines: string[] = []
  let line = ''
  let room = width - indent.length
  for (const word of text.split(' ')) {
    const length = stripVTControlCharacters(word).length
    if (line !== '' && length + 1 > room) {
      lines.push(line)
      line = ''
      room = width - hanging.length
    }
    room -= line === '' ? length : length + 1
    line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines.map((content, index) => `${index === 0 ? indent : hanging}${content}`)
}
