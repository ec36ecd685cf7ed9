// Which course a name means: never one that is only spelled near it.
import { describe, expect, test } from 'vitest'
import { findCourses } from '../../../electron/language/pack/find-courses.ts'
import { isSlipOf } from '../../../electron/language/words/edit-distance.ts'
import { answerBuiltIn } from '../../../electron/language/answer-built-in.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import { item, schedule, taskClass } from '../../builders.ts'
import { english, factsOf } from './states.ts'

const courses = [
  'Microeconomics',
  'Organic chemistry',
  'Phonetics',
  'Astronomy',
  'Calculus',
  '微观经济学',
  '有机化学',
  '线性代数',
]

const state = schedule(
  courses.flatMap((course, index) => [
    taskClass(index + 1, { course, title: `${course} review` }),
    item(100 + index, {
      classId: index + 1,
      order: 1,
      title: `${course} 1`,
      place: {
        day: 18 + (index % 3),
        start: 1 + Math.floor(index / 3) * 2,
        end: 2 + Math.floor(index / 3) * 2,
      },
    }),
  ]),
  english.window,
)

describe('[M3] [K2] a name that is no course of the student’s is never taken for one', () => {
  test.each([
    'macroeconomics',
    'Macroeconomics',
    'the macroeconomics course',
    'macro economics',
    'Inorganic chemistry',
    'inorganic',
    'Phonemics',
    'Astrology',
    'Gastronomy',
    'Calculus II',
    'calculus 2',
    'vector calculus',
    'microbiology',
    'ergonomics',
    '宏观经济学',
    '政治经济学',
    '无机化学',
    '物理化学',
    '抽象代数',
    '线性代数二',
    '宏觀經濟學',
  ])('%s', (words) => {
    expect(findCourses(words, state, courses)).toEqual([])
  })

  test.each([
    ['microeconomics', 'Microeconomics'],
    ['micro', 'Microeconomics'],
    ['the microeconomics course', 'Microeconomics'],
    ['microeconmics', 'Microeconomics'],
    ['mircoeconomics', 'Microeconomics'],
    ['my organic chemistry exam', 'Organic chemistry'],
    ['calculas', 'Calculus'],
    ['clculus', 'Calculus'],
    ['astronmy', 'Astronomy'],
    ['微观经济学', '微观经济学'],
    ['微觀經濟學', '微观经济学'],
    ['微经', '微观经济学'],
    ['线代这门课', '线性代数'],
    ['有机化学期末考试', '有机化学'],
  ])('%s is %s', (words, course) => {
    expect(findCourses(words, state, courses)).toEqual([course])
  })

  test.each(['move macroeconomics to Friday'])('%s asks first', (request) => {
    const facts = factsOf(request, { state })
    expect(answerBuiltIn({ kind: 'built-in', stage: 'plan', facts })).toMatchObject({
      action: 'ask_user',
    })
  })
})

test('[B3] two names are of one course only where nothing makes another of it', () => {
  const same = [
    ['Calculus', 'the calculus course'],
    ['大学物理', '物理'],
    ['線性代數', '线性代数'],
    ['Topology', 'topology exam'],
  ] as const
  const other = [
    ['Macroeconomics', 'Economics'],
    ['宏观经济学', '经济学'],
    ['Calculus II', 'Calculus'],
    ['Inorganic chemistry', 'Organic chemistry'],
    ['', 'Calculus'],
  ] as const
  expect(same.map(([a, b]) => isSameCourse(a, b))).toEqual(same.map(() => true))
  expect(other.map(([a, b]) => isSameCourse(a, b))).toEqual(other.map(() => false))
  expect(isSlipOf('macroeconomics', 'microeconomics')).toBe(false)
})
