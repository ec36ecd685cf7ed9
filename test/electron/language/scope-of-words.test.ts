// What is excepted, forbidden, asked or not read is never done the other way round.
import { describe, expect, test } from 'vitest'
import type { Asked } from '../../../electron/language/guide/asked.ts'
import { hear } from '../../../electron/language/guide/hear.ts'
import { nothingKnown } from '../../../electron/language/guide/known.ts'
import { withoutQuestions } from '../../../electron/language/guide/asking.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import { lexText, prepareText } from '../../../electron/language/words/lexed-text.ts'
import { readMessage } from '../../../electron/language/frames/read-message.ts'
import { understand } from '../../../electron/language/understand.ts'
import { sayWithoutChange } from '../../../electron/language/answer/answer-chat.ts'
import { speechOf } from '../../../electron/language/say/speech.ts'
import { sayLeftOut } from '../../../electron/agent/say/say-plan.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { chinese, english, factsOf } from './states.ts'

describe('[M3] an exception is never what is done', () => {
  test.each([
    ['everything is done except calculus', english],
    ['I finished everything except calculus', english],
    ['everything is done but calculus', english],
    ['I did everything other than calculus', english],
    ['everything except for calculus is finished', english],
    ['除了高数都做完了', chinese],
    ['除了高等数学，其他都完成了', chinese],
    ['都学完了，除了高数', chinese],
    ['除了高數都做完了', chinese],
  ])('%s', (text, state) => {
    const intent = understand(factsOf(text, { state, at: ['2026-11-27', '21:00'] }))
    const ids = JSON.stringify(intent).match(/(?<="taskId":)\d+/g) ?? []
    expect(ids.filter((id) => id.startsWith('10'))).toEqual([])
    expect(['writes', 'ask', 'say']).toContain(intent.kind)
  })

  test.each([
    ['don’t touch calculus, just cancel the others this week', english],
    ['please do not move calculus, and cancel the rest', english],
    ['不要動高等數學，只把這週其他的都取消', chinese],
    ['别动高数，其他的都取消', chinese],
  ])('%s', (text, state) => {
    const intent = understand(factsOf(text, { state }))
    expect(JSON.stringify(intent)).toContain('"kind":"unplace","taskIds":[201,202,301]')
  })

  test.each([
    ['plan my week, anything but mornings', [1, 2, 3, 4], english],
    ['plan my week, any time but mornings', [1, 2, 3, 4], english],
    ['plan this week, everything but evenings', [9, 10], english],
    ['plan my week, nothing in the mornings', [1, 2, 3, 4], english],
    ['plan my week but not in the evenings', [9, 10], english],
    ['安排这周，除了上午都行', [1, 2, 3, 4], chinese],
    ['安排这周，晚上别排', [9, 10], chinese],
    ['安排這週，上午除外', [1, 2, 3, 4], chinese],
  ] as const)('%s', (text, periods, state) => {
    expect(readMessage(text, factsOf(text, { state }))).toMatchObject([
      { kind: 'plan', limits: { periods } },
    ])
  })
})

describe('[M3] only what is forbidden is forbidden', () => {
  test.each([
    ['don’t delete calculus review 1, move it to Saturday', english],
    ['please don’t cancel calculus review 1, just move it to Saturday', english],
    ['别删微积分复习一，挪到周六就行', chinese],
    ['不要取消微积分复习一，移到周六', chinese],
  ])('%s', (text, state) => {
    const drafts = readMessage(text, factsOf(text, { state }))
    expect(drafts.map(({ kind }) => kind)).toEqual(['put'])
  })
})

describe('[M3] a day that was not read is never today', () => {
  test.each([
    ['what do I have on Blursday?', english],
    ['what is on the 42nd?', english],
    ['what do I have next Frunday?', english],
    ['am I busy on Zarday?', english],
    ['周八有什么', chinese],
    ['星期九我有什么安排', chinese],
    ['40号有什么课', chinese],
    ['週八有什麼', chinese],
  ])('%s', (text, state) => {
    const intent = understand(factsOf(text, { state }))
    expect(JSON.stringify(intent)).not.toContain('query-day')
  })
})

describe('[M3] a clock time behind a part of the day is in it', () => {
  test.each([
    ['今天晚上有空，九点后安排', 21],
    ['晚上吧，八点以后', 20],
    ['下午，三点', 15],
    ['this evening, after nine', 21],
    ['in the evening please, at 8', 20],
    ['九点后', 9],
    ['上午九点后', 9],
    ['早上吧，九点', 9],
  ])('%s', (text, hour) => {
    const minutes = findTimes(text).flatMap(({ wish }) => ('minute' in wish ? [wish.minute] : []))
    expect(minutes).toEqual([hour * 60])
  })
})

describe('[P7] [M3] what takes a time of every week is kept to, and never a day that work is due', () => {
  test.each([
    ['Tuesday evenings I have choir', english],
    ['every Tuesday evening I have choir', english],
    ['I have choir on Tuesday evenings', english],
    ['每周二晚上我有合唱', chinese],
    ['每週二晚上我有合唱', chinese],
  ])('%s', (text, state) => {
    const limits = { weekdays: [], periods: [], times: [{ weekday: 2, start: 9, end: 10 }] }
    const facts = factsOf(text, { state })
    expect(readMessage(text, facts)).toEqual([
      { kind: 'limit', limits, isStanding: true, agreed: false },
    ])
    const told = [{ text, date: '2026-11-25', minute: 540 }]
    const request = state === english ? 'plan next week' : '安排下周'
    expect(understand(factsOf(request, { state, told }))).toMatchObject({
      writes: [{ kind: 'plan', limits: { times: [{ weekday: 2, start: 9, end: 10 }] } }],
    })
    const asked = { ...anything, section: 'dates' as const, course: 'Topology' }
    expect(hear(text, asked, facts)).toMatchObject({ limits, dates: { due: null, exam: null } })
  })
})

