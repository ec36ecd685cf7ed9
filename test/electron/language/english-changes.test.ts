// What English requests for a change are understood as, over the half planned term.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { nowhere } from '../../../electron/language/words/task-words.ts'
import { understand } from '../../../electron/language/understand.ts'
import {
  away,
  clockAt,
  limits,
  nextWeek,
  part,
  periods,
  plan,
  put,
  really,
  relocate,
  replan,
  swap,
  to,
  unplace,
  withOthers,
  writes,
} from './intents.ts'
import { english, factsOf } from './states.ts'

const history = { undo: 'Moved Calculus review 2', redo: null }

const table: [words: string, intent: Intent][] = [
  ['plan my week', writes(plan([1, 2, 3], [17, 21], 'rest-of-week'))],
  ['Plan next week', writes(plan([1, 2, 3], [22, 28]))],
  ['plan calculus next week, not on Friday', writes(plan([1], [22, 28], 'asked', limits([5], [])))],
  ['plan everything', writes(plan([1, 2, 3], null, 'everything'))],
  [
    'plan next week, no mornings and nothing after 8pm',
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([], [1, 2, 3, 4, 10]))),
  ],
  ['plan the weekend', writes(plan([1, 2, 3], [20, 21]))],
  ['plan from Monday to Wednesday', writes(plan([1, 2, 3], [22, 24]))],
  ['can you plan Thursday and Friday please', writes(plan([1, 2, 3], [18, 19]))],
  [
    'plan my week but keep Friday free',
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', limits([5], []))),
  ],
  [
    'plan linear algebra this week except Thursday',
    writes(plan([2], [17, 21], 'asked', limits([4], []))),
  ],
  ['plan week 5', writes(plan([1, 2, 3], [29, 35]))],
  ['schedule my week', writes(plan([1, 2, 3], [17, 21], 'rest-of-week'))],
  ['plan everything except history', writes(plan([1, 2], null, 'everything'))],
  [
    'plan next week, only afternoons',
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([], [1, 2, 3, 4, 9, 10]))),
  ],
  [
    'move the second calculus session to Friday morning',
    writes(put(102, to(['2026-11-27'], part('morning')))),
  ],
  [
    'move calculus review 2 to Friday morning',
    writes(put(102, to(['2026-11-27'], part('morning')))),
  ],
  ["move Thursday's calculus to Friday", writes(put(101, to(['2026-11-27'])))],
  ['move the Friday calculus session to Monday', writes(put(102, to(['2026-11-30'])))],
  ['move calculus review 1 a day later', writes(put(101, { ...nowhere, shift: 1 }))],
  ['push matrices 1 to tomorrow evening', writes(put(201, to(['2026-11-26'], part('evening'))))],
  [
    'mvoe calculs review 2 to firday morning',
    writes(put(102, to(['2026-11-27'], part('morning')))),
  ],
  [
    'move the last calculus session to next Wednesday at 10',
    writes(put(103, to(['2026-12-02'], clockAt(10, 0)))),
  ],
  ['put chapter 2 on Saturday afternoon', writes(put(302, to(['2026-11-28'], part('afternoon'))))],
  ['schedule calculus on Saturday morning', writes(put(104, to(['2026-11-28'], part('morning'))))],
  [
    'schedule the next history reading for tomorrow at 2pm',
    writes(put(302, to(['2026-11-26'], clockAt(14, 0)))),
  ],
  ['swap calculus review 2 and matrices 2', writes(swap(102, 202))],
  ['swap the first and second calculus session', writes(swap(101, 102))],
  ['swap calculus on Friday with linear algebra on Friday', writes(swap(102, 202))],
  ['flip the two blocks on Friday so the matrices one comes first', writes(swap(102, 202))],
  ['unplace calculus review 2', writes(unplace(102))],
  ['take matrices 1 off the week', writes(unplace(201))],
  ["cancel Thursday's calculus", writes(unplace(101))],
  ['delete calculus review 2', really('delete', unplace(102))],
  ['remove everything on Thursday', writes(replan([away('2026-11-26')]))],
  ['undo', writes({ kind: 'undo' })],
  ['undo that please', writes({ kind: 'undo' })],
  ["don't move calculus, move matrices 1 to Friday", writes(put(201, to(['2026-11-27'])))],
  ['should I move calculus review 2 to Friday?', really('opinion', put(102, to(['2026-11-27'])))],
  [
    'if it rains move calculus review 2 to Friday',
    really('condition', put(102, to(['2026-11-27']))),
  ],
  ['my friend said move calculus review 2 to Friday', writes(put(102, to(['2026-11-27'])))],
  ['I moved calculus review 2 to Friday', writes(put(102, to(['2026-11-27'])))],
  ["I'm ill on Thursday", writes(replan([away('2026-11-26')]))],
  ["I can't study on Thursday", writes(replan([away('2026-11-26')]))],
  [
    "I'm ill on Friday, move matrices 2 to Saturday",
    writes(put(202, to(['2026-11-28'])), replan([away('2026-11-27')])),
  ],
  [
    "I'm ill on Friday, calculus review 2 to Saturday",
    writes(put(102, to(['2026-11-28'])), replan([away('2026-11-27')])),
  ],
  ['free up Thursday afternoon', writes(replan([away('2026-11-26', '2026-11-26', [5, 8])]))],
  [
    'move everything on Thursday to Friday',
    writes(relocate([101, 201, 301], to(['2026-11-27']), ['2026-11-26'])),
  ],
  ['move all calculus sessions to next week', writes(relocate([101, 102, 103], to(nextWeek), []))],
  [
    'move calculus review 2 to Friday and swap matrices 1 and chapter 1',
    writes(put(102, to(['2026-11-27'])), swap(201, 301)),
  ],
  [
    'plan next week, not on Monday, Wednesday or Friday',
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([1, 3, 5], []))),
  ],
  ['postpone calculus review 1 by two days', writes({ kind: 'delay', firstIds: [101], days: 2 })],
  ['move calculus review 1 to later that day', writes(put(101, { ...nowhere, nudge: 'later' }))],
  ['move calculus review 1 earlier', writes(put(101, { ...nowhere, nudge: 'earlier' }))],
  [
    'plan next week without mornings or Fridays',
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([5], [1, 2, 3, 4]))),
  ],
  ['I have no time on Thursday', writes(replan([away('2026-11-26')]))],
  [
    'put calculus and history on Saturday',
    writes(put(104, to(['2026-11-28'])), put(302, to(['2026-11-28']))),
  ],
  ['reschedule everything on Friday', writes(replan([away('2026-11-27')]))],
  [
    'move calculus review 2 to 2026-11-28 at 10:00',
    writes(put(102, to(['2026-11-28'], clockAt(10, 0)))),
  ],
  ['move calculus review 2 to Nov 28', writes(put(102, to(['2026-11-28'])))],
  ['move calculus review 2 to the 28th', writes(put(102, to(['2026-11-28'])))],
  [
    'move calculus review 2 to period 3 on Saturday',
    writes(put(102, to(['2026-11-28'], periods(3, 3)))),
  ],
  [
    'move calculus review 2 to Saturday, 3rd period',
    writes(put(102, to(['2026-11-28'], periods(3, 3)))),
  ],
  [
    'shift matrices 2 to Saturday afternoon at 3',
    writes(put(202, to(['2026-11-28'], clockAt(15, 0)))),
  ],
  [
    'place chapter 2 tomorrow evening please',
    writes(put(302, to(['2026-11-26'], part('evening')))),
  ],
  [
    'can you put chapter 2 on Saturday at 10am?',
    writes(put(302, to(['2026-11-28'], clockAt(10, 0)))),
  ],
  ["let's plan linear algebra and history for next week", writes(plan([2, 3], [22, 28]))],
  ['plan 2 calculus sessions on Saturday', writes(put(104, to(['2026-11-28'])))],
  ['plan the rest of the term', writes(plan([1, 2, 3], null, 'everything'))],
  ['undo the last two changes', writes({ kind: 'undo' }, { kind: 'undo' })],
  ['could we swap matrices 1 and calculus review 1?', writes(swap(201, 101))],
  [
    'Please reschedule calculus review 1 for Saturday morning, thanks!',
    withOthers(101, to(['2026-11-28'], part('morning'))),
  ],
  ['hi, move calculus review 1 to Saturday', withOthers(101, to(['2026-11-28']))],
  [
    'plan my week except for Friday and the weekend',
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', limits([5, 6, 7], []))),
  ],
  [
    'move calculus review 2 to Friday or Saturday',
    writes(put(102, to(['2026-11-27', '2026-11-28']))),
  ],
  ['can I move calculus review 2 to Saturday?', writes(put(102, to(['2026-11-28'])))],
  ['move calculus review 2 to monday week', withOthers(102, to(['2026-12-07']))],
  ['move calculus review 2 to Saturday instead of Friday', writes(put(102, to(['2026-11-28'])))],
  ['drop history', really('delete', unplace(301))],
  ['Calculus review 2 has been moved to Friday', writes(put(102, to(['2026-11-27'])))],
  ['undo?', writes({ kind: 'undo' })],
  ['maybe move calculus review 2 to Saturday', writes(put(102, to(['2026-11-28'])))],
  [
    'imagine you move calculus review 2 to Saturday',
    really('condition', put(102, to(['2026-11-28']))),
  ],
  ['make a plan for next week', writes(plan([1, 2, 3], [22, 28]))],
  ['cancel calculus review 2', writes(unplace(102))],
  ['plan', writes(plan([1, 2, 3], [17, 21], 'rest-of-week'))],
]

describe('changes asked for in English', () => {
  it.each(table)('[M3] %s', (words, intent) => {
    const facts = factsOf(words, { state: english, history })
    expect(understand(facts)).toEqual(intent)
  })
})
