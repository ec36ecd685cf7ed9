// Tests that what a feed holds becomes what it is: lessons, homework, days off.
import { describe, expect, it } from 'vitest'
import { calendar } from '../calendar-text.ts'
import { propose, eventsOf, accept, next } from './import-builders.ts'

let serial = 0

function event(summary: string, ...lines: string[]): string[] {
  serial += 1
  return [`UID:e${serial}`, `SUMMARY:${summary}`, ...lines]
}

function at(summary: string, time: string, ...more: string[]): string[] {
  return event(summary, `DTSTART:${time}`, `DTEND:${time}`, ...more)
}

function workOf(text: string) {
  return (propose(text).matter?.homework ?? []).map(
    ({ title, course, dueDate, dueTime }) => `${title} | ${course} | ${dueDate} ${dueTime ?? '-'}`,
  )
}

const lesson = event(
  'Optics',
  'DTSTART;TZID=Europe/Berlin:20261012T100000',
  'DTEND;TZID=Europe/Berlin:20261012T113000',
  'RRULE:FREQ=WEEKLY;COUNT=10',
)

const exam = (summary: string, day: string) =>
  event(summary, `DTSTART:${day}T080000Z`, `DTEND:${day}T090000Z`)

const filed = (summary: string, category: string, from: string, to: string) =>
  event(summary, `DTSTART:${from}`, `DTEND:${to}`, `CATEGORIES:${category}`)

const canvas = (summary: string, uid: string) => [
  `UID:event-assignment-${uid}`,
  `SUMMARY:${summary}`,
  'DTSTART;VALUE=DATE:20261103',
  'DTEND;VALUE=DATE:20261103',
]

function daysOff(summary: string, lines: string[]) {
  return propose(calendar(lesson, event(summary, ...lines))).term.overrides.map(({ date }) => date)
}

describe('what a feed holds', () => {
  it('[X2] what has no length is due: homework with its course, in the time of the person', () => {
    const text = calendar(
      at('Lens report is due', '20261020T215900Z', 'CATEGORIES:03_OPT210_A_2026'),
      at('Reading log [HIST 110]', '20261021T160000Z'),
    )
    expect(workOf(text)).toEqual([
      'Lens report | OPT210 | 2026-10-20 23:59',
      'Reading log | HIST 110 | 2026-10-21 18:00',
    ])
  })

  it('[X2] an entry of a whole day is due at its end where a course system has written it', () => {
    const day = ['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261104']
    const whole = event('Worksheet 4', ...day)
    const system = calendar(whole).replace('VERSION', 'PRODID:-//Some Moodle//EN\r\nVERSION')
    expect(workOf(system)).toEqual(['Worksheet 4 |  | 2026-11-03 -'])
    const own = propose(calendar(lesson, whole))
    expect(own.matter).toBeNull()
    expect(own.problems.join(' ')).toContain('Worksheet 4')
    const none = event('No class: MATH 101 only', ...day)
    const moodle = calendar(whole, none).replace('VERSION', 'PRODID:-//Some Moodle//EN\r\nVERSION')
    expect(workOf(moodle)).toEqual(['Worksheet 4 |  | 2026-11-03 -'])
  })

  it('[X2] a day that ends on itself is that day; money due and marks that come out are no homework', () => {
    const rent = ['DTSTART;VALUE=DATE:20261104', 'DTEND;VALUE=DATE:20261105']
    const text = calendar(
      canvas('Worksheet 4 [OPT210]', '7'),
      event('Rent due', ...rent),
      at('Feedback released: Essay 1', '20261105T080000Z'),
      at('Essay 1 results are now available', '20261105T080000Z'),
      at('Feedback essay is due', '20261106T080000Z'),
    )
    expect(workOf(text)).toEqual([
      'Worksheet 4 | OPT210 | 2026-11-03 -',
      'Feedback essay |  | 2026-11-06 09:00',
    ])
  })

  it('[X2] days off become days off of the new term, and not where the same feed has lessons', () => {
    const text = calendar(
      lesson,
      event('Autumn break', 'DTSTART;VALUE=DATE:20261027', 'DTEND;VALUE=DATE:20261029'),
      event('Bank holiday', 'DTSTART;VALUE=DATE:20261109', 'DTEND;VALUE=DATE:20261110'),
    )
    expect(propose(text).term.overrides).toEqual([
      { kind: 'off', date: '2026-10-27' },
      { kind: 'off', date: '2026-10-28' },
    ])
  })

  it('[X2] what has hours, or is of a course, is no day off unless the school is closed', () => {
    const hours = ['DTSTART:20261027T090000Z', 'DTEND:20261027T161500Z']
    const day = ['DTSTART;VALUE=DATE:20261028', 'DTEND;VALUE=DATE:20261029']
    expect([
      daysOff('Christmas', hours),
      daysOff('University closed', hours),
      daysOff('No class', day),
      daysOff('No class', [...day, 'CATEGORIES:MATH101']),
    ]).toEqual([[], ['2026-10-27'], ['2026-10-28'], []])
  })

  it('[X2] openings and notices are left out and named; a lesson on homework stays a lesson', () => {
    const tuesday = lesson.slice(2).map((line) => line.replace('20261012', '20261013'))
    const text = calendar(
      lesson,
      event('Homework review', ...tuesday),
      at('Quiz 2 opens', '20261020T080000Z'),
      event('Server maintenance', 'DTSTART:20261020T180000Z', 'DTEND:20261020T200000Z'),
    ).replace('VERSION', 'PRODID:-//Blackboard//EN\r\nVERSION')
    const proposal = propose(text)
    expect(proposal.matter).toBeNull()
    expect(proposal.problems.join(' ')).toMatch(/maintenance.*Quiz 2 opens/s)
    const titles = new Set(eventsOf(accept(proposal)).map(({ title }) => title))
    expect([...titles].toSorted()).toEqual(['Homework review', 'Optics'])
  })

  it('[X1] a title gives up its own times, its room and the signs of HTML', () => {
    const text = calendar(
      event('Acoustics &amp; Noise 10:00 AM-11:30 AM ROOM: Hall 2', ...lesson.slice(2)),
    )
    expect(eventsOf(accept(propose(text)))[0]).toMatchObject({
      title: 'Acoustics & Noise',
      location: 'Hall 2',
    })
  })

  it('[X2] what a feed files under exams is one, and is of the course whose code stands there', () => {
    const text = calendar(
      filed('OPT2011 Lens Design', 'Examination', '20261209T083000Z', '20261209T103000Z'),
      filed('In-class test (weeks 1-5)', 'OPT1010 Waves', '20261112T100000Z', '20261112T105000Z'),
      at(
        'OPT2012 Coursework 1: field report - submission deadline',
        '20261106T160000Z',
        'CATEGORIES:Coursework',
      ),
    )
    const exams = eventsOf(accept(propose(text))).map(({ title, course, eventKind }) => [
      title,
      course,
      eventKind,
    ])
    expect(exams).toContainEqual(['OPT2011 Lens Design', 'OPT2011 Lens Design', 'exam'])
    expect(exams).toContainEqual(['In-class test (weeks 1-5)', 'OPT1010 Waves', 'exam'])
    expect(workOf(text)[0]).toContain('| OPT2012 |')
  })
})

