import { describe, expect, it } from 'vitest'
import { timetabledEvents } from '../../../../shared/timetable/dropped-events.ts'
import { decodeFile } from '../../../../electron/text/decode-file.ts'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { sayFailure } from '../../../../electron/timetable/import/say-import.ts'
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { termSchema } from '../../../../shared/schedule/term.ts'
import { calendar, readFixture } from '../calendar-text.ts'
import { accept, eventsOf, importInput, next, propose, sayEvents } from './import-builders.ts'

const weekly = (title: string, start: string, end: string, more: string[] = []) => [
  `UID:${title}`,
  `SUMMARY:${title}`,
  `DTSTART;TZID=Europe/Berlin:${start}`,
  `DTEND;TZID=Europe/Berlin:${end}`,
  'RRULE:FREQ=WEEKLY;COUNT=14',
  ...more,
]

const single = (title: string, start: string, end: string) => [
  `UID:${title}${start}`,
  `SUMMARY:${title}`,
  `DTSTART;TZID=Europe/Berlin:${start}`,
  `DTEND;TZID=Europe/Berlin:${end}`,
]

const ethics = weekly('Ethics', '20261012T100000', '20261012T113000')

describe('proposeImport', () => {
  it.each(['0001', '1969', '2200', '9999'])(
    '[X1] lessons of the year %s make no term, for none could be planned in',
    (year) => {
      const far = weekly('Ethics', `${year}0107T100000`, `${year}0107T113000`)
      expect(proposeImport(importInput(calendar(far)))).toEqual({
        ok: false,
        failure: sayFailure({ kind: 'no-meetings' }, 'en'),
      })
    },
  )

  it('[X1] a university’s whole timetable becomes a term, its lessons, an exam and review work', () => {
    const proposal = propose(readFixture('university.ics'), {
      now: { date: '2026-11-21', minute: 600 },
    })
    const { term } = proposal
    expect(termSchema.safeParse(term).success).toBe(true)
    expect(term).toMatchObject({
      name: 'Winter term 2026/27',
      firstMonday: '2026-10-12',
      weeks: 17,
      zone: 'Europe/Berlin',
    })
    const state = accept(proposal)
    expect(findViolations(state)).toEqual([])
    const inWeek = (week: number) =>
      eventsOf(state).filter(({ place }) => Math.ceil(place.day / 7) === week).length
    expect(inWeek(1)).toBe(22)
    expect(inWeek(11)).toBe(0)
    const said = sayEvents(state)
    expect(said).toContain('2026-11-06 14:00–15:30 MATH-101: Calculus I (Lecture)')
    expect(said).not.toContain('2026-11-04 08:00–09:30 MATH-101: Calculus I (Lecture)')
    expect(said.filter((line) => line.startsWith('2026-11-17'))).toHaveLength(4)
    expect(proposal.events[0]).toEqual({
      title: 'MATH-101: Calculus I - Exam',
      weekly: 'Thu 4 Feb 14:00–15:30',
      meetings: 1,
      kind: 'exam',
    })
    expect(proposal.studies).toContainEqual({ course: 'Calculus I', sessions: 10, periods: 2 })
    expect(proposal.problems).toEqual([
      '1 event lies at the time of an exam and gives way to it on that day: “CS-130: Introduction to Programming (Lab)” with “MATH-101: Calculus I - Exam”.',
    ])
  })

  it('[X1] a WakeUp 课程表 file without UIDs and VTIMEZONE is read whole, in Chinese', () => {
    const proposal = propose(readFixture('wakeup.ics'), { language: 'zh', zone: 'UTC' })
    expect(proposal.term).toMatchObject({
      firstMonday: '2026-09-07',
      weeks: 16,
      zone: 'Asia/Shanghai',
    })
    expect(proposal.problems).toEqual([])
    expect(proposal.events).toContainEqual({
      title: '大学物理实验',
      weekly: '周四 13:30–16:05，第2–16周（双周）',
      meetings: 8,
      kind: 'class',
    })
    expect(proposal.studies.map(({ course }) => course)).not.toContain('体育')
    const titles = Object.values(proposal.diff.added).map(({ title }) => title)
    expect(titles).toContain('高等数学复习 1')
    expect(sayEvents(accept(proposal))).toContain('2026-09-07 08:00–09:35 高等数学')
  })

  it('[X1] lessons that overlap partly get half-hour rows and sessions of an hour and a half', () => {
    const proposal = propose(readFixture('american.ics'))
    expect(proposal.term.periods).toHaveLength(28)
    expect(proposal.term).toMatchObject({ zone: 'America/New_York', weeks: 16 })
    expect(proposal.studies[0]).toMatchObject({ periods: 3 })
    expect(proposal.events[0]).toMatchObject({ title: 'BIOL 201 Final Exam', kind: 'exam' })
    expect(proposal.problems).toHaveLength(1)
  })

  it('[X1] classes and exams are locked, an appointment is not, and stray events stretch no term', () => {
    const text = calendar(
      ethics,
      single('Ethics quiz', '20261109T100000', '20261109T113000'),
      single('Dentist', '20261103T100000', '20261103T104500'),
      single('Summer party', '20260720T100000', '20260720T113000'),
    )
    const proposal = propose(text)
    expect(proposal.term).toMatchObject({ firstMonday: '2026-10-12', weeks: 14 })
    const byTitle = new Map(eventsOf(accept(proposal)).map((event) => [event.title, event]))
    expect(byTitle.get('Ethics')).toMatchObject({ eventKind: 'class', locked: true, clock: null })
    expect(byTitle.get('Ethics quiz')).toMatchObject({ eventKind: 'exam', locked: true })
    expect(byTitle.get('Dentist')).toMatchObject({ eventKind: 'personal', locked: false })
    expect(proposal.problems).toEqual([
      '1 event outside the term was left out: “Summer party”.',
      '1 event lies at the time of an exam and gives way to it on that day: “Ethics” with “Ethics quiz”.',
    ])
  })

  it('[X1] a review session a week from now on, not for a course that has work already', () => {
    const text = calendar(ethics)
    const first = propose(text, { now: { date: '2026-11-18', minute: 0 } })
    const state = accept(first)
    expect(first.studies).toEqual([{ course: 'Ethics', sessions: 9, periods: 2 }])
    expect(state.taskClasses[0]).toMatchObject({ title: 'Ethics review', fromDay: 38, toDay: 98 })
    const more = calendar(ethics, weekly('Ethics (Tutorial)', '20261014T140000', '20261014T153000'))
    const again = propose(more, next(first.term, state))
    expect(again.studies).toEqual([])
    expect(again.events).toMatchObject([{ title: 'Ethics (Tutorial)', meetings: 14 }])
  })

  it.each(['university.ics', 'wakeup.ics', 'american.ics', 'broken.ics'])(
    '[X2] %s imported again doubles nothing',
    (name) => {
      const first = propose(readFixture(name))
      const state = accept(first)
      const again = propose(readFixture(name), next(first.term, state))
      expect(again.diff).toEqual({ added: {}, updated: {}, removed: {} })
      expect(again.alreadyThere).toBe(timetabledEvents(state).length)
      expect(again.createsTerm).toBe(false)
    },
  )

  it('[X2] a lesson takes the time of a study block, which goes back to pending and is named', () => {
    const first = propose(calendar(ethics))
    const { term } = first
    const planned = applyEdit(
      accept(first),
      { kind: 'place', task: 15, day: 9, start: 1 },
      { day: 1, period: 0 },
    )
    if (!planned.ok) throw new Error(planned.failure.reason.kind)
    const exam = calendar(single('Logic exam', '20261020T080000', '20261020T093000'))
    const proposal = propose(exam, next(term, planned.value.state))
    expect(proposal.problems).toEqual([
      '1 study block gives way to it and goes back to pending: “Ethics review 1”.',
    ])
    const state = accept(proposal, planned.value.state)
    expect(findViolations(state)).toEqual([])
    expect(state.tasks.find(({ id }) => id === 15)).toMatchObject({
      status: 'pending',
      place: null,
    })
  })

  it('[X2] our own exported blocks are left out', () => {
    const block = [
      'UID:task-7.abc@weekloom',
      ...single('Review', '20261012T140000', '20261012T150000').slice(1),
    ]
    expect(propose(calendar(ethics, block)).problems).toEqual([
      '1 study block of Weekloom’s own in the file was left out: “Review”.',
    ])
  })

  it('[X2] lessons follow the term’s days off and make-up days', () => {
    const first = propose(calendar(ethics))
    const term = {
      ...first.term,
      overrides: [
        { kind: 'off' as const, date: '2026-10-19' },
        { kind: 'follows' as const, date: '2026-10-25', week: 2, weekday: 1 },
      ],
    }
    const state = { ...accept(first), tasks: [], taskClasses: [] }
    const said = sayEvents(accept(propose(calendar(ethics), next(term, state)), state))
    expect(said.slice(0, 3)).toEqual([
      '2026-10-12 10:00–11:30 Ethics',
      '2026-10-25 10:00–11:30 Ethics',
      '2026-10-26 10:00–11:30 Ethics',
    ])
  })

  it('[X1] lessons that touch the same row keep their own rows and times', () => {
    const lessons = [
      weekly('A', '20261012T100000', '20261012T111500'),
      weekly('B', '20261012T111500', '20261012T123000'),
      weekly('C', '20261013T104500', '20261013T120000'),
    ]
    const proposal = propose(calendar(...lessons))
    expect(proposal.problems).toEqual([])
    expect(proposal.diff.added['task:15']).toMatchObject({
      title: 'B',
      clock: { start: '11:15', end: '12:30' },
    })
    expect(proposal.term.periods).toHaveLength(28)
  })

  it('[X1] a calendar of another year gives the term of that year', () => {
    const proposal = propose(calendar(ethics), { now: { date: '2029-03-01', minute: 0 } })
    expect(proposal.term).toMatchObject({ firstMonday: '2026-10-12', weeks: 14 })
    expect(proposal.studies).toEqual([])
  })

  it('[X1] lessons without an end make a term of 30 weeks and say so', () => {
    const endless = [...ethics.slice(0, 4), 'RRULE:FREQ=WEEKLY']
    const proposal = propose(calendar(endless))
    expect(proposal.term).toMatchObject({ firstMonday: '2026-10-12', weeks: 30 })
    expect(proposal.problems.at(-1)).toContain('30 weeks')
  })

  it('[X4] titles are one line of at most 120 characters without control characters', () => {
    const title = `\u0007\u202E<b>Evil</b>\\n\u0000${'x'.repeat(500)}`
    const text = calendar(weekly(title, '20261012T100000', '20261012T113000'))
    const event = eventsOf(accept(propose(text)))[0]
    expect(event?.title.startsWith('<b>Evil</b> xxx')).toBe(true)
    expect(Array.from(event?.title ?? '')).toHaveLength(120)
  })

  it.each([
    ['', 'The file is empty.'],
    ['\u0000\u0001\uFFFDPNG', 'This is not a calendar file'],
    [readFixture('login-page.html'), 'This web page holds no weekly table'],
    ['Course,Weekday\nMaths,Mon', 'This is not a calendar file'],
    ['{"a":1}', 'This is not a calendar file'],
    ['{"format":"weekloom-1"}', 'This Weekloom export is damaged'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'The file holds no lessons'],
    ['x'.repeat(10_000_001), 'The file is larger than 10 MB.'],
    [`{"format":"weekloom-1"}${' '.repeat(10_000_000)}`, 'The file is larger than 10 MB.'],
  ])(
    '[X4] a file that is no timetable is one sentence that says what to do (%#)',
    (text, sentence) => {
      for (const language of ['en', 'zh'] as const) {
        const proposal = proposeImport(importInput(text, { language }))
        expect(proposal.ok).toBe(false)
        const said = proposal.ok ? '' : proposal.failure
        expect(said).toContain(language === 'en' ? sentence : '')
        expect(said).toMatch(language === 'en' ? /nothing was imported\.$/ : /没有导入任何内容。$/)
      }
    },
  )

  it('[X4] what no one has thought of is the sentence for a file that can’t be read', () => {
    for (const language of ['en', 'zh'] as const) {
      // A term that begins on no date makes the reader itself throw.
      const term = { ...propose(calendar(ethics)).term, firstMonday: 'never' }
      const proposal = proposeImport(importInput(calendar(ethics), { term, state: null, language }))
      expect(proposal).toEqual({ ok: false, failure: sayFailure({ kind: 'unreadable' }, language) })
    }
    expect(sayFailure({ kind: 'unreadable' }, 'en')).toMatch(
      /can’t be read.*nothing was imported\.$/,
    )
  })

  it('[X4] the bytes of a picture are no calendar', () => {
    const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256)
    expect(proposeImport(importInput(decodeFile(bytes))).ok).toBe(false)
  })

  it('[X4] a broken file names what was left out, with its line', () => {
    const proposal = propose(readFixture('broken.ics'), { zone: 'Asia/Tokyo' })
    expect(proposal.events.map(({ title }) => title)).toEqual([
      'Statistics, part one',
      'Databases',
      'Networks',
      'Odd seminar',
    ])
    expect(proposal.problems).toEqual([
      '“Lost lecture” at line 3 has no start time that can be read and was left out.',
      '“Odd seminar” at line 7 has a repeat rule that can’t be read; only its first date was taken.',
      'The time zone “Europe/Nowhere” is not known; its times were read as local ones.',
      'The file ends in the middle, so what comes behind that is missing. Download or export it again to have all of it.',
    ])
  })
})
