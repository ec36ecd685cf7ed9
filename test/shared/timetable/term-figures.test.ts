// The figures of the term: nothing placed is left out or counted twice, whatever the order of the records.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayBar } from '../../../renderer/health/rhythm-chart.tsx'
import { sayStudyOf } from '../../../renderer/today/today-view.tsx'
import { describeDay } from '../../../renderer/term/day-cell.tsx'
import { dailyTarget } from '../../../shared/term/day-target.ts'
import { termWeeks, type TermDay } from '../../../shared/term/term-figures.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import type { CalendarOverride } from '../../../shared/schedule/term.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

const weeks = 3
const window = week({ weeks })

const allDays = ({ window: { days } }: ScheduleState, target: number) => days.map(() => target)

function daysOf(state: ScheduleState, target = 180, overrides: CalendarOverride[] = []) {
  return termWeeks(state, { overrides }, allDays(state, target)).flatMap(({ days }) => days)
}

const place = fc
  .record({ day: fc.integer({ min: 1, max: 7 * weeks }), start: fc.integer({ min: 1, max: 12 }) })
  .chain(({ day, start }) =>
    fc.integer({ min: start, max: Math.min(12, start + 3) }).map((end) => at(day, start, end)),
  )

const states = fc
  .record({
    items: fc.array(fc.option(place, { nil: null }), { maxLength: 12 }),
    events: fc.array(fc.record({ place, isExam: fc.boolean() }), { maxLength: 12 }),
    toDay: fc.integer({ min: 1, max: 7 * weeks + 5 }),
  })
  .map(({ items, events, toDay }) =>
    schedule(
      [
        taskClass(1, { toDay, title: 'Essays' }),
        ...items.map((each, index) => item(index + 1, { place: each })),
        ...events.map((each, index) =>
          event(100 + index, each.place, { eventKind: each.isExam ? 'exam' : 'class' }),
        ),
      ],
      window,
    ),
  )

test('[U3] [U10] every placed minute, exam, lesson and deadline before the end of the term is on its own day, once', () => {
  fc.assert(
    fc.property(states, fc.integer({ min: 30, max: 600 }), (state, target) => {
      const rows = termWeeks(state, { overrides: [] }, allDays(state, target))
      const days = rows.flatMap((row) => row.days)
      expect(days.map(({ day }) => day)).toEqual(window.days.map((_, index) => index + 1))
      const placed = state.tasks.filter(isPlacedItem)
      const total = placed.reduce((sum, task) => sum + minutesOfPlace(window, task.place), 0)
      expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total)
      expect(rows.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(placed.length)
      for (const task of placed)
        expect(days[task.place.day - 1]?.minutes).toBeGreaterThanOrEqual(
          minutesOfPlace(window, task.place),
        )
      const exams = state.tasks.filter((task) => task.kind === 'event' && task.eventKind === 'exam')
      const shown = days.flatMap((day) => day.exams.map(({ id }) => [id, day.day] as const))
      expect(new Map(shown)).toEqual(new Map(exams.map(({ id, place: where }) => [id, where?.day])))
      expect(shown).toHaveLength(exams.length)
      const events = state.tasks.filter(({ kind }) => kind === 'event')
      expect(days.flatMap(({ lessons }) => lessons)).toHaveLength(events.length - exams.length)
      const hasItems = state.tasks.some(({ kind }) => kind === 'item')
      const toDay = state.taskClasses[0]?.toDay ?? 0
      expect(days.flatMap((day) => day.deadlines.map(() => day.day))).toEqual(
        hasItems && toDay < days.length ? [toDay] : [],
      )
      for (const { minutes, level } of days) {
        expect(level === 'none').toBe(minutes === 0)
        expect(level === 'over').toBe(minutes > target)
      }
    }),
    { numRuns: 60 },
  )
})

test('[U3] moving one block changes the figures of two days at most', () => {
  fc.assert(
    fc.property(states, fc.nat(), place, (state, pick, to) => {
      const placed = state.tasks.filter(isPlacedItem)
      const moved = placed[pick % Math.max(1, placed.length)]
      if (moved === undefined) return
      const tasks = state.tasks.map((task) => (task === moved ? { ...moved, place: to } : task))
      const [before, after] = [daysOf(state), daysOf({ ...state, tasks })]
      const changed = before.filter((day, index) => day.blocks !== after[index]?.blocks)
      const touched = new Set([moved.place.day, to.day])
      expect(changed.every(({ day }) => touched.has(day))).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('[P5] the target is what the student says, in periods of the term, or the usual three hours', () => {
  expect(dailyTarget(window.periods, { dailyStudyPeriods: null })).toBe(180)
  expect(dailyTarget(window.periods, { dailyStudyPeriods: 2 })).toBe(90)
})

const barDay = { day: 4, date: '2026-11-05', weekday: 4, switches: 0 }

function dayOf(state: ScheduleState, day: number, target = 60): TermDay {
  const found = daysOf(state, target, [{ kind: 'off', date: '2026-11-04' }])[day - 1]
  if (found === undefined) throw new Error(`no day ${day}`)
  return found
}

test('[U3] a day is named in words in both languages: what is due, how full it is, and that it is today', () => {
  const state = schedule(
    [
      taskClass(1, { title: 'Essays', toDay: 3 }),
      item(1, { place: at(3, 1, 2) }),
      event(9, at(3, 4), { title: 'Midterm', eventKind: 'exam' }),
      event(10, at(3, 6), { title: 'Lecture' }),
    ],
    window,
  )
  const context = { isToday: true }
  expect(describeDay(dayOf(state, 3), { ...context, language: 'en' })).toBe(
    'Wednesday 4 November · today · exam: Midterm, 11:00 · last day for Essays · 1 h 30 min of study in 1 block, target 1 h · above the target · No classes · 1 class or appointment',
  )
  expect(describeDay(dayOf(state, 3), { ...context, language: 'zh' })).toMatch(
    /^11月4日星期三 · 今天 · 考试：Midterm，11:00 · 截止：Essays · 学习 1 小时 30 分钟，共 1 次，目标 1 小时 · 超出目标/,
  )
  expect(describeDay(dayOf(state, 5), { ...context, isToday: false, language: 'en' })).toBe(
    'Friday 6 November · no study',
  )
})

test('[U10] study within a lesson is told beside what counts against the target, in both languages', () => {
  const state = schedule(
    [
      event(9, at(4, 1), { hosts: true, guestIds: [2] }),
      item(1, { place: at(4, 3) }),
      item(2, { place: at(4, 1), hostId: 9 }),
    ],
    window,
  )
  const [en, zh] = (['en', 'zh'] as const).map((language) => {
    const context = { isToday: false, language }
    return [
      describeDay(dayOf(state, 4), context),
      sayStudyOf(state, 4, 60, language),
      sayBar({ ...barDay, minutes: 45, hosted: 45, target: 60 }, language),
    ]
  })
  expect(en).toEqual([
    'Thursday 5 November · 45 min of study in 1 block, target 1 h · 45 min of study within lessons · 1 class or appointment',
    '45 min of study, target 1 h, 45 min of study within lessons',
    '45 min of 1 h, 45 min of study within lessons',
  ])
  expect(zh?.every((said) => said.includes('课上学习 45 分钟'))).toBe(true)
  expect(zh?.every((said) => /45 分钟.*目标 1 小时/.test(said))).toBe(true)
})
