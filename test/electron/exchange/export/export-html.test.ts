// The exported page (X15): what it says, and that no title in it becomes anything but text.
import * as fc from 'fast-check'
import { parseDocument, DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { termDates } from '../../../../electron/export/formats/term-dates.ts'
import { exportHtml, type HtmlExport } from '../../../../electron/export/html/export-html.ts'
import type { Homework } from '../../../../shared/homework/homework.ts'
import { weekStarts } from '../../../../shared/time/week-start.ts'
import { languages } from '../../../../shared/language.ts'
import { at, event, item, schedule, taskClass, term, week } from '../../../builders.ts'
import { planArbitrary } from './generated-plan.ts'

const done = {
  outcome: 'done',
  place: at(2, 3, 4),
  planned: 90,
  minutes: 80,
  restId: null,
} as const

const state = schedule(
  [
    taskClass(1, { title: 'Sets', course: 'Calculus', toDay: 6 }),
    taskClass(2, { title: 'Nothing in it', course: 'History', toDay: 6 }),
    event(10, at(1, 1, 2), { title: 'Calculus', course: 'Calculus', location: 'Hall 3' }),
    event(11, at(2, 6), { title: 'Seminar', hosts: true }),
    event(12, at(4, 1, 2), { title: 'Midterm', course: 'Calculus', eventKind: 'exam' }),
    item(1, { title: 'Problem set', place: at(2, 3, 4), log: [done] }),
    item(2, { title: 'In the seminar', order: 2, place: at(2, 6), hostId: 11 }),
    item(3, { title: 'Waits', order: 3 }),
  ],
  week({ weeks: 2 }),
)

const homework: Homework = {
  id: 1,
  title: 'Essay',
  course: 'History',
  dueDate: '2026-11-06',
  dueTime: '18:00',
  checklist: { steps: [], nextId: 1 },
  solution: '',
  answerKey: '',
  remarks: null,
  work: null,
  doneAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
}

function input(changes: Partial<HtmlExport> = {}): HtmlExport {
  const range = {
    state,
    from: '2026-11-02',
    to: '2026-11-15',
    withEvents: true,
    language: 'en' as const,
    ...changes,
  }
  return {
    ...range,
    term: term({ weeks: 2, overrides: [{ kind: 'off', date: '2026-11-11' }] }),
    weekStart: 1,
    dates: termDates(range, [homework]),
    asOf: { date: '2026-11-01', time: '08:00' },
    ...changes,
  }
}

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)

const textOf = (html: string) => DomUtils.textContent(parseDocument(html).children)

describe('exportHtml', () => {
  it('[X15] names exams, deadlines, courses and each day with its times', () => {
    const { lines, blocks } = exportHtml(input())
    expect(blocks).toBe(2)
    expect(lines.split('\n')).toEqual([
      'Autumn',
      '2–15 Nov 2026',
      '2 study sessions, 2 h 15 min',
      'Weeks',
      '1',
      '2',
      'Exams and deadlines',
      'Thursday 5 November 08:00 Exam Midterm Calculus',
      'Friday 6 November 18:00 Due Essay History',
      'Saturday 7 November Due Sets Calculus',
      'Courses',
      'Calculus 2 study sessions, 2 h 15 min',
      'History',
      'Week 1 2–8 Nov',
      'Mon 2 Nov',
      '08:00–09:45 Calculus Hall 3',
      'Tue 3 Nov',
      '10:00–11:45 Problem set ✓ done Calculus',
      '13:00–13:45 Seminar',
      '13:00–13:45 In the seminar study Calculus · during Seminar',
      'Wed 4 Nov',
      'Thu 5 Nov',
      '08:00–09:45 Midterm Exam Calculus',
      'Fri 6 Nov',
      'Sat 7 Nov',
      'Sun 8 Nov',
      'Week 2 9–15 Nov',
      'Nothing in this week yet.',
      'Mon 9 Nov',
      'Tue 10 Nov',
      'Wed 11 Nov No classes',
      'Thu 12 Nov',
      'Fri 13 Nov',
      'Sat 14 Nov',
      'Sun 15 Nov',
      'Still to place',
      'Waits Calculus · by 7 Nov',
      'As of 1 Nov, 08:00',
    ])
  })

  it('[X15] of one course and of some days it holds just those, in Chinese too', () => {
    const { lines } = exportHtml(
      input({ language: 'zh', courses: ['History'], from: '2026-11-02', to: '2026-11-06' }),
    )
    expect(lines).toContain('考试和截止日期\n11月6日星期五 18:00 截止 Essay History')
    expect(lines).not.toContain('Calculus')
    expect(lines).not.toContain('11月7日')
  })

  it('[X15] homework that is handed in, and the work that was made for it, is due no more', () => {
    const range = input()
    const handedIn = { ...homework, doneAt: '2026-11-03T08:00:00.000Z' }
    expect(termDates(range, [handedIn]).map(({ title }) => title)).toEqual(['Midterm', 'Sets'])
    const withWork = { ...homework, work: { classId: 1, tasks: null } }
    expect(termDates(range, [withWork]).map(({ title }) => title)).toEqual(['Midterm', 'Essay'])
  })

  it('[X15] names from anywhere stay text: no element, script or address of theirs', () => {
    const tags = new Set(elementsOf(exportHtml(input()).text).map(({ name }) => name))
    const choices = fc.record({
      language: fc.constantFrom(...languages),
      weekStart: fc.constantFrom(...weekStarts),
      evil: fc.constantFrom(
        '</style><script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '" style="background:url(https://a.example)',
        "'><a href='javascript:alert(1)'>x</a>",
        ']]><!--',
        '&lt;b&gt;',
        '\u202Eevil',
      ),
    })
    fc.assert(
      fc.property(planArbitrary, choices, (plan, { evil, ...look }) => {
        const tasks = plan.state.tasks.map((task) => ({ ...task, title: evil }))
        const classes = plan.state.taskClasses.map((one) => ({ ...one, title: evil, course: evil }))
        const { text } = exportHtml(
          input({
            ...look,
            term: { ...plan.term, name: evil },
            state: { ...plan.state, tasks, taskClasses: classes },
          }),
        )
        const found = elementsOf(text)
        expect(found.filter(({ name }) => !tags.has(name) && name !== 'p')).toEqual([])
        const attributes = found.flatMap(({ attribs }) => Object.entries(attribs))
        expect(attributes.filter(([name]) => /^(?:on|src)/.test(name))).toEqual([])
        const links = attributes.filter(([name]) => name === 'href')
        expect(links.filter(([, to]) => !/^#week-\d+$/.test(to))).toEqual([])
        const styles = attributes.filter(([name]) => name === 'style')
        expect(styles.filter(([, said]) => !/^--hue:\d+$/.test(said))).toEqual([])
        expect(textOf(text)).toContain(evil.replace('\u202E', ''))
        expect(text).not.toContain('\u202E')
      }),
      { numRuns: 40 },
    )
  })
})
