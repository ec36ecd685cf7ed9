// Study work that is noted by talking: what is read of it, what is asked back, and that it is one card without a place.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCards, say, stateOf, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english, factsOf } from './states.ts'

type Values = Extract<
  Extract<Intent, { kind: 'writes' }>['writes'][number],
  { kind: 'upsert' }
>['values']

function valuesOf(state: ScheduleState, request: string, ...followUps: string[]): Values[] {
  const intent = understand(factsOf(request, { state, followUps }))
  const writes = intent.kind === 'writes' ? intent.writes : []
  return writes.flatMap((write) => (write.kind === 'upsert' ? [write.values] : []))
}

const item = (title: string, duration: number) => ({ title, duration })

it('[M3] what is to be done before the exam ends on the day before it', () => {
  const [more] = valuesOf(english, 'add two more sessions for linear algebra before the exam')
  expect(more?.items).toHaveLength(2)
  expect(more).toMatchObject({ course: 'Linear algebra', to_day: 25 })
})

it.each([
  ['history paper due in two weeks', 'History paper', 31],
  ['essay for english on climate due 18 December', 'Essay for english on climate', 40],
  ['周五前读完三角函数第三到五章', '读完三角函数第三到五章', 18],
])('[M3] “%s”: its words are read whole', (words, title, day) => {
  const state = /\p{Script=Han}/u.test(words) ? chinese : english
  expect(valuesOf(state, words)).toMatchObject([{ title, to_day: day }])
})

/** Wednesday 25 November is day 17. */
const noted: [words: string, values: Partial<Values>, state?: ScheduleState][] = [
  [
    'remember to hand in the lab report by Wednesday',
    {
      course: 'Lab report',
      title: 'Lab report',
      subject_type: 'practical',
      to_day: 24,
      items: [item('Lab report', 2)],
    },
  ],
  [
    'note: essay draft due Friday 2 hours',
    { title: 'Essay draft', to_day: 19, items: [item('Essay draft', 3)] },
  ],
  [
    'add 3 sessions of flash cards for biology before 12 Dec',
    {
      course: 'Biology',
      title: 'Flash cards',
      subject_type: 'memory',
      to_day: 33,
      items: [item('Flash cards 1', 1), item('Flash cards 2', 1), item('Flash cards 3', 1)],
    },
  ],
  [
    "Remind me to read chapter 7 of Newton's Principia by next Tuesday",
    { title: "Read chapter 7 of Newton's Principia", subject_type: 'reading', to_day: 23 },
  ],
  ["don't forget the DSP homework, due tomorrow", { title: 'DSP homework', to_day: 18 }],
  [
    'add a task: problem set 4 for linear algebra, due Sunday, 90 minutes',
    { course: 'Linear algebra', items: [item('Problem set 4', 2)], to_day: 21 },
  ],
  [
    'add history essay 6 hours by 10 December',
    {
      course: 'Modern history',
      items: [item('History essay 1', 3), item('History essay 2', 3), item('History essay 3', 2)],
    },
  ],
  [
    'new task: 4 sessions of 2 hours for the statistics project until 18 December',
    {
      title: 'Statistics project',
      to_day: 40,
      items: [1, 2, 3, 4].map((n) => item(`Statistics project ${n}`, 3)),
    },
  ],
  [
    'add 2 more sessions of calculus',
    { task_class_id: 1, items: [item('Calculus review 5', 2), item('Calculus review 6', 2)] },
  ],
  ['put "buy graph paper" on my list', { title: 'Buy graph paper' }],
  ['I have to hand in an essay by Friday', { title: 'Essay', to_day: 19 }],
  ['我周五前要交作文', { title: '作文', to_day: 18 }, chinese],
  ['I have to hand in an essay before december', { title: 'Essay', to_day: 22 }],
  ['十二月前要交作文', { title: '作文', to_day: 22 }, chinese],
  ['记一下周三前交实验报告', { title: '实验报告', course: '实验报告', to_day: 23 }, chinese],
  [
    '加一个任务：周五前写完作文，两小时',
    { title: '作文', to_day: 18, items: [item('作文', 3)] },
    chinese,
  ],
  ['别忘了交线代作业，下周二截止', { course: '线性代数', title: '线代作业', to_day: 23 }, chinese],
  [
    '给高数加3次习题，12月12日前',
    { course: '高等数学', items: [1, 2, 3].map((n) => item(`习题 ${n}`, 2)), to_day: 33 },
    chinese,
  ],
  [
    '高数加一个任务：期末复习 5 次，每次 2 节，12 月 12 日前',
    {
      course: '高等数学',
      items: [1, 2, 3, 4, 5].map((n) => item(`期末复习 ${n}`, 2)),
      to_day: 33,
    },
    chinese,
  ],
  [
    '再加2次高数复习',
    { task_class_id: 1, items: [item('高数复习5', 2), item('高数复习6', 2)] },
    chinese,
  ],
  ['线代作业下周一交，帮我加进去', { course: '线性代数', title: '线代作业', to_day: 22 }, chinese],
  ['再给高数加一节', { task_class_id: 1, items: [item('高数复习5', 2)] }, chinese],
  ['矩阵报告下周五前必须交，别忘了', { course: '线性代数', title: '矩阵报告' }, chinese],
  [
    'add revision for linear algebra: 5 x 90 min by 10 December',
    { items: [1, 2, 3, 4, 5].map((n) => item(`Revision ${n}`, 2)), to_day: 32 },
  ],
  [
    'add three more word lists by Sunday',
    { items: [1, 2, 3].map((n) => item(`Word lists ${n}`, 1)) },
  ],
  ['need to submit the econ case study by friday 6pm pls note', { title: 'Econ case study' }],
  ['加个提醒，周五前打印ppt', { title: '打印ppt', to_day: 18 }, chinese],
]

