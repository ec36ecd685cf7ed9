// Chooses what makes one plan of a student's work better than another: every term in whole units, with its weight.
import type { TermName } from '../../../shared/planner/explanation.ts'
import { clockRules, lessonRules, pauseRules, reachOf } from './clock-rules.ts'
import { periodsInHours, periodsOfPart, periodsWithin } from './day-clock.ts'
import { gapRules } from './spacing.ts'
import { type PlanFacts, type NamedRule, isHeavy } from './plan-facts.ts'
import { heavyWithin, longestRun, shortRow } from './standards.ts'
import { countBits, stretch } from '../problem/day-masks.ts'
import { leftOut, type Term } from '../problem/problem.ts'

/**
 * What one unit of each term costs. As a measure: up to 10 is a dislike (study on a weekday evening), 24 a Saturday,
 * and 140 or more what a tutor would not sign without need (work through a meal). Each rule says what its units are.
 */
export const usualWeights: Readonly<Record<TermName, number>> = {
  unplaced: 2000,
  late: 3,
  buffer: 12,
  pref: 12,
  embed: 3,
  load: 12,
  spacing: 4,
  run: 24,
  move: 40,
  spread: 12,
  evening: 3,
  morning: 24,
  weekend: 6,
  meal: 160,
  sameday: 20,
  switch: 4,
  heavy: 24,
  fragment: 2,
  pause: 12,
  review: 14,
  prepare: 12,
}

const friday = 5

/** Of a student who has said nothing of their evenings: those of the weekend, and two more. */
const usualFreeEvenings = 4

/**
 * By day: the periods of its evening if it is one to keep free, else 0. Evenings with an event are not free anyway;
 * of the others those before and on the weekend come first, then those after the fullest days, then the later.
 */
export function chooseFreeEvenings(
  { occupied, clock, weekdays }: Pick<PlanFacts, 'occupied' | 'clock' | 'weekdays'>,
  freeEvenings: number,
): Int32Array {
  const kept = new Int32Array(occupied.length)
  const evening = periodsOfPart(clock, 'evening')
  if (freeEvenings === 0 || evening === 0) return kept
  const events = (day: number) => occupied[day]?.events ?? 0
  const rank = (day: number) => ((weekdays[day] ?? 0) >= friday ? 1 : 0)
  const weeks = Map.groupBy(occupied.keys(), (day) => Math.floor((day + firstGap(weekdays)) / 7))
  for (const days of weeks.values()) {
    const chosen = days
      .filter((day) => (events(day) & evening) === 0)
      .toSorted((a, b) => rank(b) - rank(a) || countBits(events(b)) - countBits(events(a)) || b - a)
      .slice(0, freeEvenings)
    for (const day of chosen) kept[day] = evening
  }
  return kept
}

/** Days of the first week that lie before the window. */
function firstGap(weekdays: Uint8Array): number {
  return (weekdays[0] ?? 1) - 1
}

/** A protected day or hour, as so many times another part of the day than the preferred one. */
const unwantedPlace = 4
/** Any study on an evening that is to stay free: as the student wants it, or as a tutor would. */
const takenEvening = { asked: 20, usual: 8 }

/**
 * The terms of what a student has asked for: the part of the day for a course, protected days and hours, free
 * evenings.
 */
function wishRules(facts: PlanFacts): NamedRule[] {
  const { planned, clock, weekdays, preferences } = facts
  const periods = clock.startOf.length
  const { preferredParts, protectedWeekdays } = preferences
  const parts = new Map(preferredParts.map(({ course, part }) => [course, part]))
  const all = stretch(0, periods)
  const liked = planned.map(({ taskClass }) => {
    const part = parts.get(taskClass.course)
    return part === undefined ? all : periodsOfPart(clock, part)
  })
  const open = periodsInHours(clock, preferences)
  const evening = periodsOfPart(clock, 'evening')
  const isAsked = preferences.freeEvenings > 0
  const evenings = chooseFreeEvenings(facts, isAsked ? preferences.freeEvenings : usualFreeEvenings)
  const taken = isAsked ? takenEvening.asked : takenEvening.usual
  const blockAt = (task: number, slot: number) =>
    stretch(slot % periods, planned[task]?.task.duration ?? 0)
  return [
    {
      name: 'pref',
      kind: 'place',
      costAt: (task, slot) => {
        const isUnliked = (((liked[task] ?? all) >>> (slot % periods)) & 1) === 0
        const weekday = weekdays[Math.floor(slot / periods)] ?? 0
        const isUnwanted =
          protectedWeekdays.includes(weekday) || (blockAt(task, slot) & ~open) !== 0
        return (isUnliked ? 1 : 0) + (isUnwanted ? unwantedPlace : 0)
      },
    },
    {
      name: 'evening',
      kind: 'place',
      costAt: (task, slot) => {
        // Who wants the evening for it wants no such evening.
        if (!isAsked && (liked[task] ?? all) === evening) return 0
        const kept = evenings[Math.floor(slot / periods)] ?? 0
        return (kept & blockAt(task, slot)) === 0 ? 0 : taken
      },
    },
  ]
}

