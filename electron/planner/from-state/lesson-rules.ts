// The terms of the lessons around study: a break beside them, what is gone over after them and prepared before them.
import type { TermRule } from '../problem/problem.ts'
import type { DayClock } from './day-clock.ts'
import { mostDaysOff, type LessonTie, type NamedRule, type PlanFacts } from './plan-facts.ts'
import { breakSteps } from './standards.ts'

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
