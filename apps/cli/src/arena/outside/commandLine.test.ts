import { describe, expect, it } from 'vitest'
import { splitCommand } from './commandLine.ts'

describe('a command', () => {
  it.each([
    ['node my-bot.js', ['node', 'my-bot.js']],
    ['  node\t my-bot.js ', ['node', 'my-bot.js']],
    [`"/my bots/bot" --name 'Ada B.'`, ['/my bots/bot', '--name', 'Ada B.']],
    [`bot --a="x y"'z'`, ['bot', '--a=x yz']],
    [`bot "it's" ''`, ['bot', "it's", '']],
    [String.raw`bot $HOME * \n | cat`, ['bot', '$HOME', '*', String.raw`\n`, '|', 'cat']],
  ])('is split into words: %s', (text, words) => {
    expect(splitCommand(text)).toEqual(words)
  })

  it.each([
    ['', 'names no program'],
    ['  ', 'names no program'],
    ["''", 'names no program'],
    ['node "my bot.js', 'a quote is not closed'],
    ["node it's", 'a quote is not closed'],
  ])('is refused: %j', (text, message) => {
    expect(() => splitCommand(text)).toThrow(message)
  })
})