/** The terms of one item at its place, whatever else is placed. */
function placeRules(facts: PlanFacts): NamedRule[] {
  return [
    ...strategyRules(facts),
    ...clockRules(facts),
    embedRule(facts),
    ...wishRules(facts),
    ...lessonRules(facts),
  ]
}

/** Each period inside a host, where attention is shared. */
function embedRule({ planned, clock }: PlanFacts): NamedRule {
  const periods = clock.startOf.length
  return {
    name: 'embed',
    kind: 'place',
    costAt: (task, slot) => {
      const { hosted, duration } = planned[task]?.task ?? noTask
      const inHosts = hosted[Math.floor(slot / periods)] ?? 0
      return ((inHosts >>> (slot % periods)) & 1) * duration
    },
  }
}

const noTask = { hosted: new Int32Array(), duration: 0 }

/** Terms of weight 0 are left out. */
export function buildTerms(
  facts: PlanFacts,
  weights: Readonly<Partial<Record<TermName, number>>> = {},
): Term[] {
  const rules = [...placeRules(facts), ...gapRules(facts), ...moveRules(facts), ...dayRules(facts)]
  return rules
    .map((rule): Term =>
      Object.assign(rule, { weight: weights[rule.name] ?? usualWeights[rule.name] }),
    )
    .filter(({ weight }) => weight !== 0)
}

/** What has a place does not lose it to what has none. */
const leavingPlan = 20

function moveRules({ planned }: PlanFacts): NamedRule[] {
  const present = Int32Array.from(planned, (task) => task.present)
  const worth = Int32Array.from(planned, ({ item, taskClass, present }) => {
    const usual = item.duration * (2 + taskClass.priority)
    return present === leftOut ? usual : leavingPlan * usual
  })
  return [
    { name: 'unplaced', kind: 'left-out', costOf: (task) => worth[task] ?? 0 },
    {
      name: 'move',
      kind: 'place',
      costAt: (task, slot) => {
        const before = present[task] ?? leftOut
        return before === leftOut || before === slot ? 0 : 1
      },
    },
  ]
}

/** The terms of a day: load, long runs, changes of course, heavy beside heavy, leftovers. */
function dayRules(facts: PlanFacts): NamedRule[] {
  const { classes, clock, capacities } = facts
  const { breaksAfter } = clock
  const courses = [...new Set(classes.map(({ course }) => course))]
  return [
    { name: 'load', kind: 'load', target: capacities },
    { name: 'run', kind: 'run', longest: periodsWithin(clock, longestRun), breaksAfter },
    {
      // Changing to another course leaves attention behind with the last one (Leroy 2009, "Why is it so hard to do my
      // work? The challenge of attention residue when switching between work tasks", OBHDP 109).
      name: 'switch',
      kind: 'switch',
      subjectOf: Int32Array.from(classes, ({ course }) => courses.indexOf(course)),
    },
    {
      name: 'heavy',
      kind: 'touch',
      among: Uint8Array.from(classes, (taskClass) => (isHeavy(taskClass) ? 1 : 0)),
      reach: reachOf(clock, heavyWithin),
    },
    ...pauseRules(facts),
    // Where rows are short a single free one is the break that is wanted.
    ...(clock.minutes > shortRow
      ? [{ name: 'fragment', kind: 'fragment', breaksAfter } as const]
      : []),
  ]
}

/**
 * The terms of what a class's strategy wants: steady work spread evenly, rapid work early, and time to spare at the
 * end.
 */
function strategyRules({ planned, occupied, clock, reserveFrom }: PlanFacts): NamedRule[] {
  const periods = clock.startOf.length
  const targets = Int32Array.from(planned, ({ target }) => target.day)
  const tolerances = Int32Array.from(planned, ({ target }) => target.tolerance)
  const rapid = Int32Array.from(planned, ({ taskClass }) =>
    taskClass.strategy === 'rapid' ? taskClass.priority : 0,
  )
  const reserves = Int32Array.from(
    planned,
    ({ task }) => reserveFrom[task.chain] ?? occupied.length,
  )
  const dayOf = (slot: number) => Math.floor(slot / periods)
  const targetOf = (task: number) => targets[task] ?? 0
  return [
    {
      // Of steady work: days from its target, beyond the tolerance.
      name: 'spread',
      kind: 'place',
      costAt: (task, slot) =>
        rapid[task] === 0
          ? Math.max(0, Math.abs(dayOf(slot) - targetOf(task)) - (tolerances[task] ?? 0))
          : 0,
    },
    {
      // Of rapid work: days after its target, times its priority.
      name: 'late',
      kind: 'place',
      costAt: (task, slot) => (rapid[task] ?? 0) * Math.max(0, dayOf(slot) - targetOf(task)),
    },
    {
      // Days into the reserve before the deadline.
      name: 'buffer',
      kind: 'place',
      costAt: (task, slot) => Math.max(0, dayOf(slot) - (reserves[task] ?? 0) + 1),
    },
  ]
}