const anything: Asked = {
  section: null,
  isExam: false,
  isFirst: false,
  course: null,
  isDayOpen: true,
  isAmountLast: false,
  isMostLast: false,
  isLimitLast: false,
  known: nothingKnown,
}

/** The hours that are read, where `before` was said before. */
const after = (text: string, before: string) => {
  const recent = [
    { who: 'person' as const, text: before },
    { who: 'weekloom' as const, text: '…' },
  ]
  return lexText(prepareText(text, factsOf(text)), factsOf(text, { recent })).times.flatMap(
    ({ wish }) => ('minute' in wish ? [wish.minute / 60] : []),
  )
}

describe('[M3] nine, in a talk about the evening, is in the evening', () => {
  test.each([
    ['九点后呢', '今天晚上有空吗', 21],
    ['九點後呢', '今天晚上有空嗎', 21],
    ['after nine?', 'what is free this evening', 21],
    ['and after 8?', 'am I free tonight', 20],
    ['三点后呢', '下午有空吗', 15],
    ['九点后呢', '明天有空吗', 9],
    ['after nine in the morning', 'what is free this evening', 9],
    ['周四九点后呢', '今天晚上有空吗', 9],
    ['after nine?', 'what is free in the morning and in the evening', 9],
  ])('%s (%s)', (text, before, hour) => {
    expect(after(toSimple(text), before)).toEqual([hour])
  })
})

test('[B3] a question holds no order, and a wish stays one', () => {
  const questions = [
    'why 9 sessions?',
    'Why so many',
    'can I do it in 5 hours?',
    'is 6 sessions enough?',
    'would 4 hours be enough?',
    'how come it is 9 sessions?',
    'could I finish in 3 weeks?',
    'will I need 10 hours?',
    'does it take 9 sessions?',
    'are 5 hours ok?',
    'do I really need 9?',
    'and what if I have 5 hours?',
    '为什么是9次？',
    '为啥要9次',
    '5个小时能做完吗？',
    '6次够吗',
    '6次够不够',
    '怎么会要9次',
    '来得及吗',
    '三周学得完吗？',
    '五小時能做完嗎？',
  ]
  const wishes = [
    'make it 6 sessions',
    '6 sessions',
    'can you make it 5 hours?',
    'could we do 6 sessions instead?',
    '6 hours maybe?',
    'two hours each',
    '改成6次',
    '能不能只排6次？',
    '可以改成五小时吗',
    '6次吧',
    '每次两小时',
    '做完要6次',
  ]
  expect(questions.filter((text) => withoutQuestions(toSimple(text)) !== '')).toEqual([])
  expect(wishes.filter((text) => withoutQuestions(text) !== text)).toEqual([])
  expect(withoutQuestions('It is 9 chapters. Why 9 sessions? Two hours each.')).toBe(
    'It is 9 chapters. Two hours each.',
  )
})

/** Three blocks on Friday the 27th, one of them in the morning. */
function threeOnFriday(state: typeof english): typeof english {
  const place = { day: 19, start: 3, end: 3 }
  const tasks = state.tasks.map((task) =>
    task.id === 302 ? Object.assign({}, task, { place }) : task,
  )
  return { ...state, tasks }
}

describe('[M3] a day with study is never said to have none', () => {
  test.each([
    ['any linear algebra work on Friday evening?', english],
    ['is there any calculus review 1 on Friday?', english],
    ['is there study work on Friday evening', english],
    ['what is on this Friday evening', english],
    ['do I study anything on Fri evening?', english],
    ['move my Friday evening study to Saturday', english],
    ['周五晚上有学习吗', chinese],
    ['这周五晚上有什么', chinese],
    ['周五有没有高数复习1？', chinese],
    ['周五晚上的学习移到周六', chinese],
  ])('%s', (text, state) => {
    const facts = factsOf(text, { state: threeOnFriday(state) })
    const told = sayWithoutChange(understand(facts), facts, speechOf(facts)) ?? ''
    expect(told).toMatch(
      /In all 3 study blocks lie on Fri 27 Nov: .*Chapter 2|共有 3 个学习任务：.*史纲第2/,
    )
  })

  test('what leaves a day is all that lies there, whatever was said of the rest', () => {
    const facts = factsOf('no time for modern history this Friday, keep it free', {
      state: english,
    })
    const told = sayWithoutChange(understand(facts), facts, speechOf(facts))
    expect(told).toBe(
      'Nothing has to move: no study work of Modern history: readings that can be moved lies on Fri 27 Nov. In all 2 study blocks lie on Fri 27 Nov: “Calculus review 2” (Fri 27 Nov 13:30–15:05) and “Matrices 2” (Fri 27 Nov 15:20–16:55).',
    )
  })
})

const said = (count: number, language: 'en' | 'zh') =>
  sayLeftOut(count, { clash: null, held: null }, true, language)

test('[G7] a plan that leaves pieces out says how many', () => {
  expect(said(0, 'en')).toBe('')
  expect(said(1, 'en')).toBe('Not all of it fits: 1 study block finds no place.')
  expect(said(3, 'en')).toBe('Not all of it fits: 3 study blocks find no place.')
  expect(said(3, 'zh')).toBe('有一部分排不下：3 个学习任务没有位置。')
})
