// What is due: exams, study work and homework in one list, the nearest first.
import { expect, test } from 'vitest'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { listDue } from '../../../shared/term/due.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

function homework(changes: Partial<HomeworkLine>): HomeworkLine {
  return {
    id: 1,
    title: 'Sheet 4',
    course: 'Calculus',
    dueDate: '2026-11-05',
    dueTime: null,
    urgency: 'soon',
    estimate: null,
    minutes: 0,
    steps: 0,
    ticked: 0,
    hasSolution: false,
    hasKey: false,
    blocks: 0,
    openBlocks: 0,
    ...changes,
  } as HomeworkLine
}

const done = {
  outcome: 'done',
  place: at(1, 1, 2),
  planned: 90,
  minutes: 90,
  restId: null,
} as const

const state = schedule(
  [
    taskClass(1, { title: 'Problem sets', course: 'Calculus', toDay: 5 }),
    taskClass(2, { title: 'Reading', course: 'History', toDay: 2 }),
    taskClass(3, { title: 'Everything', course: 'Law', toDay: 14 }),
    taskClass(4, { title: 'Finished', course: 'Art', toDay: 6 }),
    event(10, at(8, 3, 4), { title: 'Midterm', course: 'Calculus', eventKind: 'exam' }),
    event(11, at(1, 3, 4), { title: 'Quiz', course: 'Calculus', eventKind: 'exam' }),
    item(1, { place: at(1, 1, 2), log: [done] }),
    item(2, { order: 2, place: at(4, 1, 2) }),
    item(3, { order: 3, duration: 2 }),
    item(4, { classId: 2, order: 1, duration: 1 }),
    item(5, { classId: 3, order: 1, duration: 1 }),
    item(6, { classId: 4, order: 1, place: at(1, 5, 6), log: [{ ...done, place: at(1, 5, 6) }] }),
  ],
  week({ weeks: 2 }),
)

/** Wednesday of the first week. */
const today = '2026-11-04'

test('[U10] the nearest is first, with its days; what is over, done or ends with the term has none', () => {
  const due = listDue(state, [homework({})], today)
  expect(due.map(({ kind, title, days, time }) => [kind, title, days, time])).toEqual([
    ['work', 'Reading', -1, null],
    ['homework', 'Sheet 4', 1, null],
    ['work', 'Problem sets', 2, null],
    ['exam', 'Midterm', 5, '10:00'],
  ])
})

test('[U10] of study work it says what is open, and what of that has a place', () => {
  const [, work] = listDue(state, [], today)
  expect(work).toMatchObject({ title: 'Problem sets', open: 180, planned: 90 })
})

test('[U10] homework that is done is not due, and the work that was planned for one is named once', () => {
  const lines = [
    homework({ urgency: 'done' }),
    homework({ id: 2, title: 'Problem sets', dueDate: '2026-11-06', dueTime: '18:00' }),
  ]
  const due = listDue(state, lines, today)
  expect(due.filter(({ title }) => title === 'Sheet 4')).toEqual([])
  expect(due.filter(({ title }) => title === 'Problem sets')).toMatchObject([
    { kind: 'homework', homeworkId: 2, days: 2, time: '18:00' },
  ])
})

test('[U10] work of one name and day in two courses stays two, and homework takes only that of its own', () => {
  const both = schedule(
    [
      taskClass(1, { title: 'Sheet 4', course: 'Algebra', toDay: 5 }),
      taskClass(2, { title: 'Sheet 4', course: 'Physics', toDay: 5 }),
      item(1, { duration: 2 }),
      item(2, { classId: 2, order: 1, duration: 3 }),
    ],
    week({ weeks: 2 }),
  )
  const told = (lines: HomeworkLine[]) =>
    listDue(both, lines, today).map(({ kind, course, open }) => [kind, course, open])
  expect(told([])).toEqual([
    ['work', 'Algebra', 90],
    ['work', 'Physics', 135],
  ])
  expect(told([homework({ course: 'Algebra', dueDate: '2026-11-06' })])).toEqual([
    ['work', 'Physics', 135],
    ['homework', 'Algebra', 90],
  ])
})

function exam(id: number, day: number, title: string) {
  return event(id, at(day, 3, 4), { title, course: 'Calculus', eventKind: 'exam' })
}

function examsWithWork(fromDay: number, toDay: number) {
  return listDue(
    schedule(
      [
        exam(10, 4, 'Midterm'),
        exam(11, 11, 'Final'),
        taskClass(1, { course: 'Calculus', fromDay, toDay }),
        item(1, { place: at(1, 1, 2), log: [done] }),
      ],
      week({ weeks: 2 }),
    ),
    [],
    today,
  ).flatMap((entry) => (entry.kind === 'exam' && entry.hasWork ? entry.title : []))
}

test('[U10] work for an exam reaches past the exam of its course before, begins by its day, and is over before the next', () => {
  expect(examsWithWork(1, 3)).toEqual(['Midterm'])
  expect(examsWithWork(1, 4)).toEqual(['Midterm'])
  expect(examsWithWork(5, 12)).toEqual(['Final'])
  expect(examsWithWork(1, 12)).toEqual(['Final'])
})

test('[U10] a test that lessons follow wants work of its own', () => {
  const lessons = schedule(
    [
      exam(10, 4, 'Class test'),
      event(11, at(10, 1, 2), { course: 'Calculus' }),
      taskClass(1, { course: 'Calculus', toDay: 14 }),
      item(1, { duration: 2 }),
    ],
    week({ weeks: 2 }),
  )
  expect(listDue(lessons, [], today)).toMatchObject([
    { title: 'Class test', open: 0, hasWork: false },
  ])
})

test('[U10] the last exam of a course needs what of its work ends with the term', () => {
  const reviews = schedule(
    [
      exam(10, 4, 'Midterm'),
      exam(11, 11, 'Final'),
      taskClass(1, { course: 'Calculus', toDay: 14 }),
      event(12, at(9, 3, 4), { course: 'Calculus' }),
      item(1, { place: at(3, 1, 2) }),
      item(2, { order: 2, duration: 2 }),
    ],
    week({ weeks: 2 }),
  )
  expect(
    listDue(reviews, [], today).map(({ title, open, planned }) => [title, open, planned]),
  ).toEqual([
    ['Midterm', 0, 0],
    ['Final', 180, 90],
  ])
})
