import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { hardCodedText } from '../testing/hardCodedText.ts'
import { openMarks, strayMarks } from '../testing/strayMarks.ts'
import {
  ACCOUNT_WORDS,
  MATCH_WORDS,
  NOTICE_WORDS,
  PROFILE_WORDS,
  SAFETY_WORDS,
  keysOf,
  unusedKeys,
  usedKeys,
} from '../testing/usedKeys.ts'
import { account as accountDe } from './de/account.ts'
import { match as matchDe } from './de/match.ts'
import { notices as noticesDe } from './de/notices.ts'
import { profile as profileDe } from './de/profile.ts'
import { safety as safetyDe } from './de/safety.ts'
import { de } from './de.ts'
import { account as accountEn } from './en/account.ts'
import { match as matchEn } from './en/match.ts'
import { notices as noticesEn } from './en/notices.ts'
import { profile as profileEn } from './en/profile.ts'
import { safety as safetyEn } from './en/safety.ts'
import { en } from './en.ts'
import { account as accountPt } from './pt/account.ts'
import { match as matchPt } from './pt/match.ts'
import { notices as noticesPt } from './pt/notices.ts'
import { profile as profilePt } from './pt/profile.ts'
import { safety as safetyPt } from './pt/safety.ts'
import { pt } from './pt.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The sources of the page, without the catalogues themselves and without tests. */
const SOURCES = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(words[/\\](en|de|pt)\b|testing)/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const CATALOGUES = readdirSync(path.join(root, 'words'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(en|de|pt)\b.*\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, 'words', file), 'utf8') }))

/** Names, and words that two of the languages share. */
const SAME_EVERYWHERE =
  /^(gameName|gameNameParts|setUp\.name|season\.museum|online\.room\.bot|settings\.(speeds\.normal|volume)|fields\.email|ways\.passkeys)$/

describe('the catalogues', () => {
  it('have a key for each text, the same ones in every language', () => {
    expect(keysOf(en).length).toBeGreaterThan(400)
    expect(keysOf(de).toSorted()).toEqual(keysOf(en).toSorted())
    expect(keysOf(pt).toSorted()).toEqual(keysOf(en).toSorted())
    expect(keysOf(accountEn).length).toBeGreaterThan(100)
    expect(keysOf(accountDe).toSorted()).toEqual(keysOf(accountEn).toSorted())
    expect(keysOf(accountPt).toSorted()).toEqual(keysOf(accountEn).toSorted())
    expect(keysOf(safetyEn).length).toBeGreaterThan(60)
    expect(keysOf(safetyDe).toSorted()).toEqual(keysOf(safetyEn).toSorted())
    expect(keysOf(safetyPt).toSorted()).toEqual(keysOf(safetyEn).toSorted())
    expect(keysOf(profileEn).length).toBeGreaterThan(50)
    expect(keysOf(profileDe).toSorted()).toEqual(keysOf(profileEn).toSorted())
    expect(keysOf(profilePt).toSorted()).toEqual(keysOf(profileEn).toSorted())
    expect(keysOf(matchEn).length).toBeGreaterThan(30)
    expect(keysOf(matchDe).toSorted()).toEqual(keysOf(matchEn).toSorted())
    expect(keysOf(matchPt).toSorted()).toEqual(keysOf(matchEn).toSorted())
    expect(keysOf(noticesEn).length).toBeGreaterThan(20)
    expect(keysOf(noticesDe).toSorted()).toEqual(keysOf(noticesEn).toSorted())
    expect(keysOf(noticesPt).toSorted()).toEqual(keysOf(noticesEn).toSorted())
  })

  it('have no key that nobody uses', () => {
    const used = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file)]))
    expect(unusedKeys(keysOf(en), used)).toEqual([])
    const usedAbout = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file, ACCOUNT_WORDS)]))
    expect(unusedKeys(keysOf(accountEn), usedAbout)).toEqual([])
    const usedForSafety = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file, SAFETY_WORDS)]))
    expect(unusedKeys(keysOf(safetyEn), usedForSafety)).toEqual([])
    const usedOfProfiles = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file, PROFILE_WORDS)]))
    expect(unusedKeys(keysOf(profileEn), usedOfProfiles)).toEqual([])
    const usedForMatch = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file, MATCH_WORDS)]))
    expect(unusedKeys(keysOf(matchEn), usedForMatch)).toEqual([])
    const usedForNotices = new Set(SOURCES.flatMap(({ file, source }) => [...usedKeys(source, file, NOTICE_WORDS)]))
    expect(unusedKeys(keysOf(noticesEn), usedForNotices)).toEqual([])
  })

  it('have all text of the page: none stands in its sources', () => {
    expect(SOURCES.length).toBeGreaterThan(100)
    expect(SOURCES.flatMap(({ file, source }) => hardCodedText(source, file))).toEqual([])
  })

  it('have marks only in texts that are marked', () => {
    expect(CATALOGUES.length).toBeGreaterThan(40)
    expect(CATALOGUES.flatMap(({ file, source }) => strayMarks(source, file))).toEqual([])
  })

  it('end every mark that they begin', () => {
    expect(CATALOGUES.flatMap(({ file, source }) => openMarks(source, file))).toEqual([])
  })

  it('say something else in every language, but for names and signs', () => {
    const same = [
      ...sameIn(en, de, pt),
      ...sameIn(accountEn, accountDe, accountPt),
      ...sameIn(safetyEn, safetyDe, safetyPt),
      ...sameIn(profileEn, profileDe, profilePt),
      ...sameIn(matchEn, matchDe, matchPt),
      ...sameIn(noticesEn, noticesDe, noticesPt),
    ]
    expect(same.filter((key) => !SAME_EVERYWHERE.test(key))).toEqual([])
  })
})

