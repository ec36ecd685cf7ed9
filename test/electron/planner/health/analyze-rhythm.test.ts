// The rhythm of days: runs by the clock, touching blocks, leftovers and load.
import { describe, expect, test } from 'vitest'
import { termWeeks } from '../../../../shared/term/term-figures.ts'
import { dayTargets } from '../../../../shared/term/day-target.ts'
import { analyzeRhythm } from '../../../../electron/planner/run-planner-tool.ts'
import type { DayRhythm } from '../../../../shared/planner/health.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import type { Moment } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, schedule, week } from '../../../builders.ts'
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import {
  calculus,
  english,
  heavyPair,
  history,
  manySwitches,
  physics,
  session,
  twoWeeks,
} from './small-plans.ts'

const classes = [calculus, physics, history, english]

function rhythmOf(records: ScheduleRecord[], window = twoWeeks, now: Moment = beforeTerm) {
  const state = schedule([...classes, ...records], window)
  return analyzeRhythm({ state, now, language: 'en' }, {}).data
}

const halfHours = week({
  weeks: 2,
  periods: Array.from({ length: 20 }, (_, index) => ({
    start: clockOf(480 + index * 30),
    end: clockOf(510 + index * 30),
  })),
})

/** Of a plan with study on one day only. */
function dayOf(records: ScheduleRecord[], window = twoWeeks): DayRhythm {
  const [day] = rhythmOf(records, window).days
  if (day === undefined) throw new Error('a day without study')
  return day
}

test('[P5] on days full of lessons the target is lower, and the term and the diagnosis have the same', () => {
  const records = [
    ...[1, 3].map((day) => event(100 + day, at(day, 1, day * 2 + 2))),
    session(history, 1, at(1, 10)),
    session(history, 2, at(3, 10)),
    session(history, 3, at(4, 10)),
  ]
  for (const window of [twoWeeks, halfHours]) {
    const state = schedule([...classes, ...records], window)
    const targets = dayTargets(state, { dailyStudyPeriods: null })
    const days = rhythmOf(records, window).days.map(({ day, load }) => [day, load.target])
    expect(days).toEqual([1, 3, 4].map((day) => [day, targets[day - 1]]))
  }
  const [short = 0, , , long = 0] = dayTargets(schedule([...classes, ...records], twoWeeks), {
    dailyStudyPeriods: null,
  })
  expect(
    dayTargets(schedule([...classes, ...records], twoWeeks), { dailyStudyPeriods: null })[2],
  ).toBeLessThan(long)
  expect(short).toBeGreaterThan(0)
})

test('[P5] study within a lesson counts against no target, in the term and the diagnosis alike', () => {
  const host = event(101, at(1, 1, 2), { hosts: true, guestIds: [31] })
  const records = [
    ...classes,
    host,
    { ...session(history, 1, at(1, 1)), hostId: 101 },
    session(history, 2, at(1, 6, 7)),
  ]
  const state = schedule(records, twoWeeks)
  const [day] = rhythmOf(records.slice(classes.length)).days
  const [termDay] = termWeeks(
    state,
    { overrides: [] },
    dayTargets(state, { dailyStudyPeriods: null }),
  ).flatMap(({ days }) => days)
  expect(termDay).toMatchObject({ minutes: 135, load: 90, target: day?.load.target })
  expect(day?.load).toMatchObject({ minutes: 90, hosted: 45 })
})

describe('runs of work', () => {
  test('[P5] lessons and study without a real break are one run, short breaks included', () => {
    const { longestRun } = dayOf([event(100, at(1, 1, 2)), session(history, 1, at(1, 3))])
    expect(longestRun).toEqual({ start: 1, end: 3, minutes: 165, taskIds: [31] })
  })

  test('[P5] a free period, an appointment and an hour by the clock end a run', () => {
    const study = session(history, 1, at(1, 4))
    expect(dayOf([event(100, at(1, 1, 2)), study]).longestRun?.minutes).toBe(45)
    const appointment = event(101, at(1, 3), { eventKind: 'personal' })
    expect(dayOf([event(100, at(1, 1, 2)), appointment, study]).longestRun?.minutes).toBe(45)
    // Periods 5 and 6 follow one another, with lunch between them.
    const lunch = [session(history, 1, at(1, 5)), session(english, 1, at(1, 6))]
    expect(dayOf(lunch, week({ weeks: 2, periods: samplePeriods })).longestRun?.minutes).toBe(45)
  })

  test('[P5] a free row of half an hour ends a run as well, and is the break that is wanted', () => {
    const records = [event(100, at(1, 1, 4)), session(history, 1, at(1, 6, 8))]
    const { longestRun, leftovers } = dayOf(records, halfHours)
    expect({ minutes: longestRun?.minutes, leftovers }).toEqual({ minutes: 90, leftovers: 0 })
  })

  test('[P5] heavy work within an hour of heavy work is a pair, whatever is free between', () => {
    const pairs = [4, 5, 6].map((start) => {
      const blocks = [session(calculus, 1, at(1, 1, 3)), session(physics, 1, at(1, start))]
      return dayOf(blocks, halfHours).heavyPairs.length
    })
    expect(pairs).toEqual([1, 1, 0])
  })

  test('[P5] true clock times count: a lesson that ends early leaves an hour', () => {
    const lesson = event(100, at(1, 1, 2), { clock: { start: '08:00', end: '09:00' } })
    const { longestRun } = dayOf([lesson, session(history, 1, at(1, 3))])
    expect(longestRun).toEqual({ start: 3, end: 3, minutes: 45, taskIds: [31] })
  })

  test('[P5] a block over a long break is two runs, and its minutes are those of work', () => {
    const { longestRun, longestBlock, load } = dayOf(
      [session(history, 1, at(1, 5, 7))],
      week({ weeks: 2, periods: samplePeriods }),
    )
    expect(longestRun).toEqual({ start: 6, end: 7, minutes: 95, taskIds: [31] })
    expect([longestBlock, load.minutes]).toEqual([140, 135])
  })

  test('[P5] study inside a lesson makes no run of its own and no load', () => {
    const lesson = event(100, at(1, 1, 2), { hosts: true })
    const day = dayOf([lesson, session(history, 1, at(1, 1), { hostId: 100 })])
    expect(day.longestRun).toBe(null)
    expect(day.load).toEqual({ minutes: 0, target: 180, lessons: 105, hosted: 45 })
  })
})

