// What one message tells, read as the answer to a question or as the first words of a guide, on Wednesday 2026-11-25.
import { describe, expect, it } from 'vitest'
import { foldGuide } from '../../../../electron/language/guide/fold-guide.ts'
import { nothingKnown, type Known } from '../../../../electron/language/guide/known.ts'
import { lengthOfAnswer } from '../../../../electron/language/guide/answer-length.ts'
import type { GuideMessage } from '../../../../shared/guide/guide-record.ts'
import { isSameValue } from '../../../../shared/schedule/same-value.ts'
import { empty, factsOf } from '../states.ts'
import { chineseHeard, englishHeard } from './slots-heard.ts'
import { chinese, vague, type Case } from './slots-zh.ts'

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
  [
    'course',
    'An Introduction to the Very Long Theory of Graphs',
    { course: { name: 'An Introduction to the Very Long Theory of Graphs', isKnown: false } },
  ],
  [
    null,
    'I have to pass Philosophy of language and the foundations of logic by December 18',
    {
      course: { name: 'Philosophy of language and the foundations of logic', isKnown: false },
      due: '2026-12-18',
    },
  ],
  ['course', 'Guide me through a course', {}],
  ['course', 'the exam is on 18 December', { exam: { date: '2026-12-18', slots: null } }],
  ['course', 'Physics, I think', { course: { name: 'Physics', isKnown: false } }],
  ['dates', 'next Friday', { exam: { date: '2026-12-04', slots: null } }],
  ['dates', 'in three weeks', { exam: { date: '2026-12-16', slots: null } }],
  ['dates', 'two weeks before the exam', { beforeExam: { days: 14, bound: 'due' } }],
  ['dates', 'from December 1 to December 15', { due: '2026-12-15', from: '2026-12-01' }],
  ['dates', 'start on Monday, done by 18 December', { due: '2026-12-18', from: '2026-11-30' }],
  ['dates', 'the end of December', vague('2026-12-25', '2026-12-31', 'the end of december')],
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
      scope: 'all',
    },
  ],
  ['amount', '120 pages', { units: [{ unit: 'page', first: 1, count: 120, minutes: null }] }],
  ['amount', 'a chapter', { units: [{ unit: 'chapter', first: 1, count: 1, minutes: null }] }],
  ['effort', 'very hard', { difficulty: 5 }],
  ['effort', 'not that hard', { difficulty: 2 }],
  ['effort', '4', { difficulty: 4 }],
  ['work', 'graph questions are hard', { difficulty: 4, profile: ['Graph questions are hard'] }],
  [
    'dates',
    'on 18 December, and chapter 3 is hard, but supply is easy',
    {
      exam: { date: '2026-12-18', slots: null },
      difficulty: 4,
      profile: ['Chapter 3 is hard', 'Supply is easy'],
    },
  ],
  [
    'amount',
    '6 chapters, and proofs are hard for me',
    {
      units: [{ unit: 'chapter', first: 1, count: 6, minutes: null }],
      difficulty: 4,
      subjectType: 'quantitative',
      profile: ['Proofs are hard for me'],
    },
  ],
  // Of the whole course, of time and of an amount it is no part that is hard.
  ['effort', 'the course is really hard', { difficulty: 5 }],
  ['effort', 'topology is hard', { difficulty: 4 }],
  [
    'amount',
    '8 sessions is hard',
    { amount: { kind: 'sessions', count: 8, minutes: null }, difficulty: 4 },
  ],
  ['limits', 'Mondays are hard', { limits: { weekdays: [1], periods: [] }, difficulty: 4 }],
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
    isPaused: false,
    packs: [],
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

describe('what is easily misheard', () => {
  it('[B1] is read from English', () => {
    expect(englishHeard.map((each) => [each[1], toldBy(each)])).toEqual(
      englishHeard.map(([, said, told]) => [said, told]),
    )
  })

  it('[B1] is read from Chinese', () => {
    expect(chineseHeard.map((each) => [each[1], toldBy(each)])).toEqual(
      chineseHeard.map(([, said, told]) => [said, told]),
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
