// Tests that what a feed holds is joined to the student's own course: by code, by name, by teacher.
import { describe, expect, it } from 'vitest'
import { calendar } from '../calendar-text.ts'
import { accept, eventsOf, next, propose } from './import-builders.ts'

const event = (summary: string, from: string, to: string, ...more: string[]) => [
  `UID:${summary}${from}`,
  `SUMMARY:${summary}`,
  `DTSTART;TZID=Europe/Berlin:${from}`,
  `DTEND;TZID=Europe/Berlin:${to}`,
  ...more,
]

const weekly = (summary: string, day: string, ...more: string[]) =>
  event(summary, `${day}T100000`, `${day}T113000`, 'RRULE:FREQ=WEEKLY;COUNT=10', ...more)

const exam = (summary: string, day: string) => event(summary, `${day}T140000`, `${day}T150000`)
const due = (summary: string, day: string) => event(summary, `${day}T160000`, `${day}T160000`)

const first = propose(
  calendar(
    weekly(
      'MATH2041 Linear Algebra II - Lecture',
      '20261012',
      'DESCRIPTION:Lecturer: Dr Harriet Voss',
    ),
    weekly('HIST1110 Modern Europe - Seminar', '20261013', 'DESCRIPTION:Tutor: Dr Lena Brandt'),
    weekly('COMP1204 Computer Systems - Lecture', '20261014', 'DESCRIPTION:教师：王建国'),
  ),
)
const state = accept(first)
const feeds = first.feeds.map((feed) => ({
  ...feed,
  feed: 1,
  records: feed.records.map(({ record }) => record),
}))

function coursesOf(...events: string[][]) {
  const second = propose(calendar(...events), { ...next(first.term, state), feeds })
  const held = eventsOf(accept(second, state)).slice(eventsOf(state).length)
  const all = [...held, ...(second.matter?.homework ?? [])]
  return { courses: [...new Set(all.map(({ course }) => course))], said: second.problems.join(' ') }
}

describe('an entry is of the student’s own course', () => {
  it.each([
    ['Linear Algebra II exam', 'MATH2041 Linear Algebra II'],
    ['MATH2041 resit exam', 'MATH2041 Linear Algebra II'],
    ['MATH3000 Linear Algebra II exam', 'MATH3000 Linear Algebra II'],
  ])('[X2] whose name the exam says, with its code or without: %s', (title, course) => {
    expect(coursesOf(exam(title, '20261120')).courses).toEqual([course])
  })

  it('[X2] whose name homework says without its code', () => {
    expect(coursesOf(due('Essay 2 [Modern Europe]', '20261106')).courses).toEqual([
      'HIST1110 Modern Europe',
    ])
    expect(coursesOf(due('交给王老师的报告', '20261106')).courses).toEqual([
      'COMP1204 Computer Systems',
    ])
  })

  it('[X2] whose teacher is named with a lesson that has no name of its own, and that is said', () => {
    const workshop = (...more: string[]) => coursesOf(weekly('Workshop', '20261015', ...more))
    expect(workshop().courses).toEqual(['Workshop'])
    const { courses, said } = workshop('DESCRIPTION:Teacher: Dr L. Brandt')
    expect(courses).toEqual(['HIST1110 Modern Europe'])
    expect(said).toContain('“Workshop, Dr L. Brandt”')
    const named = weekly('Roman Law', '20261015', 'DESCRIPTION:Teacher: Dr Lena Brandt')
    expect(coursesOf(named).courses).toEqual(['Roman Law'])
  })

  it('[X2] whose name has the one word of a class, or is all of it', () => {
    expect(coursesOf(weekly('Computer class', '20261015')).courses).toEqual([
      'COMP1204 Computer Systems',
    ])
    expect(coursesOf(weekly('Modern Europe', '20261015')).courses).toEqual([
      'HIST1110 Modern Europe',
    ])
    expect(coursesOf(weekly('Modern Europe 2', '20261015')).courses).toEqual(['Modern Europe 2'])
  })
})
