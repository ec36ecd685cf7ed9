// Two wishes in one breath, what was told in earlier turns, single days, and runs of sessions that go together.
import { describe, expect, it } from 'vitest'
import type { Intent, Write } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import type { EarlierWords } from '../../../electron/model/model.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  ask,
  away,
  limits,
  mark,
  periods,
  plan,
  put,
  replan,
  to,
  weekly,
  writes,
} from './intents.ts'
import { chinese, english, factsOf } from './states.ts'

const week: [number, number] = [17, 21]
const thisWeek = plan([1, 2, 3], week, 'rest-of-week')
const untilThursday = [away('2026-11-25', '2026-11-26')]
const without = (write: Write, times = untilThursday): Write => ({ ...write, away: times }) as Write

/** What lies there leaves, and the plan is for the next turn, which remembers the days. */
const absenceFirst: Intent = {
  kind: 'writes',
  writes: [replan(untilThursday)],
  notes: [{ kind: 'plan-after' }],
}

const mixed: [words: string, intent: Intent, state?: ScheduleState][] = [
  [
    'plan my week, Thursday is too full',
    writes(plan([1, 2, 3], week, 'rest-of-week', limits([4], []))),
  ],
  [
    'Thursday is too full, plan my week',
    writes(plan([1, 2, 3], week, 'rest-of-week', limits([4], []))),
  ],
  ["plan my week, I'm ill until Thursday", absenceFirst],
  ["I'm travelling until Thursday so please plan my week", absenceFirst],
  [
    'plan my week but keep Saturday free and mornings for calculus',
    {
      kind: 'writes',
      writes: [plan([1, 2, 3], week, 'rest-of-week', limits([6], []))],
      notes: [{ kind: 'course-time', classIds: [1] }],
    },
  ],
  [
    'plan my week, calculus in the mornings please',
    { kind: 'writes', writes: [thisWeek], notes: [{ kind: 'course-time', classIds: [1] }] },
  ],
  [
    'plan my week but not on Thursday evening',
    writes(plan([1, 2, 3], week, 'rest-of-week', weekly([4, 9, 10]))),
  ],
  [
    'plan next week, no Monday and Wednesday mornings',
    writes(plan([1, 2, 3], [22, 28], 'asked', weekly([1, 1, 4], [3, 1, 4]))),
  ],
  [
    'I finished calculus review 1 and I am ill until Thursday',
    writes(mark(101, 'done'), replan(untilThursday)),
  ],
  ["I'll be back on Friday, I'm travelling until then", writes(replan(untilThursday))],
  ['帮我排一下这周，周四太满了', writes(plan([1, 2, 3], week, 'asked', limits([4], []))), chinese],
  ['我周五之前生病了，帮我重新排一下这周', absenceFirst, chinese],
  ['我病到周四，帮我安排这周', absenceFirst, chinese],
  ['我周四到周五出差，帮我重新安排', writes(replan([away('2026-11-26', '2026-11-27')])), chinese],
  [
    '这周帮我安排一下，周六别排，上午留给高数',
    {
      kind: 'writes',
      writes: [plan([1, 2, 3], week, 'asked', limits([6], []))],
      notes: [{ kind: 'course-time', classIds: [1] }],
    },
    chinese,
  ],
  ['我周五才回来，前面都在外地出差', writes(replan(untilThursday)), chinese],
]

const nextWeek = plan([1, 2, 3], [22, 28])
const said = (text: string, date = '2026-11-24'): EarlierWords => ({ text, date, minute: 540 })

