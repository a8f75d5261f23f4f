import { createHash } from 'node:crypto'
import { ARTISTS, AUCTION_TYPES } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { english } from './catalogue/english.ts'
import { german } from './catalogue/german.ts'
import { portuguese } from './catalogue/portuguese.ts'
import { appIcon, favicon } from './favicon.ts'
import { auctionIcon } from './marks/auctionIcons.ts'
import { badgeOf } from './marks/glyphs.ts'
import { patternOf } from './marks/patterns.ts'
import { CATALOGUE, paintingOf } from './painting.ts'
import { portraitOfBot, portraitOfPerson } from './portraits/cast.ts'
import { FACE_COUNT, portraitOfFace } from './portraits/faces.ts'
import { socialPicture } from './socialPicture.ts'
import { SITTERS } from './testing/sitters.ts'

const PAINTINGS = CATALOGUE.map((id) => ({ id, ...paintingOf(id) }))

function fingerprint(pictures: unknown): string {
  return createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 16)
}

describe('what players know by sight changes on purpose or not at all', () => {
  it.each([
    ['catalogue.md', english, 'The catalogue', 'card | work | what is to be seen'],
    ['catalogue.de.md', german, 'Der Katalog', 'Karte | Werk | was zu sehen ist'],
    ['catalogue.pt.md', portuguese, 'O catálogo', 'carta | obra | o que se vê'],
  ])('the paintings, as they are described in %s', async (file, { title, alt }, heading, columns) => {
    const lines = PAINTINGS.map(({ id, year, entry }) => `| ${id} | *${title(entry)}*, ${year} | ${alt(entry)} |`)
    const table = [`# ${heading}`, '', `| ${columns} |`, '| --- | --- | --- |', ...lines, '']
    await expect(table.join('\n')).toMatchFileSnapshot(`../${file}`)
  })

  it('the paintings, as they are drawn', () => {
    expect(fingerprint(PAINTINGS.map(({ svg }) => svg))).toMatchInlineSnapshot(`"31098f60dc7c47d2"`)
  })

  it('the marks', () => {
    expect(
      fingerprint([ARTISTS.map(badgeOf), ARTISTS.map(patternOf), AUCTION_TYPES.map(auctionIcon)]),
    ).toMatchInlineSnapshot(`"4cf7f87fbd6e6fef"`)
  })

  it('the portraits of bots', () => {
    expect(fingerprint(SITTERS.map(portraitOfBot))).toMatchInlineSnapshot(`"7a88bf61f41aab95"`)
  })

  it('the portraits of people, who were never asked', () => {
    const people = Array.from({ length: 100 }, (_, number) => portraitOfPerson(`Person ${number}`))
    expect(fingerprint(people)).toMatchInlineSnapshot(`"0d18c94be347d5ee"`)
  })

  it('the faces that people have chosen', () => {
    const faces = Array.from({ length: FACE_COUNT }, (_, number) => portraitOfFace(number))
    expect(fingerprint(faces)).toMatchInlineSnapshot(`"7a11de30c680b170"`)
  })

  it('the icons and the social picture', () => {
    expect(fingerprint([appIcon()])).toMatchInlineSnapshot(`"37fa4ffbf4bc3424"`)
    expect(fingerprint([favicon(), socialPicture()])).toMatchInlineSnapshot(`"543813cad81cc6ac"`)
  })
})
