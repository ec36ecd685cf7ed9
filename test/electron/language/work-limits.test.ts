// New limits of work that is there, by talking: days, times, lengths, order, and what must be moved or asked first.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCards, say, stateOf } from '../agent/world.ts'
import { openTalk } from './conversation.ts'
import { chinese, english, factsOf } from './states.ts'

const set: [words: string, values: Record<string, unknown>, state?: ScheduleState][] = [
  ['make calculus sessions one period', { task_class_id: 1, session_slots: 1 }],
  ['calculus never in the evening', { task_class_id: 1, excluded_slots: [9, 10] }],
  ['no linear algebra on Mondays from now on', { task_class_id: 2, excluded_weekdays: [1] }],
  ['never schedule linear algebra on Mondays', { task_class_id: 2, excluded_weekdays: [1] }],
  ["don't put calculus after 19:00 ever again", { task_class_id: 1, excluded_slots: [9, 10] }],
  ['history only on weekdays', { task_class_id: 3, excluded_weekdays: [6, 7] }],
  ['calculus is due on 14 December now', { task_class_id: 1, to_day: 36 }],
  ['the readings are due on Thursday now', { task_class_id: 3, to_day: 18 }],
  ['linear algebra is the most important', { task_class_id: 2, priority: 5 }],
  ['move the history deadline a week earlier', { task_class_id: 3, to_day: 49 }],
  ['stop scheduling linear algebra on mondays', { task_class_id: 2, excluded_weekdays: [1] }],
  ['history can wait', { task_class_id: 3, priority: 1 }],
  ['高数每次改成一节', { task_class_id: 1, session_slots: 1 }, chinese],
  ['每次高数太长了，改成45分钟', { task_class_id: 1, session_slots: 1 }, chinese],
  ['线代以后别排周一', { task_class_id: 2, excluded_weekdays: [1] }, chinese],
  ['别再给我晚上排高数了', { task_class_id: 1, excluded_slots: [9, 10] }, chinese],
  ['高数截止日期改到12月14日', { task_class_id: 1, to_day: 36 }, chinese],
  ['线代最重要', { task_class_id: 2, priority: 5 }, chinese],
]

it.each(set)('[T6] %s', (words, values, state = english) => {
  const intent = understand(factsOf(words, { state }))
  expect(intent).toMatchObject({ kind: 'writes', writes: [{ kind: 'upsert', values }] })
})

const notSet: [words: string, kind: 'ask' | 'say', what: string, state?: ScheduleState][] = [
  ['no chemistry on Fridays from now on', 'ask', 'no-such-task'],
  ['化学以后别排周五', 'ask', 'no-such-task', chinese],
  ['calculus is due on 20 November now', 'ask', 'work-over'],
  ['calculus sessions should be 30 hours', 'ask', 'work-length'],
  ['make calculus sessions 0 minutes long', 'ask', 'work-length'],
  ['no history on Friday mornings from now on', 'say', 'weekly-time'],
  ['近代史以后周五下午不排', 'say', 'weekly-time', chinese],
  ['move the deadline to Friday', 'ask', 'not-understood'],
  ['swap calculus 1 and matrices 1 every week', 'ask', 'really'],
  ['put calculus review 2 on sunday at 3am', 'ask', 'really'],
  ['history on Mondays is fine again', 'say', 'limit-is-so'],
]

it.each(notSet)('[M3] is asked back or declined: %s', (words, kind, what, state = english) => {
  const intent = understand(factsOf(words, { state }))
  const said =
    intent.kind === 'ask'
      ? intent.question.kind
      : intent.kind === 'say'
        ? intent.statement.kind
        : ''
  expect([intent.kind, said]).toEqual([kind, what])
})

it.each([
  'plan my week, no physics on Friday',
  'split calculus into sessions of one period',
  '帮我把高数拆成每次一节',
])('[M3] changes no limit: %s', (words) => {
  const intent = understand(factsOf(words))
  const writes = intent.kind === 'writes' ? intent.writes : []
  expect(writes.filter(({ kind }) => kind === 'upsert')).toEqual([])
})

describe('blocks that the new limit would not let lie', () => {
  it.each([
    [english, 'no calculus on Thursdays from now on'],
    [chinese, '高数以后周四别排'],
  ] as const)('[S5] move first, then the limit is set: %#', async (state, words) => {
    const world = openTalk(state)
    await say(world, words)
    expect(openCards(world)).toMatchObject([{ body: { call: { name: 'batch_move' } } }])
    await answer(world, 'accept')
    expect(openCards(world)).toMatchObject([{ body: { call: { name: 'upsert_task_class' } } }])
    await answer(world, 'accept')
    const after = stateOf(world)
    expect(after.taskClasses[0]?.excludedWeekdays).toEqual([4])
    expect(after.tasks.find(({ id }) => id === 101)?.place?.day).not.toBe(18)
  })
})

describe('the same of something else', () => {
  it.each([
    ['move calculus 2 to Saturday, and the same for matrices 2', english],
    ['把高数复习2挪到周六，矩阵练习2也一样', chinese],
    ['把高数复习2挪到周六，顺便把矩阵练习2也挪到周六', chinese],
  ])('[M3] in one breath: %s', (words, state) => {
    const intent = understand(factsOf(words, { state }))
    expect(intent).toMatchObject({
      kind: 'writes',
      writes: [
        { kind: 'put', taskId: 102, target: { dates: ['2026-11-28'] } },
        { kind: 'put', taskId: 202, target: { dates: ['2026-11-28'] } },
      ],
    })
  })

  it('[M3] in a turn of its own', () => {
    const recent = [{ who: 'person' as const, text: 'no calculus on Mondays from now on' }]
    const intent = understand(factsOf('and the same for linear algebra', { recent }))
    expect(intent).toMatchObject({
      writes: [{ kind: 'upsert', values: { task_class_id: 2, excluded_weekdays: [1] } }],
    })
  })
})

it.each([
  ["plan my week, I can't on Thursday and Friday", english],
  ['安排这周，我周四和周五没空', chinese],
])('[M3] days without time beside a plan are left first: %s', (words, state) => {
  expect(understand(factsOf(words, { state }))).toMatchObject({
    writes: [{ kind: 'replan', away: [{ from: '2026-11-26' }, { from: '2026-11-27' }] }],
    notes: [{ kind: 'plan-after' }],
  })
})

it.each([
  ['这周帮我排一下，周四周五不行', chinese],
  ['plan my week but not on thu + fri', english],
])('[M3] days side by side are all kept free: %s', (words, state) => {
  expect(understand(factsOf(words, { state }))).toMatchObject({
    writes: [{ kind: 'plan', limits: { weekdays: [4, 5] } }],
  })
})

it('[M3] a run of a course that nobody has moves nothing', () => {
  const intent = understand(factsOf('physics 3 and everything after it one day later'))
  expect(intent).toMatchObject({ kind: 'ask' })
})

it('[M3] "no calculus this Friday" is of its lecture where there is one, and puts nothing there', () => {
  expect(understand(factsOf('no calculus this friday')).kind).not.toBe('writes')
})
