// Which day full and short dates mean, and when a date is asked back: in English and Chinese.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { ask, away, plan, put, replan, to, withOthers, writes } from './intents.ts'
import { chinese, english, factsOf } from './states.ts'

const goesTo = (...dates: string[]) => writes(put(102, to(dates)))

const dates: [words: string, intent: Intent, state?: ScheduleState][] = [
  ['move calculus review 2 to 28 November', goesTo('2026-11-28')],
  ['move calculus review 2 to the 28th of November', goesTo('2026-11-28')],
  ['move calculus review 2 to Nov 28th', goesTo('2026-11-28')],
  ['move calculus review 2 to Nov. 28', goesTo('2026-11-28')],
  ['move calculus review 2 to Saturday 28 November', goesTo('2026-11-28')],
  ['move calculus review 2 to Saturday, November 28', goesTo('2026-11-28')],
  ['move calculus review 2 to Sat the 28th', goesTo('2026-11-28')],
  ['move calculus review 2 on the 28th', goesTo('2026-11-28')],
  ['move calculus review 2 to 28/11', goesTo('2026-11-28')],
  ['move calculus review 2 to 11/28', goesTo('2026-11-28')],
  ['move calculus review 2 to 28.11.2026', goesTo('2026-11-28')],
  // A weekday need not be this month's: the 7th of November is a Saturday, that of December a Monday.
  ['move calculus review 2 to Monday the 7th', withOthers(102, to(['2026-12-07']))],
  ['put calculus review 2 on 28 november', goesTo('2026-11-28')],
  ['把高数复习2挪到11月28日', goesTo('2026-11-28'), chinese],
  ['把高数复习2挪到28号', goesTo('2026-11-28'), chinese],
  ['把高数复习2挪到周六（11月28日）', goesTo('2026-11-28'), chinese],
  ['把高数复习2挪到11月28日周六', goesTo('2026-11-28'), chinese],
  ['把高数复习2挪到下周三（12月2号）', withOthers(102, to(['2026-12-02'])), chinese],
  ['把高数复习2挪到11.28', goesTo('2026-11-28'), chinese],
]

const runs: [words: string, days: [from: number, to: number], state?: ScheduleState][] = [
  ['plan from 26 to 29 November', [18, 21]],
  ['plan between Nov 26 and Nov 29', [18, 21]],
  ['plan between Thursday and Sunday', [18, 21]],
  ['plan from the 26th to the 29th', [18, 21]],
  ['plan from the 28th to the 3rd', [20, 25]],
  ['plan Thu 26 Nov to Sun 29 Nov', [18, 21]],
  ['plan from 28 November', [20, 21]],
  ['plan until 29 November', [17, 21]],
  ['plan the week of 2 December', [22, 28]],
  ['plan the next 10 days', [17, 26]],
  ['plan next two weeks', [17, 30]],
  ['plan this week and next', [17, 28]],
  ['plan the rest of the week', [17, 21]],
  ['安排11月26日到29日', [18, 21], chinese],
  ['安排11月28号到3号', [20, 25], chinese],
  ['安排12月2号那一周', [22, 28], chinese],
  ['排接下来十天', [17, 26], chinese],
  ['排未来两周', [17, 30], chinese],
]

const asked: [words: string, words2: string, choices: string[], state?: ScheduleState][] = [
  [
    'move calculus review 2 to Friday 28 November',
    'friday 28 november',
    ['2026-11-27', '2026-11-28'],
  ],
  ['move calculus review 2 to 11/12', '11/12', ['2026-11-12', '2026-12-11']],
  ["I'm away Friday 28 November", 'friday 28 november', ['2026-11-27', '2026-11-28']],
  ['把高数复习2挪到周五（11月28日）', '周五(11月28日)', ['2026-11-27', '2026-11-28'], chinese],
]

const answers: [answer: string, intent: Intent][] = [
  ['the 28th', goesTo('2026-11-28')],
  ['Friday', goesTo('2026-11-27')],
  ['the second', goesTo('2026-11-28')],
  ['27 November', goesTo('2026-11-27')],
  ['no, Sunday', goesTo('2026-11-29')],
]

describe('dates', () => {
  it.each(dates)('[M3] %s', (words, intent, state = english) => {
    expect(understand(factsOf(words, { state }))).toEqual(intent)
  })

  it.each(runs)('[M3] %s', (words, days, state = english) => {
    const span = /(?:^|\s)plan$/.test(words) ? 'rest-of-week' : 'asked'
    const intent = understand(factsOf(words, { state }))
    expect(intent).toEqual(writes(plan([1, 2, 3], days, span)))
  })

  it.each(asked)('[M3] %s is asked back', (words, said, choices, state = english) => {
    const intent = understand(factsOf(words, { state }))
    expect(intent).toEqual(ask({ kind: 'which-day', words: said, choices }))
  })

  it.each(answers)('[M3] “Friday 28 November”, answered with: %s', (answer, intent) => {
    const words = 'move calculus review 2 to Friday 28 November'
    expect(understand(factsOf(words, { followUps: [answer] }))).toEqual(intent)
  })

  it('[M3] a date that no calendar has is asked for, and the answer takes its place', () => {
    const words = 'move calculus review 2 to 31 November'
    const question = { kind: 'unknown-day', words: '31 november' } as const
    expect(understand(factsOf(words))).toEqual(ask(question))
    const settled = understand(factsOf(words, { followUps: ['30 November'] }))
    expect(settled).toEqual(goesTo('2026-11-30'))
  })

  it('[M3] a contradiction told at an open proposal is settled there', () => {
    const followUps = ['Friday 28 November', 'the 28th']
    const intent = understand(factsOf('move calculus review 2 to Thursday', { followUps }))
    expect(intent).toEqual(goesTo('2026-11-28'))
  })

  it('[M3] an absence with its weekday is one day', () => {
    const intent = understand(factsOf("I'm away Friday 27 November"))
    expect(intent).toEqual(writes(replan([away('2026-11-27')])))
  })
})