function weekly(title: string, day: string) {
  return event(
    title,
    `DTSTART;TZID=Europe/Berlin:${day}T100000`,
    `DTEND;TZID=Europe/Berlin:${day}T113000`,
    'RRULE:FREQ=WEEKLY;COUNT=10',
  )
}

describe('the student’s own courses', () => {
  const own = calendar(
    event(
      'OPT 301: Optics (Lecture)',
      'DTSTART;TZID=Europe/Berlin:20261012T100000',
      'DTEND;TZID=Europe/Berlin:20261012T113000',
      'RRULE:FREQ=WEEKLY;COUNT=10',
    ),
    event(
      '波动光学',
      'DTSTART;TZID=Europe/Berlin:20261013T100000',
      'DTEND;TZID=Europe/Berlin:20261013T113000',
      'RRULE:FREQ=WEEKLY;COUNT=10',
    ),
  )

  it('[X2] a group or a term that bears a number joins no course to another', () => {
    const first = propose(calendar(weekly('MATH 101 LEC 001', '20261012')))
    const second = propose(
      calendar(weekly('HIST 110 LEC 001', '20261013')),
      next(first.term, accept(first)),
    )
    expect(second.problems.join(' ')).not.toContain('MATH')
  })

  it('[X2] an exam or homework of a later feed is of the course that its code or its title names, and that is said', () => {
    const first = propose(own)
    const before = accept(first)
    const text = calendar(
      exam('Midterm exam 波动光学', '20261120'),
      exam('OPT301 final exam', '20261204'),
      at('Essay 2 [OPT301]', '20261106T160000Z'),
      at('Essay 3 [HIST 110]', '20261107T160000Z'),
    )
    const second = propose(text, next(first.term, before))
    const exams = eventsOf(accept(second, before)).filter(({ eventKind }) => eventKind === 'exam')
    expect(exams.map(({ title, course }) => `${title}: ${course}`)).toEqual([
      'Midterm exam 波动光学: 波动光学',
      'OPT301 final exam: Optics',
    ])
    expect(second.matter?.homework.map(({ course }) => course)).toEqual(['Optics', 'HIST 110'])
    expect(second.problems.join(' ')).toContain('Taken for your course “Optics”: “OPT301')
  })

  it('[X2] a guessed day off takes no lesson of the term away: it is named, and becomes one where the person says so', () => {
    const first = propose(own)
    const title = 'No class - autumn break'
    const text = calendar(
      event(title, 'DTSTART;VALUE=DATE:20261026'),
      event('Sports day holiday', 'DTSTART;VALUE=DATE:20261025'),
      event('National holiday', 'DTSTART;VALUE=DATE:20261028'),
      at('Essay 2 [OPT301]', '20261106T160000Z'),
    )
    const guessed = propose(text, next(first.term, accept(first)))
    expect(guessed.term.overrides).toEqual([{ kind: 'off', date: '2026-10-28' }])
    expect(guessed.diff.removed).toEqual({})
    expect(guessed.problems.join(' ')).toContain(title)
    expect(guessed.problems).toContain('1 day becomes a day off in your term (Wed 28 Oct).')
    const kinds = [{ title, kind: 'day-off' as const }]
    const said = propose(text, { ...next(first.term, accept(first)), answers: { kinds } })
    expect(said.term.overrides.map(({ date }) => date)).toEqual(['2026-10-26', '2026-10-28'])
    expect(Object.keys(said.diff.removed)).toHaveLength(1)
    expect(said.problems).toContain(
      '2 days become days off in your term (Mon 26 Oct and Wed 28 Oct), and 1 lesson falls away.',
    )
  })

  it('[X2] counts only the lessons of the days off as fallen away, and not those that an exam displaces', () => {
    const first = propose(own)
    const text = calendar(
      event('National holiday', 'DTSTART;VALUE=DATE:20261028'),
      event('OPT301 midterm exam', 'DTSTART:20261027T090000Z', 'DTEND:20261027T103000Z'),
    )
    const { problems, diff } = propose(text, next(first.term, accept(first)))
    expect(Object.keys(diff.removed)).toHaveLength(1)
    expect(problems).toContain('1 day becomes a day off in your term (Wed 28 Oct).')
  })

  it('[X2] makes no term longer for exams of no course of it, but for one at night', () => {
    const first = propose(own)
    const grown = (...events: string[][]) =>
      propose(calendar(...events), next(first.term, accept(first))).term.weeks - first.term.weeks
    const night = event('OPT301 final exam', 'DTSTART:20270108T030000Z', 'DTEND:20270108T033000Z')
    expect([
      grown(exam('Champions League final', '20270108')),
      grown(exam('TOEFL test', '20270108')),
      grown(exam('Finals party', '20270108')),
    ]).toEqual([0, 0, 0])
    expect(grown(night)).toBeGreaterThan(0)
    expect(grown(exam('OPT301 final exam', '20270108'))).toBeGreaterThan(0)
  })

  it('[X2] an exam after the last week makes the term longer, and that is said', () => {
    const first = propose(own)
    // Exams of the autumn come after the New Year.
    const late = exam('OPT301 final exam', '20270129')
    const brought = propose(calendar(late), next(first.term, accept(first)))
    expect(brought.term.weeks).toBeGreaterThan(first.term.weeks)
    expect(Object.values(brought.diff.added)).toHaveLength(1)
    expect(brought.problems.join(' ')).toContain('the term goes on to week')
  })

  it('[X2] the text of an entry says its course; what is about an exam, and music lessons, are no exam and no class', () => {
    const told = calendar(
      at('Lab report', '20261020T120000Z', 'DESCRIPTION:Course: CHEM1011 Chemistry A'),
      at('Essay', '20261021T120000Z', `DESCRIPTION:${'\\n '.repeat(5000)}\\n Course: Cells`),
    )
    expect(workOf(told)).toEqual([
      'Lab report | CHEM1011 Chemistry A | 2026-10-20 14:00',
      'Essay | Cells | 2026-10-21 14:00',
    ])
    const kinds = propose(
      calendar(
        lesson,
        exam('Eye exam - Dad', '20261020'),
        exam('Revision lecture for the exam', '20261021'),
        event(
          'Piano lesson (Ella)',
          'DTSTART:20261013T150000Z',
          'DTEND:20261013T153000Z',
          'RRULE:FREQ=WEEKLY;COUNT=8',
        ),
      ),
    ).events.map(({ title, kind }) => `${title}: ${kind}`)
    expect(kinds).not.toContain('Eye exam - Dad: exam')
    expect(kinds).not.toContain('Revision lecture for the exam: exam')
    expect(kinds).toContain('Piano lesson (Ella): personal')
  })

  it('[X2] the end of what can be seen is left out only beside the work of its own course', () => {
    const text = calendar(
      at('Quiz 1 - Due', '20261020T100000Z', 'CATEGORIES:MATH101'),
      at('Quiz 1 - Availability Ends', '20261022T100000Z', 'CATEGORIES:MATH101'),
      at('Quiz 1 - Availability Ends', '20261021T100000Z', 'CATEGORIES:PHYS202'),
    )
    expect(workOf(text)).toEqual([
      'Quiz 1 | MATH101 | 2026-10-20 12:00',
      'Quiz 1 | PHYS202 | 2026-10-21 12:00',
    ])
  })
})
