import { CATALOGUE, paintingOf, portraitOfBot, portraitOfPerson } from '@modern-art/art'
import { OPPONENTS } from '@modern-art/bots'
import { ARTIST_IDS } from '@modern-art/engine'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { escaped } from '../gallery/markup.ts'
import { AUCTION_WORDS } from '../narration/words.ts'
import { runInMemory } from '../testing/memoryIo.ts'

async function written(option: string, file: string): Promise<string> {
  const outcome = await runInMemory(['art', option, file])
  expect(outcome).toMatchObject({ status: 0, out: '', err: `Drawn: ${file}\n` })
  return outcome.written[file] ?? ''
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** What stands in a painting's document, without the element around it. */
function bodyOf(id: string): string {
  return paintingOf(id)
    .svg.replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
}

describe('art', () => {
  it('lists all paintings with their titles', async () => {
    const { status, out } = await runInMemory(['art'])
    expect(status).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(CATALOGUE)
    expect(lines[0]).toBe(`manuel-open-1         ${paintingOf('manuel-open-1').title}, Manuel Carvalho, 1961`)
  })

  it('prints one', async () => {
    const { svg } = paintingOf('rafael-open-4')
    expect(await runInMemory(['art', 'rafael-open-4'])).toMatchObject({ status: 0, out: `${svg}\n`, err: '' })
  })

  it('draws all of them on one sheet, with titles and years', async () => {
    const sheet = await written('--sheet', 'sheet.svg')
    const { width } = new Resvg(sheet, { font: { loadSystemFonts: false } })
    expect(width).toBe(1792)
    // Each hangs in a place of its own, above its title and year.
    const taken = new Set<string>()
    for (const id of CATALOGUE) {
      const { title, year } = paintingOf(id)
      const [, x, y] = new RegExp(`<svg x="(\\d+)" y="(\\d+)" [^>]*>${escapeForPattern(bodyOf(id))}`).exec(sheet) ?? []
      expect(sheet).toContain(
        `<tspan x="${Number(x) - 4}" y="${Number(y) + 265}" font-style="italic" fill="#1b1a17">${title}</tspan><tspan x="${Number(x) - 4}" dy="18" font-size="13">${year}</tspan>`,
      )
      taken.add(`${x} ${y}`)
    }
    expect(taken.size).toBe(CATALOGUE.length)
    expect(sheet).toContain('>Manuel Carvalho<')
    expect(sheet).toContain('>1961 to 1975, 12 works<')
  })

  it('gives no two things on the sheet one name', async () => {
    const ids = Array.from((await written('--sheet', 'sheet.svg')).matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('makes a page of them that can be filtered by artist, without a script', async () => {
    const page = await written('--gallery', 'gallery.html')
    for (const id of CATALOGUE) {
      const { title, alt } = paintingOf(id)
      const [artist = '', type = ''] = id.split('-')
      const [, work = ''] =
        new RegExp(`<figure class="work ${artist}" id="${id}">([\\s\\S]*?)</figure>`).exec(page) ?? []
      const [, source = ''] = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(work) ?? []
      expect(decodeURIComponent(source)).toBe(paintingOf(id).svg.replaceAll('"', "'"))
      expect(work).toContain(`alt="${alt}"`)
      expect(work).toContain(`<cite>${title}</cite>`)
      expect(work).toContain(`</svg>${AUCTION_WORDS[type as keyof typeof AUCTION_WORDS]}</span>`)
    }
    expect(page.match(/id="show-\w+" checked/g)).toEqual(['id="show-all" checked'])
    for (const artist of ARTIST_IDS) {
      expect(page).toContain(`id="show-${artist}"`)
      expect(page).toContain(`body:has(#show-${artist}:checked) .work:not(.${artist}){display:none}`)
    }
    expect(page.match(/<img /g)?.length).toBeGreaterThan(CATALOGUE.length)
    expect(page).not.toMatch(/<script|<link(?! rel="icon" href="data:)|src="(?!data:)|@import|url\((?!&quot;data:|%23)/)
  })

  it.each([
    ['--social', 1200, 630],
    ['--favicon', 64, 64],
  ])('draws what a page needs: %s', async (option, width, height) => {
    const svg = await written(option, 'picture.svg')
    expect(new Resvg(svg)).toMatchObject({ width, height })
  })

  it('draws the picture that the README shows', async () => {
    await expect(await written('--social', 'picture.svg')).toMatchFileSnapshot(
      '../../../../docs/pictures/modern-art.svg',
    )
  })

  it('draws several at once', async () => {
    const { err, written: files } = await runInMemory(['art', '--favicon', 'b.svg', '--sheet', 'a.svg'])
    expect(err).toBe('Drawn: a.svg\nDrawn: b.svg\n')
    expect(Object.keys(files)).toEqual(['a.svg', 'b.svg'])
  })

  it('leaves nothing in a page that could be taken for markup', () => {
    expect(escaped('<b title="x">&</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;')
  })

  it('draws to standard output', async () => {
    const { status, out, err } = await runInMemory(['art', '--favicon', '-'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  })

  it('says what it cannot write', async () => {
    const { status, err } = await runInMemory(['art', '--sheet', 'folder/'])
    expect({ status, err }).toEqual({ status: 2, err: 'modern-art: cannot write folder/: it is a folder\n' })
  })

  it.each([
    [['mona-lisa'], 'there is no painting "mona-lisa"; run modern-art art to list them all'],
    [['manuel-open-4'], 'there is no painting "manuel-open-4"'],
    [['manuel-open-1', 'manuel-open-2'], 'unexpected argument "manuel-open-2"'],
    [['manuel-open-1', '--sheet', 'x.svg'], 'unexpected argument "manuel-open-1"'],
    [['--sheet', 'x', '--gallery', 'x'], '--sheet and --gallery cannot both write to x'],
    [['--favicon', '-', '--social', '-'], '--social and --favicon cannot both write to -'],
    [['--sheet', ''], '--sheet needs a FILE, or - for standard output'],
    [['--sheet'], '--sheet'],
    [['--players', '4'], '--players'],
  ])('refuses %j', async (args, message) => {
    const { status, out, err, written: files } = await runInMemory(['art', ...args])
    expect({ status, out, files }).toEqual({ status: 2, out: '', files: {} })
    expect(err).toContain(message)
  })
})

describe('the cast', () => {
  it.each(OPPONENTS)('has a portrait of %s', (name) => {
    expect(portraitOfBot(name)).not.toEqual(portraitOfPerson(name))
  })
})
