// What one message tells, read as the answer to a question or as the first words of a guide, on Wednesday 2026-11-25.
import { describe, expect, it } from 'vitest'
import { foldGuide } from '../../../../../../electron/agent/model/offline/guide/fold-guide.ts'
import {
  nothingKnown,
  type Known,
} from '../../../../../../electron/agent/model/offline/guide/known.ts'
import { lengthOfAnswer } from '../../../../../../electron/agent/model/offline/guide/answer-length.ts'
import type { GuideSection } from '../../../../../../shared/guide/guide-draft.ts'
import type { GuideMessage } from '../../../../../../shared/guide/guide-record.ts'
import { isSameValue } from '../../../../../../shared/schedule/same-value.ts'
import { empty, factsOf } from '../states.ts'

type Case = [asked: GuideSection | null, said: string, told: Partial<Known>]

const english: Case[] = [
  [
    null,
    'I have to pass organic chemistry',
    { course: { name: 'Organic chemistry', isKnown: false } },
  ],
  [null, 'help me prepare for my French exam', { course: { name: 'French', isKnown: false } }],
  [
    null,
    'my operating systems final is on 18 December',
    {
      course: { name: 'Operating systems', isKnown: false },
      exam: { date: '2026-12-18', slots: null },
    },
  ],
  [
    'course',
    'it is called Signals and Systems',
    { course: { name: 'Signals and Systems', isKnown: false } },
  ],
  ['course', 'Physics, I think', { course: { name: 'Physics', isKnown: false } }],
  ['dates', 'next Friday', { exam: { date: '2026-12-04', slots: null } }],
  ['dates', 'in three weeks', { exam: { date: '2026-12-16', slots: null } }],
  ['dates', 'two weeks before the exam', { beforeExam: { days: 14, bound: 'due' } }],
  ['dates', 'from December 1 to December 15', { due: '2026-12-15', from: '2026-12-01' }],
  ['dates', 'start on Monday, done by 18 December', { due: '2026-12-18', from: '2026-11-30' }],
  ['dates', 'the end of December', { due: '2026-12-31' }],
  ['dates', 'week 6', { due: '2026-12-13' }],
  ['dates', 'the exam is in week 6', { due: '2026-12-13' }],
  ['dates', '12/11', { exam: { date: '2026-12-11', slots: null } }],
  ['dates', 'there is no exam, by December 20', { isExamOpen: true, due: '2026-12-20' }],
  [
    'dates',
    'exam on Dec 12 at 10:00',
    { exam: { date: '2026-12-12', slots: { start: 3, end: 4 } } },
  ],
  ['amount', '20', { amount: { kind: 'minutes', minutes: 1200 } }],
  ['amount', 'about twenty hours', { amount: { kind: 'minutes', minutes: 1200 } }],
  ['amount', '10-14 hours', { amount: { kind: 'minutes', minutes: 720 } }],
  ['amount', 'two hours a week', { amount: { kind: 'rate', minutes: 120, per: 'week' } }],
  [
    'amount',
    'an hour every day',
    { amount: { kind: 'rate', minutes: 60, per: 'day' }, strategy: 'steady' },
  ],
  ['amount', '8 sessions of 2 hours', { amount: { kind: 'sessions', count: 8, minutes: 120 } }],
  ['amount', '8 sessions', { amount: { kind: 'sessions', count: 8, minutes: null } }],
  [
    'amount',
    'chapters 3 to 8',
    { units: [{ unit: 'chapter', first: 3, count: 6, minutes: null }] },
  ],
  [
    'amount',
    '6 chapters and four past papers, 30 hours in all',
    {
      units: [
        { unit: 'chapter', first: 1, count: 6, minutes: null },
        { unit: 'paper', first: 1, count: 4, minutes: null },
      ],
      amount: { kind: 'minutes', minutes: 1800 },
    },
  ],
  ['amount', '120 pages', { units: [{ unit: 'page', first: 1, count: 120, minutes: null }] }],
  ['amount', 'a chapter', { units: [{ unit: 'chapter', first: 1, count: 1, minutes: null }] }],
  ['effort', 'very hard', { difficulty: 5 }],
  ['effort', 'not that hard', { difficulty: 2 }],
  ['effort', '4', { difficulty: 4 }],
  ['limits', 'Sundays', { limits: { weekdays: [7], periods: [] } }],
  ['limits', 'weekends and evenings', { limits: { weekdays: [6, 7], periods: [9, 10] } }],
  ['limits', 'only on weekends', { limits: { weekdays: [1, 2, 3, 4, 5], periods: [] } }],
  ['limits', 'none', { limits: { weekdays: [], periods: [] } }],
  [
    'limits',
    'not on Monday mornings',
    { limits: { weekdays: [], periods: [], times: [{ weekday: 1, start: 1, end: 4 }] } },
  ],
  ['strategy', 'a little every day', { strategy: 'steady' }],
  ['strategy', 'cram it in two long days', { strategy: 'rapid' }],
  [
    null,
    'I need to learn Java, I always forget the syntax and I work best in short blocks',
    {
      course: { name: 'Java', isKnown: false },
      profile: ['I always forget the syntax', 'I work best in short blocks'],
    },
  ],
  [
    null,
    'I failed thermodynamics last year, the resit is on the 20th of December',
    {
      course: { name: 'Thermodynamics', isKnown: false },
      exam: { date: '2026-12-20', slots: null },
      difficulty: 4,
      profile: ['I failed thermodynamics last year'],
    },
  ],
  [null, 'help me plan a course: French B1', { course: { name: 'French B1', isKnown: false } }],
  ['course', "it's about Econometrics", { course: { name: 'Econometrics', isKnown: false } }],
  ['course', 'lol', {}],
  ['course', "what's the weather like?", {}],
  ['dates', 'on the 17th, not the 15th', { exam: { date: '2026-12-17', slots: null } }],
  [
    'dates',
    'exam on Dec 18 or maybe Dec 19',
    {
      doubts: [{ kind: 'date-choice', choices: ['2026-12-18', '2026-12-19'], what: 'exam' }],
    },
  ],
  ['amount', 'fine, 25 then', { amount: { kind: 'minutes', minutes: 1500 } }],
  [
    'amount',
    'one essay, 3000 words',
    { units: [{ unit: 'essay', first: 1, count: 1, minutes: null }] },
  ],
  [
    'amount',
    'chapters 1 to 7, about 3 hours per chapter',
    { units: [{ unit: 'chapter', first: 1, count: 7, minutes: 180 }] },
  ],
  [
    'amount',
    '10 hours, and I work on Tuesdays and Thursdays so nothing on those days',
    { amount: { kind: 'minutes', minutes: 600 }, limits: { weekdays: [2, 4], periods: [] } },
  ],
  ['amount', "what's the weather like?", {}],
  ['effort', 'hard, make it high priority', { difficulty: 4, priority: 4 }],
  ['strategy', 'rather a few long sessions than a bit every day', { strategy: 'rapid' }],
]

