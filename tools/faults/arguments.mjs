/**
 * What was typed: a word, and whether only the tests of `npm test` are asked.
 *
 * @param {readonly string[]} typed
 * @returns {{ usual: boolean, word: string }}
 */
export function readArguments(typed) {
  const usual = typed.includes('--usual')
  return { usual, word: typed.find((each) => each !== '--usual') ?? '' }
}
