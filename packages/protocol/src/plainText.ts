/** Control characters, marks that turn the direction of a text, and characters that nobody can see. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/gu

/** Joins the parts of an emoji, and belongs into texts of several languages. */
const JOINER = '\u200D'

/** More marks on one letter than any language writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** A text that somebody typed, as it may stand among others': on one line, without what nobody can see. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\r\n\t]/g, ' ')
    .replaceAll(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ''))
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