describe('neighbours', () => {
  test('[P5] switches are changes of course, whatever lies between', () => {
    expect(dayOf(manySwitches.tasks.filter((task) => task.kind === 'item')).switches).toBe(3)
    const same = [session(history, 1, at(1, 2)), session(history, 2, at(1, 8))]
    expect(dayOf(same)).toMatchObject({ switches: 0, stretches: 2 })
  })

  test('[P5] heavy blocks are a pair only where they touch', () => {
    expect(dayOf(heavyPair.tasks).heavyPairs).toEqual([[11, 21]])
    const apart = [session(calculus, 1, at(1, 2)), session(physics, 1, at(1, 4))]
    expect(dayOf(apart).heavyPairs).toEqual([])
    const light = [session(calculus, 1, at(1, 2)), session(history, 1, at(1, 3))]
    expect(dayOf(light).heavyPairs).toEqual([])
    const overLunch = [session(calculus, 1, at(1, 5)), session(physics, 1, at(1, 6))]
    expect(dayOf(overLunch, week({ weeks: 2, periods: samplePeriods })).heavyPairs).toEqual([])
  })

  test('[P5] one subject type in a row helps where methods are told apart, and tires where facts blur', () => {
    const algebra = { ...calculus, id: 6, title: 'Algebra', course: 'Algebra', intensity: 3 }
    const problems = [algebra, session(physics, 1, at(1, 2)), session(algebra, 1, at(1, 3))]
    expect(dayOf(problems).sameType).toEqual({ helpful: [[21, 61]], tiring: [] })
    expect(dayOf(heavyPair.tasks).sameType).toEqual({ helpful: [], tiring: [] })
    const latin = { ...english, id: 5, title: 'Latin', course: 'Latin' }
    const words = [latin, session(english, 1, at(1, 2)), session(latin, 1, at(1, 3))]
    expect(dayOf(words).sameType).toEqual({ helpful: [], tiring: [[41, 51]] })
    const one = [session(english, 1, at(1, 2)), session(english, 2, at(1, 3))]
    expect(dayOf(one).sameType).toEqual({ helpful: [], tiring: [] })
  })
})

describe('leftovers and load', () => {
  test('[P5] a single free period beside study is left over, unless it is long enough to use', () => {
    const between = [event(100, at(1, 1)), event(101, at(1, 4)), session(history, 1, at(1, 2))]
    expect(dayOf(between).leftovers).toBe(1)
    // Not so where the day begins later for it.
    expect(dayOf([session(history, 1, at(1, 2))]).leftovers).toBe(0)
    const doublePeriods = ['08:00', '09:45', '13:30', '15:15'].map((start, index) => ({
      start,
      end: ['09:30', '11:15', '15:00', '16:45'][index] ?? '',
    }))
    const long = week({ weeks: 2, periods: doublePeriods })
    const day = dayOf([session(history, 1, at(1, 2))], long)
    expect(day).toMatchObject({ leftovers: 0, longestBlock: 90 })
  })

  test('[P5] lessons lower the target of the day, and days over it are named', () => {
    const full = event(100, at(1, 1, 8))
    expect(dayOf([full, session(history, 1, at(1, 10))]).load).toEqual({
      minutes: 45,
      target: 90,
      lessons: 465,
      hosted: 0,
    })
    const { totals } = rhythmOf([
      full,
      session(history, 1, at(1, 10, 12)),
      session(history, 2, at(2, 2)),
    ])
    expect(totals).toMatchObject({ days: 2, blocks: 2, overloadedDays: [1] })
  })
})

test('[P5] days that are over have no rhythm any more, today has', () => {
  const records = [1, 2, 3].map((day) => session(history, day, at(day, 2)))
  const { days, fromDay, toDay } = rhythmOf(records, twoWeeks, { day: 2, period: 5 })
  expect(days.map(({ day }) => day)).toEqual([2, 3])
  expect([fromDay, toDay]).toEqual([2, 3])
})