const chinese: Case[] = [
  [null, '我有一门操作系统要考', { course: { name: '操作系统', isKnown: false } }],
  [null, '我的大学英语期末快考了', { course: { name: '大学英语', isKnown: false } }],
  ['course', '就是信号与系统', { course: { name: '信号与系统', isKnown: false } }],
  ['course', '这门课叫西方哲学史吧', { course: { name: '西方哲学史', isKnown: false } }],
  ['dates', '下周五', { exam: { date: '2026-12-04', slots: null } }],
  ['dates', '还有三周', { exam: { date: '2026-12-16', slots: null } }],
  ['dates', '考前两周', { beforeExam: { days: 14, bound: 'due' } }],
  ['dates', '12月1日到12月15日', { due: '2026-12-15', from: '2026-12-01' }],
  ['dates', '下周一开始，12月18日前做完', { due: '2026-12-17', from: '2026-11-30' }],
  ['dates', '12月底', { due: '2026-12-31' }],
  ['dates', '第6周考试', { due: '2026-12-13' }],
  ['dates', '没有考试，12月20日前', { isExamOpen: true, due: '2026-12-19' }],
  ['dates', '12月12日上午10点考试', { exam: { date: '2026-12-12', slots: { start: 3, end: 4 } } }],
  ['dates', '月底', { due: '2026-11-30' }],
  ['amount', '二十个小时', { amount: { kind: 'minutes', minutes: 1200 } }],
  ['amount', '每周三小时', { amount: { kind: 'rate', minutes: 180, per: 'week' } }],
  ['amount', '每天一小时', { amount: { kind: 'rate', minutes: 60, per: 'day' } }],
  ['amount', '8次，每次2小时', { amount: { kind: 'sessions', count: 8, minutes: 120 } }],
  ['amount', '第三到八章', { units: [{ unit: 'chapter', first: 3, count: 6, minutes: null }] }],
  [
    'amount',
    '六章和四套真题',
    {
      units: [
        { unit: 'chapter', first: 1, count: 6, minutes: null },
        { unit: 'paper', first: 1, count: 4, minutes: null },
      ],
    },
  ],
  ['amount', '一百小时', { amount: { kind: 'minutes', minutes: 6000 } }],
  ['amount', '300个单词', { units: [{ unit: 'word', first: 1, count: 300, minutes: null }] }],
  ['amount', '半小时每天', { amount: { kind: 'rate', minutes: 30, per: 'day' } }],
  ['effort', '挺难的', { difficulty: 4 }],
  ['effort', '不太难', { difficulty: 2 }],
  ['effort', '一般', { difficulty: 3 }],
  ['limits', '周末', { limits: { weekdays: [6, 7], periods: [] } }],
  [
    'limits',
    '周三和周五晚上不行',
    {
      limits: {
        weekdays: [],
        periods: [],
        times: [
          { weekday: 3, start: 9, end: 10 },
          { weekday: 5, start: 9, end: 10 },
        ],
      },
    },
  ],
  ['limits', '只有周末可以', { limits: { weekdays: [1, 2, 3, 4, 5], periods: [] } }],
  ['limits', '都可以', { limits: { weekdays: [], periods: [] } }],
  ['strategy', '每天一点', { strategy: 'steady' }],
  ['strategy', '突击就行', { strategy: 'rapid' }],
  ['strategy', '不想突击', { strategy: 'steady' }],
  [
    null,
    '我要学Java，我总是忘记语法',
    { course: { name: 'Java', isKnown: false }, profile: ['我总是忘记语法'] },
  ],
  [null, '我想把有机化学考过', { course: { name: '有机化学', isKnown: false } }],
  [null, '热力学去年挂了，要补考', { course: { name: '热力学', isKnown: false }, difficulty: 4 }],
  [null, '带我规划一门课，日语N3', { course: { name: '日语N3', isKnown: false } }],
  [
    null,
    '我要考过 machine learning, exam on Dec 18, 大概20 hours, 周日 not free',
    {
      course: { name: 'Machine learning', isKnown: false },
      exam: { date: '2026-12-18', slots: null },
      amount: { kind: 'minutes', minutes: 1200 },
      limits: { weekdays: [7], periods: [] },
    },
  ],
  ['course', '哈哈', {}],
  ['course', '我也不知道', {}],
  ['course', '好吧，是心灵哲学', { course: { name: '心灵哲学', isKnown: false } }],
  [
    'dates',
    '考试提前到12月12日了',
    { exam: { date: '2026-12-12', slots: null }, isExamSure: true },
  ],
  [
    'amount',
    '10小时，周二周四要打工，别排',
    { amount: { kind: 'minutes', minutes: 600 }, limits: { weekdays: [2, 4], periods: [] } },
  ],
  ['effort', '难，优先级要高一点', { difficulty: 4, priority: 4 }],
  [
    'limits',
    '周三要踢球不行，不想每天一点点',
    { limits: { weekdays: [3], periods: [] }, strategy: 'rapid' },
  ],
]
/** Words that an exam is known from by, and the course, unless the course was asked for. */
const begun: (keyof Known)[] = ['isExam', 'sitting', 'course']