/** The keys of texts that another language has letter by letter. */
function sameIn(english: object, ...others: readonly object[]): readonly string[] {
  return keysOf(english).filter((key) => {
    const text = textAt(english, key)
    return /\p{L}{3}/u.test(text) && others.some((other) => textAt(other, key) === text)
  })
}

/** The text under a key; of a sentence with arguments, what stands between quotes in it. */
function textAt(words: object, key: string): string {
  let found: unknown = words
  for (const name of key.split('.')) found = (found as Record<string, unknown>)[name]
  if (typeof found === 'string') return found
  if (Array.isArray(found)) return found.flat().map(textOfPart).join(' ')
  return typeof found === 'function' ? quotedIn(found.toString()) : ''
}

/** A string of a list, or a run of a marked text. */
function textOfPart(part: string | { readonly text: string }): string {
  return typeof part === 'string' ? part : part.text
}

function quotedIn(source: string): string {
  const quoted = source.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []
  return quoted.map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…')).join(' ')
}

describe('the check of keys', () => {
  const used = (source: string): readonly string[] => [...usedKeys(source, 'sample.tsx')].toSorted()

  it('sees what is used by its name', () => {
    expect(used('const words = useWords(); say(words.menu.play, words.table.season(1))')).toEqual([
      'menu.play',
      'table.season',
    ])
  })

  it('sees what is used by other names', () => {
    expect(used('const { why } = words.controls; why.tooLow(1)')).toEqual(['controls.why.tooLow'])
    expect(used('function f({ paintings }: Words) { return paintings.title(x) }')).toEqual(['paintings.title'])
  })

  it('knows a catalogue by what gives it or by its type, too', () => {
    const usedAbout = (source: string): readonly string[] => [...usedKeys(source, 'sample.tsx', ACCOUNT_WORDS)]
    expect(usedAbout('const account = useAccountWords(); say(account.ways.save)')).toEqual(['ways.save'])
    expect(usedAbout('function f(account: AccountWords) { return account.title }')).toEqual(['title'])
    expect(usedAbout('const { account } = useOwnAccount(); say(account.devices)')).toEqual([])
  })

  it('counts all below what is looked up or handed on', () => {
    expect(used('say(words.auctions[type], tell(words.reasons))')).toEqual(['auctions.*', 'reasons'])
    const keys = ['auctions.open', 'reasons.price', 'menu.play']
    expect(unusedKeys(keys, new Set(['auctions.*', 'reasons']))).toEqual(['menu.play'])
  })

  it('is not deceived by other things of the same name', () => {
    expect(used('const menu = 1; other.menu.play')).toEqual([])
    expect(used('const { play } = theatre; play.now()')).toEqual([])
  })
})

describe('the check of marks', () => {
  const PUT_IN = `$\{name}`

  it.each([
    'const a = "You _win_"',
    `const a = (name: string) => \`*${PUT_IN}* bids\``,
    "const a = { b: 'It is *yours*.' }",
  ])('finds %s', (source) => {
    expect(strayMarks(source, 'sample.ts')).toHaveLength(1)
  })

  it.each(['const a = marked`You _win_`', "const a = { one_offer: 'One offer' }", `const a = \`${PUT_IN} bids\``])(
    'leaves alone %s',
    (source) => {
      expect(strayMarks(source, 'sample.ts')).toEqual([])
    },
  )
})

describe('the check that marks end', () => {
  const PUT_IN = `$\{marked\`_x_\`}`

  it.each(['marked`You *win`', 'marked`You *win_`', `marked\`*A* or _${PUT_IN}\``, 'marked`*You _win_*`'])(
    'finds %s',
    (source) => {
      expect(openMarks(source, 'sample.ts')).toHaveLength(1)
    },
  )

  it.each(['marked`*You* _win_`', `marked\`*${PUT_IN}* wins\``, "say('*')"])('leaves alone %s', (source) => {
    expect(openMarks(source, 'sample.ts')).toEqual([])
  })
})

describe('the check of hard-coded text', () => {
  it.each([
    'const a = <p>Hello there</p>',
    'const a = <p>{open ? "Open" : words.close}</p>',
    'const a = <p>{name && `Dear friend`}</p>',
    'const a = <button aria-label="Close" />',
    'const a = <img alt={big ? "A large one" : alt} />',
    'const a = { label: "To the menu", go }',
    'document.title = "Settings"',
    'node.textContent = `Lot one`',
  ])('finds it in %s', (source) => {
    expect(hardCodedText(source, 'sample.tsx')).toHaveLength(1)
  })

  it.each([
    'const a = <p className="text-muted grid">{words.menu.play} · ×</p>',
    'const a = <p>{words.money(3)}{" "}k</p>',
    'const a = <Link href="/rules" title={words.rules.title} />',
    'throw new Error("nobody is to play")',
    'const a = { type: "deal", name: "hammer" }',
  ])('leaves alone %s', (source) => {
    expect(hardCodedText(source, 'sample.tsx')).toEqual([])
  })
})
