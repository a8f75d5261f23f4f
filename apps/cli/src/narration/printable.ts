/**
 * Text from strangers, made safe for a terminal: without escape sequences, other control characters, and the marks that
 * turn or hide text. The joiners, of which emoji and some scripts are made, stay.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/(?![\u200C\u200D])[\p{Cf}\p{Cs}]/gu, '')
}
