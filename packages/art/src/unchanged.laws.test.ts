import { createHash } from 'node:crypto'
import { ARTISTS, AUCTION_TYPES } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { appIcon, favicon } from './favicon.ts'
import { auctionIcon } from './marks/auctionIcons.ts'
import { badgeOf } from './marks/glyphs.ts'
import { patternOf } from './marks/patterns.ts'
import { CATALOGUE, paintingOf } from './painting.ts'
import { portraitOfBot, portraitOfPerson } from './portraits/cast.ts'
import { socialPicture } from './socialPicture.ts'
import { SITTERS } from './testing/sitters.ts'

const PAINTINGS = CATALOGUE.map((id) => ({ id, ...paintingOf(id) }))

function fingerprint(pictures: unknown): string {
  return createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 16)
}

describe('what players know by sight changes on purpose or not at all', () => {
  it('the paintings, as they are described', async () => {
    const lines = PAINTINGS.map(({ id, title, year, alt }) => `| ${id} | *${title}*, ${year} | ${alt} |`)
    const table = ['# The catalogue', '', '| card | work | what is to be seen |', '| --- | --- | --- |', ...lines, '']
    await expect(table.join('\n')).toMatchFileSnapshot('../catalogue.md')
  })

  it('the paintings, as they are drawn', () => {
    expect(fingerprint(PAINTINGS.map(({ svg }) => svg))).toMatchInlineSnapshot(`"31098f60dc7c47d2"`)
  })

  it('the marks', () => {
    expect(
      fingerprint([ARTISTS.map(badgeOf), ARTISTS.map(patternOf), AUCTION_TYPES.map(auctionIcon)]),
    ).toMatchInlineSnapshot(`"4cf7f87fbd6e6fef"`)
  })

  it('the portraits', () => {
    expect(
      fingerprint([SITTERS.map(portraitOfBot), portraitOfPerson('Ada'), portraitOfPerson('Ben')]),
    ).toMatchInlineSnapshot(`"1e1ebe1d8f167ed4"`)
  })

  it('the icons and the social picture', () => {
    expect(fingerprint([appIcon()])).toMatchInlineSnapshot(`"37fa4ffbf4bc3424"`)
    expect(fingerprint([favicon(), socialPicture()])).toMatchInlineSnapshot(`"543813cad81cc6ac"`)
  })
})
