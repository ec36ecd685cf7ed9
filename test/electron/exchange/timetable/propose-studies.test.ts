// The study work that an import proposes: for which courses, how many sessions, until when.
import { describe, expect, it } from 'vitest'
import { emptyDiff, recordKey } from '../../../../shared/schedule/diff.ts'
import { keepCourses } from '../../../../electron/timetable/import/import-proposal.ts'
import { at, event, item, taskClass } from '../../../builders.ts'
import { calendar, readFixture } from '../calendar-text.ts'
import { accept, next, propose } from './import-builders.ts'

const weekly = (title: string, day: string, hour: string, rule = 'COUNT=14') => [
  `UID:${title}${day}`,
  `SUMMARY:${title}`,
  `DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`,
  `DTEND;TZID=Europe/Berlin:${day}T${hour}4500`,
  `RRULE:FREQ=WEEKLY;${rule}`,
]

const single = (title: string, day: string, hour = '10') => weekly(title, day, hour).slice(0, 4)

const coursesOf = (...events: string[][]) =>
  propose(calendar(...events)).studies.map(({ course }) => course)

describe('proposed study work', () => {
  it.each([
    'Chemistry Lab',
    'Physics Laboratory II',
    'Chemistry practical',
    'Algebra (Exercises)',
    'Übung',
    '大学物理实验',
    'C语言上机',
    '体育（3）',
    '形势与政策',
  ])('[X1] none for %s, in which the work itself is done', (title) => {
    expect(coursesOf(weekly(title, '20261012', '08'), weekly('Ethics', '20261013', '08'))).toEqual([
      'Ethics',
    ])
  })

  it.each(['Exercise Physiology', 'Labour Economics', 'Practical Ethics', '实验心理学'])(
    '[X1] some for %s, which is a subject',
    (title) => {
      expect(coursesOf(weekly(title, '20261012', '08'))).toEqual([title])
    },
  )

  it('[X1] a lecture with a lab of its own is one course, with one session a week', () => {
    const proposal = propose(
      calendar(
        weekly('Chemistry (Lecture)', '20261012', '08'),
        weekly('Chemistry (Lecture)', '20261014', '08'),
        weekly('Chemistry (Lab)', '20261013', '08'),
      ),
    )
    expect(proposal.studies).toEqual([{ course: 'Chemistry', sessions: 14, periods: 2 }])
  })

  it('[X1] it ends on the day before the course’s exam, in the file or in the state', () => {
    const lessons = calendar(
      weekly('Physics', '20261012', '08'),
      weekly('Physics II', '20261012', '10'),
      weekly('Art', '20261012', '12'),
      single('Physics II final exam', '20270119'),
      single('Cartography exam', '20270120'),
      single('Physics midterm', '20261117'),
    )
    const proposal = propose(lessons)
    const state = accept(proposal)
    const ends = Object.fromEntries(state.taskClasses.map(({ course, toDay }) => [course, toDay]))
    expect(ends).toEqual({ Physics: 105, 'Physics II': 99, Art: 105 })
    const empty = {
      ...state,
      taskClasses: [],
      tasks: state.tasks.filter(({ kind }) => kind === 'event'),
    }
    const more = calendar(weekly('Physics II', '20261016', '14', 'COUNT=10'))
    const again = propose(more, next(proposal.term, empty))
    expect(Object.values(again.diff.added)).toContainEqual(
      expect.objectContaining({ kind: 'class', course: 'Physics II', toDay: 99 }),
    )
  })

  it('[X1] none for a lesson that an exam keeps off its day', () => {
    const lessons = calendar(
      weekly('Ethics', '20261012', '08'),
      weekly('Logic', '20261012', '10'),
      single('Ethics test', '20261109', '08'),
    )
    expect(propose(lessons).studies).toEqual([
      { course: 'Ethics', sessions: 13, periods: 2 },
      { course: 'Logic', sessions: 14, periods: 2 },
    ])
  })

  it('[X1] none for what takes the whole day: a job, a day in the field', () => {
    const day = [...weekly('Office', '20261012', '08').slice(0, 3), 'DURATION:PT8H']
    const weeks = [...day, 'RRULE:FREQ=WEEKLY;COUNT=14']
    expect(coursesOf(weeks, weekly('Ethics', '20261013', '08'))).toEqual(['Ethics'])
  })

  it('[X1] an exam is of the course that its title names, whatever the kind is called', () => {
    const exams = accept(
      propose(
        calendar(
          weekly('Calculus', '20261012', '08'),
          weekly('Calculus II', '20261012', '10'),
          single('Calculus II class test', '20261117'),
          single('Calculus final', '20270119'),
        ),
      ),
    ).tasks.flatMap((task) =>
      task.kind === 'event' && task.eventKind === 'exam' ? [[task.title, task.course]] : [],
    )
    expect(exams).toEqual([
      ['Calculus II class test', 'Calculus II'],
      ['Calculus final', 'Calculus'],
    ])
  })

  it('[X1] no session in a week whose days all come after the exam', () => {
    const lessons = calendar(
      weekly('Logic', '20261012', '08', 'COUNT=3'),
      weekly('Ethics', '20261013', '08'),
      single('Logic exam', '20261102'),
    )
    const sessions = propose(lessons).studies.find(({ course }) => course === 'Logic')?.sessions
    expect(sessions).toBe(3)
    const tomorrow = propose(lessons, { now: { date: '2026-11-02', minute: 0 } })
    expect(tomorrow.studies.map(({ course }) => course)).toEqual(['Ethics'])
  })

  it('[X1] one week of single lessons: says that nothing repeats, and what to do', () => {
    const days = ['20261012', '20261013', '20261014', '20261015', '20261016']
    const week = calendar(...days.map((day, index) => single(`Course ${index}`, day)))
    const { studies, problems } = propose(week)
    expect(studies).toEqual([])
    expect(problems.at(-1)).toContain('no weekly classes were found')
    expect(problems.at(-1)).toContain('by the form')
    expect(propose(week, { language: 'zh' }).problems.at(-1)).toContain('只有一周')
    const few = calendar(...days.slice(1).map((day, index) => single(`Course ${index}`, day)))
    expect(propose(few).problems.at(-1)).toContain('no study work is proposed')
    expect(propose(few).problems.at(-1)).not.toContain('form')
  })
})

