// What a `study-week-1` file must be, and what is said of one that is not.
import { describe, expect, test } from 'vitest'
import { readWeek, type StudyWeek } from '../../../../electron/planner/instance/study-week.ts'
import {
  placeOf,
  sayWeekProblem,
  type WeekProblem,
} from '../../../../electron/planner/instance/week-problem.ts'
import { makeWeek, weekSizes } from './make-week.ts'

function problemOf(change: (week: StudyWeek) => void): WeekProblem | null {
  const week = makeWeek(weekSizes.S, 3)
  change(week)
  const read = readWeek(JSON.stringify(week))
  return read.ok ? null : read.failure
}

const first = (week: StudyWeek) => week.tasks[0] ?? expect.unreachable()
const second = (week: StudyWeek) => week.tasks[1] ?? expect.unreachable()

const broken: [place: string, kind: WeekProblem['kind'], change: (week: StudyWeek) => void][] = [
  ['format', 'bad-shape', (week) => Object.assign(week, { format: 'study-week-2' })],
  ['tasks[0].due', 'bad-shape', (week) => Object.assign(first(week), { due: 1.5 })],
  ['weights.late', 'too-small', (week) => (week.weights.late = -1)],
  ['weights.run', 'too-large', (week) => (week.weights.run = 1e9)],
  ['periods', 'too-much', (week) => (week.periods = 31)],
  ['days', 'too-much', (week) => (week.days = 400)],
  ['tasks', 'too-much', (week) => (week.tasks = Array.from({ length: 5001 }, () => first(week)))],
  ['loadTarget', 'wrong-length', (week) => week.loadTarget.pop()],
  ['previous', 'wrong-length', (week) => (week.previous = [])],
  ['previous[0]', 'bad-previous', (week) => (week.previous = week.tasks.map(() => 84))],
  ['tasks[0].course', 'unknown-course', (week) => (first(week).course = 4)],
  ['classes[0].hosts[0]', 'unknown-course', (week) => week.classes[0]?.hosts.unshift(-1)],
  ['classes[2]', 'class-leaves-day', (week) => Object.assign(week.classes[2] ?? {}, { len: 13 })],
  ['classes[15]', 'classes-overlap', (week) => week.classes.push(...week.classes.slice(0, 1))],
  ['tasks[0].dur', 'bad-duration', (week) => (first(week).dur = 0)],
  ['tasks[1].dur', 'bad-duration', (week) => (second(week).dur = 13)],
  ['tasks[1].latest', 'impossible-window', (week) => (second(week).latest = 7)],
  ['tasks[0].latest', 'impossible-window', (week) => (first(week).latest = -1)],
  ['tasks[1].seq', 'duplicate-order', (week) => (second(week).seq = 0)],
  [
    'tasks[1].latest',
    'cyclic-order',
    (week) => {
      Object.assign(first(week), { earliest: 4, latest: 6 })
      Object.assign(second(week), { earliest: 1, latest: 3 })
    },
  ],
  [
    'classes',
    'no-free-period',
    (week) =>
      (week.classes = week.loadTarget.map((_, day) => ({ day, start: 0, len: 12, hosts: [] }))),
  ],
]

describe('readWeek', () => {
  test('[P1] a sound file is read as it is', () => {
    const week = makeWeek(weekSizes.S, 3)
    expect(readWeek(JSON.stringify(week))).toEqual({ ok: true, value: week })
    const empty = { ...week, tasks: [] }
    expect(readWeek(JSON.stringify(empty))).toEqual({ ok: true, value: empty })
  })

  test.each(broken)('[P1] a file is refused at %s: %s', (place, kind, change) => {
    const problem = problemOf(change)
    if (problem === null) throw new Error('the file was taken')
    expect(problem.kind).toBe(kind)
    expect(placeOf(problem)).toBe(place)
    const english = sayWeekProblem(problem, 'en')
    expect(english).toContain('Nothing was planned')
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u)
    expect(sayWeekProblem(problem, 'zh')).toMatch(/\p{Script=Han}.*没有做任何安排。$/u)
  })

  test('[P1] what is no JSON is refused', () => {
    expect(readWeek('BEGIN:VCALENDAR')).toEqual({ ok: false, failure: { kind: 'not-json' } })
  })
})
