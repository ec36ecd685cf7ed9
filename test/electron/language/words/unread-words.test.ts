// What is written only after a question, because not every word of it was understood.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { away, put, replan, swap, to, writes } from '../intents.ts'
import { chinese, english, factsOf } from '../states.ts'

const asked: [words: string, state?: ScheduleState][] = [
  ['move calculus review 2 to Saturday except the proofs'],
  ['move calculus review 2 to Saturday unless it rains'],
  ['move matrices 1 right after breakfast tomorrow'],
  ['take matrices 1 off Saturday but only half of it'],
  ['mark calculus review 1 as done apart from the last exercise'],
  ['can you keep one evening free this week? I do not mind which'],
  ['帮我订一张周五回家的票，周末就不学习了', chinese],
]

const facts = ([request = '', ...followUps]: string[], state: ScheduleState) =>
  factsOf(request, { followUps, state })

describe('words that mean nothing to the reader', () => {
  it.each(asked)('[M3] "%s" writes nothing unasked', (words, state = english) => {
    expect(understand(facts([words], state)).kind).not.toBe('writes')
  })

  it('[M3] names them as the reason of its question, and a yes does what was asked back', () => {
    const words = 'move calculus review 2 to Saturday unless it rains'
    const writesIt = put(102, to(['2026-11-28']))
    expect(understand(facts([words], english))).toEqual({
      kind: 'ask',
      question: { kind: 'really', doubt: 'condition', writes: [writesIt] },
    })
    const odd = 'move calculus review 2 to Saturday after breakfast'
    expect(understand(facts([odd], english))).toEqual({
      kind: 'ask',
      question: { kind: 'really', doubt: 'unread', writes: [writesIt] },
    })
    expect(understand(facts([odd, 'yes'], english))).toEqual(writes(writesIt))
  })

  it.each([
    ['move calculus review 2 to Saturday because I have a party', put(102, to(['2026-11-28']))],
    ["I'm so tired, move calculus review 2 to Saturday", put(102, to(['2026-11-28']))],
    ['ugh ok please just put calculus review 2 on Saturday, thanks', put(102, to(['2026-11-28']))],
    ['swap calculus review 2 and matrices 1', swap(102, 201)],
  ])('[M3] "%s" is not asked back for a reason or a sigh', (words, write) => {
    expect(understand(facts([words], english))).toEqual(writes(write))
  })

  it('[M3] takes going home for the day without time, and being home for the day after it', () => {
    const going = "I'm going home on Friday, so no study then"
    expect(understand(facts([going], english))).toMatchObject(writes(replan([away('2026-11-27')])))
  })
})
