import { CATALOGUE, favicon, paintingOf, socialPicture } from '@modern-art/art'
import { artistName } from '@modern-art/engine'
import { parseArguments, refuseWords } from '../arguments.ts'
import { contactSheet } from '../gallery/contactSheet.ts'
import { galleryPage } from '../gallery/galleryPage.ts'
import { allWorks } from '../gallery/works.ts'
import { OK, UNUSABLE } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { UsageError } from '../usageError.ts'
import { writeText } from '../writeText.ts'

const OPTIONS = {
  sheet: { type: 'string' },
  gallery: { type: 'string' },
  social: { type: 'string' },
  favicon: { type: 'string' },
} as const

const DRAWINGS: Readonly<Record<keyof typeof OPTIONS, () => string>> = {
  sheet: contactSheet,
  gallery: galleryPage,
  social: () => `${socialPicture()}\n`,
  favicon: () => `${favicon()}\n`,
}

/** Draws what is asked for into files, or one painting, or lists them all. */
export async function art(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  const asked = (Object.keys(DRAWINGS) as (keyof typeof OPTIONS)[]).flatMap((name) => {
    const file = values[name]
    if (file === '') throw new UsageError(`--${name} needs a FILE, or - for standard output`)
    return file === undefined ? [] : [{ name, file }]
  })
  for (const [i, { name, file }] of asked.entries()) {
    const other = asked.slice(0, i).find((earlier) => earlier.file === file)
    if (other !== undefined) throw new UsageError(`--${other.name} and --${name} cannot both write to ${file}`)
  }
  const [card, ...more] = positionals
  if (asked.length > 0) refuseWords(positionals)
  refuseWords(more)
  if (asked.length === 0) {
    await io.out(card === undefined ? catalogue() : `${svgOf(card)}\n`)
    return OK
  }
  for (const { name, file } of asked) {
    // One after the other, and no more after the first that fails.
    // oxlint-disable-next-line no-await-in-loop
    const reason = await writeText(io, file, DRAWINGS[name]())
    if (reason !== null) {
      // oxlint-disable-next-line no-await-in-loop
      await io.err(`modern-art: cannot write ${printable(file)}: ${printable(reason)}\n`)
      return UNUSABLE
    }
    // oxlint-disable-next-line no-await-in-loop
    if (file !== '-') await io.err(`Drawn: ${printable(file)}\n`)
  }
  return OK
}

function svgOf(card: string): string {
  if (!CATALOGUE.includes(card)) {
    throw new UsageError(`there is no painting ${JSON.stringify(card)}; run modern-art art to list them all`)
  }
  return paintingOf(card).svg
}

function catalogue(): string {
  return allWorks()
    .map(({ id, title, artist, year }) => `${id.padEnd(21)} ${title}, ${artistName(artist)}, ${year}\n`)
    .join('')
}
