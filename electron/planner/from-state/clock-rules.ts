// Costs of a place by the clock, the week and the lessons: late and early hours, meals, weekends, breaks, reviews, preparation.
import { periodsIn } from '../../../shared/schedule/free-runs.ts'
import { countBits, stretch } from '../problem/day-masks.ts'
import { periodsBetween, periodsOfPart, type DayClock, mealPeriods } from './day-clock.ts'
import {
  isHeavy,
  type NamedRule,
  type PlanFacts,
  mostDaysOff,
  type LessonTie,
} from './plan-facts.ts'
import * as standards from './standards.ts'
import type { TermRule } from '../problem/problem.ts'
import { breakSteps } from './standards.ts'

/** What work costs that ends by then; tiring work costs more. */
const hours = [
  { until: '12:30', cost: 0, heavyCost: 0 },
  { until: '18:30', cost: 1, heavyCost: 1 },
  { until: standards.lateAfter, cost: 5, heavyCost: 6 },
  { until: null, cost: 24, heavyCost: 33 },
] as const

/** What differs on a weekend: the cost of being there at all and of each period, of an early start, of an evening. */
const weekday = { share: 0, early: 1, evening: 0 }
const saturday = { number: standards.saturday, share: 1, early: 4, evening: 6 }
const sunday = { number: standards.sunday, share: 6, early: 4, evening: 0 }

/** Even a short session takes the day's freedom, as much as so many periods. */
const beingThere = 2

export function clockRules(facts: PlanFacts): NamedRule[] {
  const { planned, clock } = facts
  const periods = clock.startOf.length
  const week = Array.from(facts.weekdays, kindOfDay)
  const lengths = Int32Array.from(planned, ({ task }) => task.duration)
  const dayOf = (slot: number) => week[Math.floor(slot / periods)] ?? weekday
  const lengthOf = (task: number) => lengths[task] ?? 1
  const awake = periodsBetween(clock, facts.begins, null)
  return [
    eveningRule(facts, dayOf),
    {
      // Begins before the day does.
      name: 'morning',
      kind: 'place',
      costAt: (_task, slot) => (((awake >>> (slot % periods)) & 1) === 1 ? 0 : dayOf(slot).early),
    },
    mealRule(facts),
    {
      // For work on that day at all, and for each period of it.
      name: 'weekend',
      kind: 'place',
      costAt: (task, slot) => dayOf(slot).share * (beingThere + lengthOf(task)),
    },
  ]
}

/** Breaks of an hour or more that it would fill, and meals whose periods it would take. */
function mealRule({ planned, clock, occupied, preferences }: PlanFacts): NamedRule {
  const periods = clock.startOf.length
  const meals = standards.mealsWith(preferences.lunch)
  // Most days of a term have the timetable of another.
  const known = new Map<string, number[]>()
  const kept = occupied.map(({ events, spans }) => {
    const key = [events, ...spans.map(({ from, to }) => `${from}–${to}`)].join()
    const periodsKept = known.get(key) ?? mealPeriods(clock, meals, events, spans)
    known.set(key, periodsKept)
    return periodsKept
  })
  return {
    name: 'meal',
    kind: 'place',
    costAt: (task, slot) => {
      const length = planned[task]?.task.duration ?? 1
      const block = stretch(slot % periods, length)
      const breaks = countBits(clock.breaksAfter & stretch(slot % periods, length - 1))
      const [lunch = 0, dinner = 0] = kept[Math.floor(slot / periods)] ?? []
      return breaks + ((block & lunch) === 0 ? 0 : 1) + ((block & dinner) === 0 ? 0 : 1)
    },
  }
}

type KindOfDay = typeof weekday

function kindOfDay(number: number): KindOfDay {
  if (number === sunday.number) return sunday
  return number === saturday.number ? saturday : weekday
}

