import { describe, expect, it } from 'vitest'
import { firstQuestion } from '../../testing/firstQuestion.ts'
import { formatQuestion, parseAnswer } from './dialogue.ts'

const question = firstQuestion()
const { setup } = question.view

function answerTo(id: number, line: string): unknown {
  return parseAnswer(line, id, setup)
}

describe('a dialogue with an outside program', () => {
  it('asks in one line of JSON', () => {
    const line = formatQuestion(7, question, 250)
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({
      type: 'decide',
      id: 7,
      seat: 0,
      view: { seat: 0, round: 1, phase: { name: 'awaiting_card_play', asked: 0 } },
      choices: [{ type: 'play_card' }],
      seed: 42,
      timeLimit: 250,
    })
  })

  it('reads an action as transcripts write it', () => {
    expect(answerTo(7, '{"id":7,"action":{"type":"bid","seat":1,"amount":12},"why":"it is nice"}')).toEqual({
      type: 'action',
      action: { type: 'bid', seat: 1, amount: 12 },
    })
  })

  it('does not take the answer to an earlier question for one to this', () => {
    expect(answerTo(7, '{"id":6,"action":{"type":"pass","seat":0}}')).toEqual({ type: 'late' })
    expect(answerTo(7, '{"id":1,"action":"nonsense"}')).toEqual({ type: 'late' })
  })

  it.each([
    ['hello', 'wrote a line that is no JSON: hello'],
    ['', 'wrote a line that is no JSON: '],
    ['[]', 'wrote a line without an id and an action: []'],
    ['null', 'wrote a line without an id and an action: null'],
    ['{"id":7}', 'wrote a line without an id and an action: {"id":7}'],
    ['{"action":{"type":"pass","seat":0}}', 'wrote a line without an id and an action: '],
    ['{"id":8,"action":{"type":"pass","seat":0}}', 'was asked question 7, but answered {"id":8,'],
    ['{"id":"7","action":{"type":"pass","seat":0}}', 'was asked question 7, but answered {"id":"7",'],
    ['{"id":0,"action":{"type":"pass","seat":0}}', 'was asked question 7, but answered {"id":0,'],
    ['{"id":7,"action":{"type":"sing","seat":0}}', '"sing" is no type of action'],
    ['{"id":7,"action":{"type":"bid","seat":0,"amount":1.5}}', 'bid: amount must be a whole number'],
    ['{"id":7,"action":{"type":"play_card","seat":0,"card":3}}', 'play_card: the rulebook deck has no card 3'],
    ['{"id":7,"action":null}', 'an action is an object with a type, not null'],
  ])('says what is wrong with %s', (line, reason) => {
    expect(answerTo(7, line)).toMatchObject({ type: 'fault', reason: expect.stringContaining(reason) as string })
  })

  it('quotes no more than a little of a line', () => {
    const answer = parseAnswer('x'.repeat(10_000), 7, setup)
    expect(answer.type === 'fault' && answer.reason.length).toBeLessThan(120)
  })
})