const named = (day: string, language: 'en' | 'zh', head: string[] = []) =>
  propose(
    calendar(weekly('Ethics', day, '08')).replace(
      'BEGIN:VCALENDAR',
      ['BEGIN:VCALENDAR', ...head].join('\r\n'),
    ),
    { language, fileName: 'download (3).ics', now: { date: '2026-01-01', minute: 0 } },
  ).term.name

describe('term name', () => {
  it('[X1] comes from the dates, not from the file’s name', () => {
    expect(named('20260907', 'en')).toBe('Autumn term 2026')
    expect(named('20260907', 'zh')).toBe('2026 秋季学期')
    expect(named('20260223', 'en')).toBe('Spring term 2026')
    expect(named('20251229', 'zh')).toBe('2026 春季学期')
    expect(named('20260629', 'en')).toBe('Summer term 2026')
  })

  it('[X1] is that of the calendar where it names a term, and not where it names its owner', () => {
    expect(named('20260907', 'en', ['X-WR-CALNAME:WS 2026/27'])).toBe('WS 2026/27')
    expect(named('20260907', 'en', ['X-WR-CALNAME:ada1990@example.org'])).toBe('Autumn term 2026')
    expect(named('20260907', 'en', ['X-WR-CALNAME:My calendar'])).toBe('Autumn term 2026')
    expect(propose(readFixture('wakeup.ics'), { language: 'zh' }).term.name).toBe('2026 秋季学期')
  })
})

describe('keepCourses', () => {
  const added = [
    taskClass(1, { course: 'Ethics' }),
    taskClass(2, { course: 'Logic' }),
    event(3, at(1, 1, 4), { hosts: true, guestIds: [4, 5] }),
    item(4, { classId: 1, place: at(1, 1), hostId: 3 }),
    item(5, { classId: 2, place: at(1, 2), hostId: 3 }),
    item(6, { classId: 2 }),
  ]
  const diff = emptyDiff()
  for (const record of added) diff.added[recordKey(record)] = record

  it('[X1] leaves the lessons, the wanted work and its guests', () => {
    expect(Object.keys(keepCourses(diff, ['Ethics']).added)).toEqual([
      'class:1',
      'task:3',
      'task:4',
    ])
    expect(keepCourses(diff, ['Ethics']).added['task:3']).toMatchObject({ guestIds: [4] })
    expect(keepCourses(diff, ['Ethics', 'Logic'])).toEqual(diff)
    expect(Object.keys(keepCourses(diff, ['ethics', 'None']).added)).toEqual(['task:3'])
    expect(diff.added['task:3']).toMatchObject({ guestIds: [4, 5] })
  })
})