const remembered: [told: EarlierWords[], words: string, intent: Intent, state?: ScheduleState][] = [
  [
    [said("I'm away 1 to 3 December")],
    'plan next week',
    writes(without(nextWeek, [away('2026-12-01', '2026-12-03')])),
  ],
  [
    [said('never on Thursday evenings')],
    'plan next week',
    writes(plan([1, 2, 3], [22, 28], 'asked', weekly([4, 9, 10]))),
  ],
  [
    [said("I can't study on Mondays")],
    'plan next week',
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([1], []))),
  ],
  [
    [said('I have dinner on Friday evening, keep it free')],
    'plan my week',
    writes(without(thisWeek, [away('2026-11-27', '2026-11-27', [9, 10])])),
  ],
  // "Tomorrow" is the day after it was said, and what is over has no days left.
  [
    [said("I'm away tomorrow", '2026-11-26')],
    'plan my week',
    writes(without(thisWeek, [away('2026-11-27')])),
  ],
  [[said("I'm ill today", '2026-11-20')], 'plan my week', writes(thisWeek)],
  [[said("I'm away until Sunday"), said("I'm back")], 'plan my week', writes(thisWeek)],
  [[said("I'm away until Sunday"), said('never mind')], 'plan my week', writes(thisWeek)],
  // A wish for one plan stays with it, and so does the work of one course that leaves a day.
  [[said('plan this week, not on Friday')], 'plan next week', writes(nextWeek)],
  [[said('move everything on Thursday to Friday')], 'plan my week', writes(thisWeek)],
  // Who asks for just that day wants it all the same.
  [[said("I'm away on Sunday")], 'plan Sunday', writes(plan([1, 2, 3], [21, 21]))],
  [
    [said('我12月1号到3号不在')],
    '安排下周',
    writes(without(nextWeek, [away('2026-12-01', '2026-12-03')])),
    chinese,
  ],
]

const delay = (firstIds: number[], days: number): Intent =>
  writes({ kind: 'delay', firstIds, days })

const runs: [words: string, intent: Intent, state?: ScheduleState][] = [
  ['push all my calculus back two days', delay([101], 2)],
  ['push everything back a day', delay([101, 201, 301], 1)],
  ['postpone all of algebra by a week', delay([201], 7)],
  ['move calculus review 2 and everything after it one day later', delay([102], 1)],
  ['bring all my algebra forward by a day', delay([201], -1)],
  ['delay calculus by two days', delay([101], 2)],
  ['把线代整体往后推两天', delay([201], 2), chinese],
  ['高数复习2和后面的都往后推一天', delay([102], 1), chinese],
  ['所有学习往后推一天', delay([101, 201, 301], 1), chinese],
  // One session alone is no run.
  ['postpone calculus review 2 by two days', writes(put(102, { ...to(null), shift: 2 }))],
]

describe('mixed requests', () => {
  it.each(mixed)('[M3] %s', (words, intent, state = english) => {
    expect(understand(factsOf(words, { state }))).toEqual(intent)
  })

  it.each(remembered)('[M3] after %j: %s', (told, words, intent, state = english) => {
    expect(understand(factsOf(words, { state, told }))).toEqual(intent)
  })

  it.each(runs)('[M3] %s', (words, intent, state = english) => {
    expect(understand(factsOf(words, { state }))).toEqual(intent)
  })
})

describe('a plan of a single day', () => {
  it('[M3] what is next in line goes there when the day has its share already', () => {
    const intent = understand(factsOf('plan Thursday evening', { state: english }))
    expect(intent).toEqual({
      kind: 'writes',
      writes: [put(302, to(['2026-11-26'], periods(9, 9)))],
      notes: [{ kind: 'beyond-share', date: '2026-11-26' }],
    })
  })

  it('[M3] what is planned later comes forward when all that is open has to follow it', () => {
    const intent = understand(factsOf('plan calculus tomorrow', { state: english }))
    expect(intent).toEqual({
      kind: 'writes',
      writes: [put(102, to(['2026-11-26'], periods(9, 10)))],
      notes: [{ kind: 'brought-forward', date: '2026-11-26', taskId: 102 }],
    })
  })

  it("[M3] the student's own hours are kept", () => {
    const preferences = { ...defaultPreferences, protectedWeekdays: [7] }
    const sunday = understand(factsOf('plan Sunday', { state: english, preferences }))
    expect(sunday).toEqual({ kind: 'say', statement: { kind: 'day-full', date: '2026-11-29' } })
  })

  it('[M3] a day without any room says so', () => {
    const intent = understand(factsOf('plan today', { at: ['2026-11-25', '20:30'] }))
    expect(intent).toEqual({ kind: 'say', statement: { kind: 'day-full', date: '2026-11-25' } })
  })

  it('[M3] a course that is not there is asked about', () => {
    expect(understand(factsOf('plan biology tomorrow'))).toEqual(ask({ kind: 'no-such-task' }))
  })
})
