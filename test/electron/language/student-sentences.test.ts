// Sentences as students type them: short forms, slips, politeness, corrections, in English and Chinese.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { partsOf } from '../../../electron/language/parts-of.ts'
import { understand } from '../../../electron/language/understand.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  ask,
  away,
  lighterThursday,
  limits,
  mark,
  part,
  plan,
  put,
  query,
  replan,
  say,
  swap,
  to,
  unplace,
  writes,
} from './intents.ts'
import { chinese, english, factsOf } from './states.ts'

const thisWeek = writes(plan([1, 2, 3], [17, 21], 'rest-of-week'))
const history = { undo: 'Moved Calculus review 2', redo: null }
const leftAlone = say({ kind: 'left-alone' })

/** What is said after a comma belongs to the same turn. */
const table: [words: string[], intent: Intent, state?: ScheduleState][] = [
  [['hey can u plan my wk pls'], thisWeek],
  [
    ['could you plan next week for me please, but keep Sunday free'],
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([7], []))),
  ],
  [['plan next week and leave out history'], writes(plan([1, 2], [22, 28]))],
  [['whats on friday'], query({ kind: 'query-day', days: [19], wish: null })],
  [['what have I got on tmrw?'], query({ kind: 'query-day', days: [18], wish: null })],
  [['im sick until friday'], writes(replan([away('2026-11-25', '2026-11-27')]))],
  [['cant study on friday'], writes(replan([away('2026-11-27')]))],
  [["I'm away for the next 3 days"], writes(replan([away('2026-11-25', '2026-11-27')]))],
  [
    ['dont schedule anything before 10'],
    ask({
      kind: 'apply-limit',
      limits: limits([], [1, 2]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
  ],
  [
    ['I hate studying in the evening'],
    ask({
      kind: 'apply-limit',
      limits: limits([], [9, 10]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
  ],
  [
    ['move calculus review 2 to Thursday', 'no, I meant Saturday'],
    writes(put(102, to(['2026-11-28']))),
  ],
  [
    ['move calculus review 2 to Saturday', 'actually make it Sunday'],
    writes(put(102, to(['2026-11-29']))),
  ],
  [['move calculus review 2 to Saturday', 'forget it'], leftAlone],
  [['move calculus review 2 a bit later'], writes(put(102, { ...to(null), nudge: 'later' }))],
  [
    ['put calculus review 2 on Saturday the 28th at 2pm'],
    writes(put(102, to(['2026-11-28'], { kind: 'clock', minute: 840 }))),
  ],
  [['swap calculus review 2 and matrices 1'], writes(swap(102, 201))],
  [['move it back'], writes({ kind: 'undo' })],
  [['skip algebra this week'], writes(unplace(201, 202))],
  [['too much on Thursday, spread it out'], writes(lighterThursday)],
  [['I finished calculus review 1 in 50 minutes'], writes(mark(101, 'done', 50))],
  [
    ['麻烦帮我排一下下周，周日空出来'],
    writes(plan([1, 2, 3], [22, 28], 'asked', limits([7], []))),
    chinese,
  ],
  [['明天有啥'], query({ kind: 'query-day', days: [18], wish: null }), chinese],
  [['接下来三天我没空'], writes(replan([away('2026-11-25', '2026-11-27')])), chinese],
  [
    ['十点以前别给我排'],
    ask({
      kind: 'apply-limit',
      limits: limits([], [1, 2]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
    chinese,
  ],
  [
    ['晚上不想学'],
    ask({
      kind: 'apply-limit',
      limits: limits([], [9, 10]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
    chinese,
  ],
  [['把高数复习2挪到周五上午', '换成周六'], writes(put(102, to(['2026-11-28']))), chinese],
  [['把高数复习2挪到周四', '不是，我说的是周六'], writes(put(102, to(['2026-11-28']))), chinese],
  [['把高数复习2挪到周六', '算了'], leftAlone, chinese],
  [['高数复习2往后挪一点'], writes(put(102, { ...to(null), nudge: 'later' })), chinese],
  [
    ['把高数复习2放到28号下午两点'],
    writes(put(102, to(['2026-11-28'], { kind: 'clock', minute: 840 }))),
    chinese,
  ],
  [['把高数复习2和矩阵练习1换一下'], writes(swap(102, 201)), chinese],
  [['线代这周先不学'], writes(unplace(201, 202)), chinese],
  [['周五下午跟晚上那俩对调一下'], writes(swap(102, 202)), chinese],
  [['周四太多了，匀一匀'], writes(lighterThursday), chinese],
  [['高数复习1用了50分钟做完了'], writes(mark(101, 'done', 50)), chinese],
  [['安排下周，近现代史先不排'], writes(plan([1, 2], [22, 28])), chinese],
  [['我周五下午没空'], writes(replan([away('2026-11-27', '2026-11-27', [5, 8])])), chinese],
]

/** Said as a turn of its own, after the first was done. */
const turns: [before: string, words: string, intent: Intent, state?: ScheduleState][] = [
  [
    'move calculus review 2 to Thursday',
    'no, I meant Saturday',
    writes(put(102, to(['2026-11-28']))),
  ],
  ['把高数复习2挪到周四', '不是周四，我说的是周六', writes(put(102, to(['2026-11-28']))), chinese],
  [
    'move calculus review 2 to Saturday',
    'in the afternoon instead',
    writes(put(102, to(['2026-11-28'], part('afternoon')))),
  ],
]

describe('sentences of students', () => {
  it.each(table)('[M3] %s', (words, intent, state = english) => {
    const [request = '', ...followUps] = words
    expect(understand(factsOf(request, { state, followUps, history }))).toEqual(intent)
  })

  it.each(turns)('[M3] after “%s”: %s', (before, words, intent, state = english) => {
    const recent = [{ who: 'person' as const, text: before }]
    const [said = words] = partsOf(factsOf(words, { state, recent }))
    expect(understand(factsOf(said, { state, recent }))).toEqual(intent)
  })
})
