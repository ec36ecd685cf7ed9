// The terms of what a student has asked for: the part of the day for a course, protected days and hours, free evenings.
import { stretch } from '../problem/day-content.ts'
import { periodsBetween, periodsOfPart } from './day-clock.ts'
import { chooseFreeEvenings } from './free-evenings.ts'
import type { NamedRule, PlanFacts } from './plan-facts.ts'

/** A protected day or hour, as so many times another part of the day than the preferred one. */
const unwantedPlace = 4
/** Any study on an evening that is to stay free. */
const takenEvening = 20

export function wishRules(facts: PlanFacts): NamedRule[] {
  const { planned, clock, weekdays, preferences } = facts
  const periods = clock.startOf.length
  const { preferredParts, protectedWeekdays, noStudyBefore, noStudyAfter } = preferences
  const parts = new Map(preferredParts.map(({ course, part }) => [course, part]))
  const all = stretch(0, periods)
  const liked = planned.map(({ taskClass }) => {
    const part = parts.get(taskClass.course)
    return part === undefined ? all : periodsOfPart(clock, part)
  })
  const open = periodsBetween(clock, noStudyBefore, noStudyAfter)
  const evenings = chooseFreeEvenings(facts)
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
        const kept = evenings[Math.floor(slot / periods)] ?? 0
        return (kept & blockAt(task, slot)) === 0 ? 0 : takenEvening
      },
    },
  ]
}