describe('new work', () => {
  it.each(noted)('[T6] %s', (words, values, state = english) => {
    const found = valuesOf(state, words)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject(values)
  })

  it.each([
    ['make it 3 hours', { items: [item('Lab report', 4)] }],
    ['by Friday', { to_day: 19 }],
    ['for history', { course: 'Modern history' }],
    ['call it Pendulum', { title: 'Pendulum' }],
    ['two sessions', { items: [item('Lab report 1', 2), item('Lab report 2', 2)] }],
  ])('[T6] what is said at its card changes it: %s', (said, values) => {
    const found = valuesOf(english, 'remember to hand in the lab report by tomorrow', said)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject(values)
  })
})

const asked: [words: string, kind: string, state?: ScheduleState][] = [
  ['add revision for linear algebra until the midterm', 'unknown-day'],
  ['新增：矩阵听力，下个月之前', 'unknown-day', chinese],
  ['add a task', 'work-what'],
  ['加一个任务', 'work-what', chinese],
  ['note: thesis, 30 hours, due 20 December', 'work-length'],
  ['记一下写论文，30个小时', 'work-length', chinese],
  ['add a presentation for linear algebra, 0 hours', 'work-length'],
  ['remember to hand in the lab report by yesterday', 'work-over'],
  ['记一下上周五前交作文', 'work-over', chinese],
  ['remember to hand in the report by 1 March', 'day-outside-term'],
  ['remember to finish matrices 3 by Friday', 'really-work'],
]

it.each(asked)('[M3] is asked back: %s', (words, kind, state = english) => {
  expect(understand(factsOf(words, { state }))).toMatchObject({ kind: 'ask', question: { kind } })
})

it.each([
  ['add an exam on Friday', english],
  ['add a dentist appointment on Friday at 3pm', english],
  ['添加一门新课化学', chinese],
  ["don't add anything", english],
  ['不用提醒我交作业', chinese],
  ["remember that I'm ill on Friday", english],
  ["remember I can't study on Mondays", english],
  ['remind me what is on tomorrow', english],
  ['提醒我明天有什么课', chinese],
  ['add calculus to Friday morning', english],
  ['log 2h for linear algebra on friday', english],
])('[M3] is no new work: %s', (words, state) => {
  expect(valuesOf(state, words)).toEqual([])
})

async function talk(state: ScheduleState, language: Language, lines: string[]) {
  const world = openTalk(state)
  world.language = language
  for (const line of lines) {
    if (line === '+') await answer(world, 'accept')
    else if (openCards(world).length > 0) await answer(world, 'reject', { note: line })
    else await say(world, line)
  }
  const after = stateOf(world)
  const known = new Set(state.taskClasses.map(({ id }) => id))
  return {
    cards: openCards(world).length,
    fresh: after.taskClasses.filter(({ id }) => !known.has(id)),
    placed: placesChanged(world, state),
    last: textsOf(world).at(-1) ?? '',
  }
}

describe('a conversation about it', () => {
  it('[T6] [U2] is one card that says what was taken for granted, and makes pending work without a plan', async () => {
    const words = 'remember to hand in the lab report by Friday'
    const shown = await talk(english, 'en', [words])
    expect(shown).toMatchObject({ cards: 1, fresh: [] })
    expect(shown.last).toMatch(/You said no length.*ring a bell/)
    const done = await talk(english, 'en', [words, '+'])
    expect(done).toMatchObject({ cards: 0, placed: [] })
    expect(done.fresh).toMatchObject([{ title: 'Lab report', toDay: 19, fromDay: 17 }])
    expect(done.last).toContain('is in your open work')
  })

  it('[T6] takes a correction at the card, and a no, in Chinese', async () => {
    const words = '记一下周五前交实验报告'
    const longer = await talk(chinese, 'zh', [words, '改成三小时', '+'])
    expect(longer.fresh).toMatchObject([{ title: '实验报告' }])
    expect(longer.last).not.toMatch(/[a-z]{3}/)
    const dropped = await talk(chinese, 'zh', [words, '算了'])
    expect(dropped).toMatchObject({ cards: 0, fresh: [], placed: [] })
  })

  it('[M3] beside a plan comes first, and the plan is asked for again', async () => {
    const words = 'plan my week and remember to hand in the lab report by Friday'
    const done = await talk(english, 'en', [words, '+'])
    expect(done).toMatchObject({
      cards: 0,
      placed: [],
      fresh: [{ title: 'Lab report' }],
    })
  })
})