/** By the hour at which it ends. */
function eveningRule({ planned, clock }: PlanFacts, dayOf: (slot: number) => KindOfDay): NamedRule {
  const periods = clock.startOf.length
  const light = costsByEnd(clock, ({ cost }) => cost)
  const heavy = costsByEnd(clock, ({ heavyCost }) => heavyCost)
  const costsOf = planned.map(({ taskClass }) => (isHeavy(taskClass) ? heavy : light))
  const lengths = Int32Array.from(planned, ({ task }) => task.duration)
  const evening = periodsOfPart(clock, 'evening')
  return {
    name: 'evening',
    kind: 'place',
    costAt: (task, slot) => {
      const last = (slot % periods) + (lengths[task] ?? 1) - 1
      const isEvening = ((evening >>> last) & 1) === 1
      return (costsOf[task]?.[last] ?? 0) + (isEvening ? dayOf(slot).evening : 0)
    },
  }
}

function costsByEnd(clock: DayClock, costOf: (hour: (typeof hours)[number]) => number): Int32Array {
  const costs = new Int32Array(clock.endOf.length)
  // The earliest hour that holds a period counts, so it is written last.
  for (const hour of hours.toReversed()) {
    for (const period of periodsIn(periodsBetween(clock, null, hour.until))) {
      costs[period - 1] = costOf(hour)
    }
  }
  return costs
}

export function lessonRules(facts: PlanFacts): NamedRule[] {
  return [pauseBesideEvents(facts), tieRule(facts, 'review'), tieRule(facts, 'preparation')]
}

/** Of a block outside hosts: the steps of a break that are missing to the events before and after it, by the clock. */
function pauseBesideEvents({ planned, occupied, clock }: PlanFacts): NamedRule {
  const { startOf, endOf } = clock
  const periods = startOf.length
  return {
    name: 'pause',
    kind: 'place',
    costAt: (task, slot) => {
      const day = Math.floor(slot / periods)
      const first = slot % periods
      const { hosted = none, duration = 1 } = planned[task]?.task ?? {}
      if ((((hosted[day] ?? 0) >>> first) & 1) === 1) return 0
      const begins = startOf[first] ?? 0
      const ends = endOf[first + duration - 1] ?? 0
      let before = Infinity
      let after = Infinity
      for (const { from, to } of occupied[day]?.spans ?? []) {
        if (from >= ends) after = Math.min(after, from - ends)
        else before = Math.min(before, Math.max(0, begins - to))
      }
      return missingBreak(before) + missingBreak(after)
    },
  }
}

function missingBreak(minutes: number): number {
  return breakSteps.filter((wanted) => minutes < wanted).length
}

const none = new Int32Array(0)

/** Between one study block and the next: one rule for each step of the break. */
export function pauseRules({ clock, classes }: PlanFacts): (TermRule & { name: 'pause' })[] {
  const all = new Uint8Array(classes.length).fill(1)
  return breakSteps.map((minutes) => ({
    name: 'pause',
    kind: 'touch',
    among: all,
    reach: reachOf(clock, minutes),
  }))
}

/** By period: the last one that begins less than so many minutes after its end; itself if there is none. */
export function reachOf({ startOf, endOf }: DayClock, minutes: number): Int32Array {
  return startOf.map((_, last) => {
    let reach = last
    while (reach + 1 < startOf.length && (startOf[reach + 1] ?? 0) - (endOf[last] ?? 0) < minutes) {
      reach += 1
    }
    return reach
  })
}

const nameOf = { review: 'review', preparation: 'prepare' } as const

/** Days that a review comes too late after its lecture, or before it; or a preparation too early before its tutorial. */
function tieRule({ planned, ties }: PlanFacts, kind: LessonTie['kind']): NamedRule {
  const own = planned.map(({ taskClass, item, task }) => {
    const tie = ties.get(taskClass.id)
    if (tie?.kind !== kind) return null
    const firstSlot = tie.windows.get(item.id)?.firstSlot ?? 0
    return { daysOff: tie.daysOff, firstSlot, shift: kind === 'review' ? 0 : task.duration }
  })
  return {
    name: nameOf[kind],
    kind: 'place',
    costAt: (task, slot) => {
      const tied = own[task] ?? null
      if (tied === null) return 0
      return slot < tied.firstSlot ? mostDaysOff : (tied.daysOff[slot + tied.shift] ?? 0)
    },
  }
}
