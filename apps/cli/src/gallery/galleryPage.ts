import {
  MARK_SIZE,
  PAINTS,
  PATTERN_SIZE,
  WORDMARK_WIDTH,
  auctionIcon,
  badgeOf,
  documentOf,
  favicon,
  glyphOf,
  patternOf,
  pictureUrl,
  portraitOfBot,
  wordmark,
} from '@modern-art/art'
import { CHARACTERS, CHARACTER_NAMES, LEVELS, aboutBot, titleOf } from '@modern-art/bots'
import { ARTISTS, AUCTION_TYPES, artistName, formatArtist } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import { AUCTION_WORDS } from '../narration/words.ts'
import { GALLERY_STYLE } from './galleryStyle.ts'
import { escaped } from './markup.ts'
import { allWorks } from './works.ts'
import type { Work } from './works.ts'

/** A page with all paintings at full size, to be filtered by artist. It is whole in itself: no script, nothing fetched. */
export function galleryPage(): string {
  const works = allWorks()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Modern Art: the paintings</title>
<link rel="icon" href="${pictureUrl(favicon())}">
<style>${GALLERY_STYLE}${filters()}</style>
</head>
<body>
<header>
<h1><svg viewBox="0 0 ${WORDMARK_WIDTH} 100" role="img" aria-label="Modern Art">${wordmark('cream', 'saffron')}</svg></h1>
<p>${works.length} paintings by five artists</p>
</header>
<main>
<h2>The paintings</h2>
<fieldset>
<legend>Show the works of</legend>
${choice('all', 'Everybody', works.length)}
${ARTISTS.map((artist) => choiceOf(artist, works)).join('\n')}
</fieldset>
<div class="wall">
${works.map(figure).join('\n')}
</div>
<h2>The opponents</h2>
<ul class="cast" role="list">
${LEVELS.map((level) => portrait(level, level, aboutBot(level))).join('\n')}
${CHARACTER_NAMES.map((name) => portrait(name, titleOf(name), CHARACTERS[name].habit)).join('\n')}
</ul>
<h2>The marks</h2>
<ul class="marks" role="list">
${ARTISTS.map(marksOf).join('\n')}
${AUCTION_TYPES.map((type) => `<li>${icon(auctionIcon(type))}${AUCTION_WORDS[type]}</li>`).join('\n')}
</ul>
</main>
<footer><p>The game is the design of Reiner Knizia. For personal and educational use; not affiliated with the rights holders.<br>The paintings, titles and years are inventions of this project, and no works of the artists whose names the game uses.</p></footer>
</body>
</html>
`
}

/** Each choice hides the works of everybody else. */
function filters(): string {
  return ARTISTS.map(formatArtist)
    .map((id) => `body:has(#show-${id}:checked) .work:not(.${id}){display:none}`)
    .join('\n')
}

function choiceOf(artist: Artist, works: readonly Work[]): string {
  const [first = '', ...others] = artistName(artist).split(' ')
  const name = `${image(badgeOf(artist), '', 26)}<b>${escaped(first)}<span> ${escaped(others.join(' '))}</span></b>`
  return choice(formatArtist(artist), name, works.filter((work) => work.artist === artist).length)
}

function choice(id: string, name: string, count: number): string {
  const input = `<input type="radio" name="artist" id="show-${id}"${id === 'all' ? ' checked' : ''}>`
  return `<label>${input}${name} <small>${count}</small></label>`
}

function figure({ id, artist, auctionType, svg, title, year, alt }: Work): string {
  return `<figure class="work ${formatArtist(artist)}" id="${id}">
<img src="${pictureUrl(svg)}" alt="${escaped(alt)}" width="600" height="800" loading="lazy" decoding="async">
<figcaption><cite>${escaped(title)}</cite>
${escaped(artistName(artist))}, ${year}
<span>${icon(auctionIcon(auctionType))}${AUCTION_WORDS[auctionType]}</span></figcaption>
</figure>`
}

function portrait(bot: string, name: string, about: string): string {
  const { svg, alt } = portraitOfBot(bot)
  return `<li>${image(svg, alt, 120)}<b>${escaped(name)}</b> ${escaped(about)}</li>`
}

function marksOf(artist: Artist): string {
  const { ground } = glyphOf(artist)
  const path = `<path fill="${PAINTS[ground]}" fill-rule="evenodd" d="${patternOf(artist)}"/>`
  const tile = pictureUrl(documentOf(PATTERN_SIZE, PATTERN_SIZE, path))
  return `<li>${image(badgeOf(artist), '', 40)}${escaped(artistName(artist))}<i style="background-image:url(&quot;${escaped(tile)}&quot;)"></i></li>`
}

function image(svg: string, alt: string, size: number): string {
  return `<img src="${pictureUrl(svg)}" alt="${escaped(alt)}" width="${size}" height="${size}">`
}

function icon(mark: string): string {
  return `<svg class="icon" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${mark}"/></svg>`
}
