// What answers to a question and reasons for a rejection change, in English.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import {
  ask,
  limits,
  part,
  plan,
  put,
  say,
  swap,
  to,
  weekly,
  withOthers,
  writes,
} from './intents.ts'
import { english, factsOf } from './states.ts'

const history = { undo: 'Moved Calculus review 2', redo: null }

const table: [words: string[], intent: Intent][] = [
  [
    ['move calculus', 'the second', 'Saturday morning'],
    writes(put(102, to(['2026-11-28'], part('morning')))),
  ],
  [['move calculus', 'review 2', 'Saturday'], writes(put(102, to(['2026-11-28'])))],
  [['move calculus to Saturday', 'the second one'], writes(put(102, to(['2026-11-28'])))],
  [['move calculus to Saturday', 'the second'], writes(put(102, to(['2026-11-28'])))],
  [['move a session', 'calculus review 2, to Saturday'], writes(put(102, to(['2026-11-28'])))],
  [['move calculus review 2', 'tomorrow'], writes(put(102, to(['2026-11-26'])))],
  [['move calculus review 2 to Friday', 'no'], say({ kind: 'left-alone' })],
  [['move calculus review 2 to Friday', 'Thursday instead'], writes(put(102, to(['2026-11-26'])))],
  [
    ['move calculus review 2 to Saturday', 'no, the other one'],
    ask({ kind: 'which-task', candidates: [101, 103] }),
  ],
  [
    ['plan my week', 'not on Friday'],
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', limits([5], []))),
  ],
  [['plan my week', 'only calculus'], writes(plan([1], [17, 21], 'rest-of-week'))],
  [['plan my week', 'everything but calculus'], writes(plan([2, 3], [17, 21], 'rest-of-week'))],
  [['plan my week', 'all except history'], writes(plan([1, 2], [17, 21], 'rest-of-week'))],
  [['plan my week', 'just cancel'], say({ kind: 'left-alone' })],
  [['swap calculus review 2', 'matrices 2'], writes(swap(102, 202))],
  [['move matrices 1 on Saturday', 'yes', 'tomorrow'], writes(put(201, to(['2026-11-26'])))],
  [["move Saturday's matrices 1 to Sunday", 'yes'], withOthers(201, to(['2026-11-29']))],
  [
    ['plan my week', 'no Friday mornings'],
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', weekly([5, 1, 4]))),
  ],
]

describe('answers and reasons in English', () => {
  it.each(table)('[M3] %s', (words, intent) => {
    const [request = '', ...followUps] = words
    const facts = factsOf(request, { state: english, followUps, history })
    expect(understand(facts)).toEqual(intent)
  })
})
