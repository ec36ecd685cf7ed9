// Answers that must be true: clock ranges, exams, days that are none, what can't be done yet.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { answerChat } from '../../../electron/language/answer/answer-chat.ts'
import { answerPlan } from '../../../electron/language/answer/answer-plan.ts'
import { understand } from '../../../electron/language/understand.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { ask, limits, part, plan, put, query, say, talk, to, weekly, writes } from './intents.ts'
import { event, item, taskClass } from '../../builders.ts'
import { chinese, english, factsOf } from './states.ts'

/** An appointment between two rows of the Sunday. */
const withCall: ScheduleState = {
  ...english,
  tasks: [
    ...english.tasks,
    event(
      999,
      { day: 21, start: 3, end: 2 },
      { title: 'Call', eventKind: 'personal', clock: { start: '09:40', end: '09:45' } },
    ),
  ],
}

const fromNineToEleven = query({
  kind: 'query-free',
  days: [19],
  wish: { kind: 'between', from: 540, to: 660 },
})
const dinner = say({
  kind: 'nothing-on-days',
  dates: ['2026-11-26'],
  wish: part('evening'),
  isAway: true,
})
const onceADay = { per: 'day', of: 'sessions', amount: 1 } as const
const wholeWeek = plan([1, 2, 3], [17, 21], 'rest-of-week')

const table: [words: string, intent: Intent, state?: ScheduleState][] = [
  ['am I free Friday 9am to 11am', fromNineToEleven],
  ['am I free on Friday from 9 to 11?', fromNineToEleven],
  ['am I free on Friday between 9:00 and 11:00?', fromNineToEleven],
  ['周五上午9点到11点有空吗', fromNineToEleven, chinese],
  [
    'what is free Wednesday afternoon next week',
    query({ kind: 'query-free', days: [24], wish: part('afternoon') }),
  ],
  ['下周三下午有空吗', query({ kind: 'query-free', days: [24], wish: part('afternoon') }), chinese],
  [
    'when is my exam?',
    query({
      kind: 'query-fact',
      fact: 'exams',
      days: null,
      wish: null,
      courses: null,
      classIds: null,
      words: 'when is my exam?',
    }),
  ],
  [
    'when is the algebra exam?',
    query({
      kind: 'query-fact',
      fact: 'exams',
      days: null,
      wish: null,
      courses: ['Linear algebra'],
      classIds: [2],
      words: 'when is the algebra exam?',
    }),
  ],
  ['线代什么时候考试', query({ kind: 'query-when', taskIds: [4] }), chinese],
  ['how many hours of study are left', query({ kind: 'query-workload', classIds: null })],
  ['how many hours of calculus are left', query({ kind: 'query-workload', classIds: [1] })],
  ['还剩多少小时要学', query({ kind: 'query-workload', classIds: null }), chinese],
  ['what is free on day 99999', say({ kind: 'unknown-day', words: 'day 99999' })],
  ['what is free on 2026-13-01', say({ kind: 'unknown-day', words: '2026-13-01' })],
  ['what is free on February 30', say({ kind: 'unknown-day', words: 'February 30' })],
  ['2026年13月1日有空吗', say({ kind: 'unknown-day', words: '2026年13月1日' }), chinese],
  ['plan 2026-13-01', ask({ kind: 'unknown-day', words: '2026-13-01' })],
  ['plan from 2026-12-31 to 2026-01-01', ask({ kind: 'days-backwards' })],
  ['plan from 2026-12-05 to 2026-12-01', ask({ kind: 'days-backwards' })],
  ['安排12月5日到12月1日', ask({ kind: 'days-backwards' }), chinese],
  ['what is free from 2026-12-31 to 2026-01-01?', say({ kind: 'days-backwards' })],
  ['plan until yesterday', say({ kind: 'days-over' })],
  ['plan Friday to Tuesday', writes(plan([1, 2, 3], [19, 23]))],
  ['I have dinner on Thursday evening, keep it free', dinner],
  ['我周四晚上要聚餐，别排', dinner, chinese],
  [
    'plan my week, I have dinner on Thursday evening, keep it free',
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', weekly([4, 9, 10]))),
  ],
  [
    '我周四晚上要聚餐，别排，安排下周',
    writes(plan([1, 2, 3], [22, 28], 'asked', weekly([4, 9, 10]))),
    chinese,
  ],
  [
    'I have a trip on Saturday, plan my week',
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', limits([6], []))),
  ],
  [
    'Friday 2-4pm free?',
    query({ kind: 'query-free', days: [19], wish: { kind: 'between', from: 840, to: 960 } }),
  ],
  [
    '下午两点到四点有空吗',
    query({ kind: 'query-free', days: [17], wish: { kind: 'between', from: 840, to: 960 } }),
    chinese,
  ],
  ['安排12月1日到12月5日', writes(plan([1, 2, 3], [23, 27])), chinese],
  ['paln my wek', writes(wholeWeek)],
  ['mvoe calculus review 2 to Friday', writes(put(102, to(['2026-11-27'])))],
  ['reshcedle calculus review 2 to Saturday', writes(put(102, to(['2026-11-28'])))],
  ['move the dentist to Saturday', say({ kind: 'fixed-event', taskId: 3 })],
  ['把看牙挪到周六', say({ kind: 'fixed-event', taskId: 3 }), chinese],
  ['plan my week, at most one session a day', writes({ ...wholeWeek, most: onceADay })],
  ['安排下周，每天最多一次', writes({ ...plan([1, 2, 3], [22, 28]), most: onceADay }), chinese],
  ['make it lighter', writes({ kind: 'improve', days: null, problem: null })],
  ['少排一点', writes({ kind: 'improve', days: null, problem: null }), chinese],
  ['who are you?', talk('who')],
  ['你是谁', talk('who'), chinese],
]

