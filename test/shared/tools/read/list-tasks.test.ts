import { expect, test } from 'vitest'
import { schedule } from '../../../builders.ts'
import { factsOf, run, sampleWeeks, textOf } from '../sample-weeks.ts'

function idsOf(args: unknown): number[] {
  const facts = factsOf('list_tasks', args)
  return facts.tool === 'list_tasks' ? facts.tasks.map(({ id }) => id) : []
}

test('[T2] all tasks: events by series, study blocks by class, placed ones in time order', () => {
  expect(textOf('list_tasks', {})).toEqual([
    '“Algebra” (class): #10 day 1 periods 1–2, #11 day 8 periods 1–2',
    '“Seminar” (class): #12 day 2 periods 7–8, #13 day 9 periods 7–8',
    '“Dentist” (appointment): #14 day 3 periods 5–6',
    'Class “Calculus”:',
    '#1 “Review 1” placed, day 1 (Mon 2 Nov), periods 3–4 (10:00–11:45)',
    '#2 “Review 2” placed, day 2 (Tue 3 Nov), period 7 (14:00–14:45), in #12',
    '#4 “Review 4” suggested, day 4 (Thu 5 Nov), periods 1–2 (08:00–09:45)',
    '#3 “Review 3” pending, 2 long',
    'Class “Essay”:',
    '#5 “Draft” placed, day 5 (Fri 6 Nov), periods 1–2 (08:00–09:45)',
    '#6 “Revision” pending, 2 long',
  ])
  expect(idsOf({})).toEqual([10, 1, 2, 12, 14, 4, 5, 11, 13, 3, 6])
})

test('[T2] the list speaks Chinese too', () => {
  expect(textOf('list_tasks', { category: 'Calculus' }, 'zh')).toEqual([
    '课业“Calculus”：',
    '#1 “Review 1” 已安排，第1天（11月2日 周一）第3–4节（10:00–11:45）',
    '#2 “Review 2” 已安排，第2天（11月3日 周二）第7节（14:00–14:45），在 #12 课上',
    '#4 “Review 4” 建议中，第4天（11月5日 周四）第1–2节（08:00–09:45）',
    '#3 “Review 3” 待安排，2 节',
  ])
})

test('[T2] a status keeps only its tasks; events count as existing', () => {
  expect(idsOf({ status: 'pending' })).toEqual([3, 6])
  expect(idsOf({ status: 'suggested' })).toEqual([4])
  expect(idsOf({ status: 'existing' })).toEqual([10, 1, 2, 12, 14, 5, 11, 13])
})

test('[T2] a category is a course, a class, an event or an event kind, whatever its case', () => {
  expect(idsOf({ category: ' maths ' })).toEqual([10, 1, 2, 4, 11, 3])
  expect(idsOf({ category: 'ESSAY' })).toEqual([5, 6])
  expect(idsOf({ category: 'Dentist' })).toEqual([14])
  expect(idsOf({ category: 'class' })).toEqual([10, 12, 11, 13])
  expect(idsOf({ category: '' })).toEqual(idsOf({}))
})

test('[T2] a category with tasks of other statuses only is known and empty', () => {
  expect(factsOf('list_tasks', { category: 'Essay', status: 'suggested' })).toEqual({
    tool: 'list_tasks',
    category: 'Essay',
    status: 'suggested',
    tasks: [],
    knownCategories: [],
  })
  expect(textOf('list_tasks', { category: 'Essay', status: 'suggested' })).toEqual(['No tasks.'])
})

test('[T2] an unknown category is answered with those that there are', () => {
  expect(textOf('list_tasks', { category: 'Physics' })).toEqual([
    'No task has the category “Physics”. Known: “class”, “personal”, “Maths”, “Calculus”, “Writing”, “Essay”, “Algebra”, “Seminar” and “Dentist”.',
  ])
  expect(textOf('list_tasks', { category: '物理' }, 'zh')).toEqual([
    '没有类别为“物理”的任务。现有：“class”、“personal”、“Maths”、“Calculus”、“Writing”、“Essay”、“Algebra”、“Seminar”和“Dentist”。',
  ])
})

test('[T2] an empty schedule has no tasks', () => {
  expect(run('list_tasks', {}, 'zh', schedule([], sampleWeeks.window)).text).toBe('没有任务。')
  expect(run('list_tasks', { category: 'x' }, 'en', schedule([])).text).toBe('No tasks.')
})