function person(text: string): GuideMessage {
  return { who: 'person', text, section: null }
}

function toldBy([section, said]: Case): Partial<Known> {
  const isHan = /\p{Script=Han}/u.test(said)
  const topology = isHan ? '我要考过拓扑学' : 'I have to pass topology'
  const first = section === 'course' ? 'guide me through a course' : topology
  const asked = { who: 'weekloom' as const, text: '', section }
  const messages = section === null ? [person(said)] : [person(first), asked, person(said)]
  const guide = {
    state: 'DISCOVERY' as const,
    messages,
    draft: null,
    section: null,
    isWritten: false,
  }
  const { known } = foldGuide(factsOf(said, { state: empty, guide }))
  const unsaid = section === null || section === 'course' ? begun.slice(0, 2) : begun
  return Object.fromEntries(
    Object.entries(known).filter(
      ([slot, value]) =>
        !unsaid.some((name) => name === slot) &&
        !isSameValue(value, new Map<string, unknown>(Object.entries(nothingKnown)).get(slot)),
    ),
  )
}

describe('slots', () => {
  it('[B1] are read from English', () => {
    expect(english.map((each) => [each[1], toldBy(each)])).toEqual(
      english.map(([, said, told]) => [said, told]),
    )
  })

  it('[B1] are read from Chinese', () => {
    expect(chinese.map((each) => [each[1], toldBy(each)])).toEqual(
      chinese.map(([, said, told]) => [said, told]),
    )
  })
})

describe('the length of an answer', () => {
  it('[B3] counts a Chinese character as three letters', () => {
    const lengths = [
      'calculus',
      '微积分',
      'linear algebra',
      '线性代数',
      '好',
      'x'.repeat(50),
      'x'.repeat(51),
      '数'.repeat(16),
      '数'.repeat(17),
    ]
    expect(lengths.map(lengthOfAnswer)).toEqual([
      'very-short',
      'very-short',
      'short',
      'short',
      'very-short',
      'short',
      'long',
      'short',
      'long',
    ])
  })
})