describe('what is understood', () => {
  it.each(table)('[M3] %s', (words, intent, state = english) => {
    expect(understand(factsOf(words, { state }))).toEqual(intent)
  })
})

describe('what is answered', () => {
  it.each([
    [
      'am I free Friday 9am to 11am',
      english,
      'Fri 27 Nov: “Calculus” 08:00–09:35 stands there; 10:00–11:35 is left free.',
    ],
    [
      '周五上午9点到11点有空吗',
      chinese,
      '11月27日 周五：有“高等数学” 08:00–09:35；10:00–11:35空着。',
    ],
    [
      'how many hours of study are left',
      english,
      'Still open: 4 sessions, 6 periods (about 4.5 hours). Planned ahead: 6 sessions, 11 periods (about 8.5 hours).',
    ],
    [
      '还剩多少小时要学',
      chinese,
      '待安排：4 次，6 节（约 4.5 小时）。已排好、还没开始：6 次，11 节（约 8.5 小时）。',
    ],
    [
      'move the dentist to Sunday',
      english,
      '“Dentist” (Sat 28 Nov 10:00–10:45) is an appointment. I took your words to be about study, so nothing was changed. Say what should happen to it in a sentence of its own, or open it on the week.',
    ],
    [
      'who are you?',
      english,
      "I'm Weekloom's planner: I find places in your week for your study sessions.",
    ],
    [
      "what's free on Sunday",
      withCall,
      'Sun 29 Nov: 08:00–09:35 and 10:00–20:35 free; taken: “Call” 09:40–09:45.',
    ],
    ['你是谁', chinese, '我是 Weekloom 的规划助手，帮你把学习排进每一周。'],
  ])('[M3] %s', (words, state, spoken) => {
    expect(answerChat(factsOf(words, { state }))).toMatchObject({ intent: 'chat', speak: spoken })
  })

  it.each([
    ['plan my week', english, 'Planning Wed 25 – Sun 29 Nov: 4 open sessions in 3 courses.'],
    [
      'plan calculus next week',
      english,
      'Planning Mon 30 Nov – Sun 6 Dec: 1 open session in Calculus: midterm.',
    ],
    ['安排这周剩下几天', chinese, '正在排11月25日–29日：3 门课，4 次待安排。'],
    [
      'plan from 2026-12-31 to 2026-01-01',
      english,
      'The last day lies before the first. Which days should it be?',
    ],
  ])('[M3] %s begins with one short sentence', (words, state, spoken) => {
    expect(answerPlan(factsOf(words, { state })).speak).toBe(spoken)
  })

  it('[M3] several works of one course are counted as one course', () => {
    const essay = taskClass(4, { course: 'Modern history', title: 'Modern history: essay' })
    const state = {
      ...english,
      taskClasses: [...english.taskClasses, essay],
      tasks: [...english.tasks, item(401, { classId: 4 })],
    }
    expect(answerPlan(factsOf('plan my week', { state })).speak).toBe(
      'Planning Wed 25 – Sun 29 Nov: 5 open sessions in 3 courses.',
    )
  })

  it('[M3] a week that is nearly over is said to be', () => {
    const facts = factsOf('plan my week', { at: ['2026-11-28', '09:00'] })
    expect(answerPlan(facts).speak).toBe(
      'This week is nearly over, so this is for the coming one. Planning Mon 30 Nov – Sun 6 Dec: 4 open sessions in 3 courses.',
    )
  })
})
