// Forecasts what is expected of each text on the day of its exam (R6), with the recalls that lie in the plan and without.
import type { Language } from '../../shared/language.ts'
import type { ExamOf } from '../../shared/planner/simulation.ts'
import type { Material, Memory } from '../../shared/recite/material.ts'
import type { Forecast, Expectation } from '../../shared/recite/requests.ts'
import { daysBetween } from '../../shared/schedule/calendar.ts'
import { hasBegun } from '../../shared/schedule/legality.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../shared/schedule/state.ts'
import { recallCourse } from '../../shared/schedule/work/recall-titles.ts'
import { remember, chanceAt } from './memory.ts'
import { recallClassOf } from './place-recalls.ts'
import { dateIn, noonOf } from './recall-days.ts'

/** A recall in the plan is for the texts that are due by the day after it; the last one before the exam for all. */
const dueWithin = 1

const good = 3

/** Of the texts that were recited at least once and have an exam to come, the next exam first. */
export function forecastTexts(
  state: ScheduleState,
  materials: readonly Material[],
  present: { now: Moment; zone: string; language: Language; examOf: ExamOf },
): Forecast[] {
  const { now, zone, language, examOf } = present
  return materials
    .flatMap((material) => {
      const course = recallCourse(material.course, language)
      const exam = examOf(course)
      if (material.memory === null || exam === null) return []
      const placed = comingRecalls(state, course, now).filter((date) => date < exam)
      const instants = recallsOf(material, placed, zone)
      const noon = noonOf(exam, zone)
      return [
        {
          material: material.id,
          course,
          exam,
          placed: expectRecall(material.memory, instants, noon, material.id),
          alone: expectRecall(material.memory, [], noon, material.id),
        },
      ]
    })
    .toSorted((a, b) => a.exam.localeCompare(b.exam) || a.material - b.material)
}

/** Dates of the recalls of a course that are still to come. */
function comingRecalls(state: ScheduleState, course: string, now: Moment): string[] {
  const taskClass = recallClassOf(state, course)
  if (taskClass === undefined) return []
  return itemsOfClass(state, taskClass.id).flatMap(({ place }) => {
    const date =
      place === null || hasBegun({ place }, now)
        ? undefined
        : state.window.days[place.day - 1]?.date
    return date === undefined ? [] : [date]
  })
}

function recallsOf({ memory }: Material, dates: readonly string[], zone: string): string[] {
  let present = memory
  return dates.flatMap((date, index) => {
    if (present === null) return []
    const instant = noonOf(date, zone)
    const isLast = index === dates.length - 1
    const days = daysBetween(date, dateIn(present.due, zone))
    if (!isLast && days > dueWithin) return []
    present = remember(present, good, instant)
    return [instant]
  })
}

const runs = 200

/** How far a student's own forgetting may lie from the average one: of the logarithm, before any recital. */
const spread = 0.5

const again = 1

/**
 * What can be expected of a text on the day of its exam (R6): many seeded runs of recalls that
 * may fail. `at` are the instants of the recalls to come, ascending; the chance is that at
 * `exam`, in shares of 100.
 */
export function expectRecall(
  memory: Memory,
  at: readonly string[],
  exam: string,
  seed: number,
): Expectation {
  const dice = makeDice(seed)
  // The more recitals there are, the more of the difference has shown in them already.
  const own = spread / Math.sqrt(1 + memory.reps / 2)
  const chances = Array.from({ length: runs }, () => {
    const strength = Math.exp(own * normal(dice))
    let present = memory
    for (const instant of at) {
      const isRecalled = dice() < chanceAt(present, instant, strength)
      present = remember(present, isRecalled ? good : again, instant)
    }
    return chanceAt(present, exam, strength)
  }).toSorted((a, b) => a - b)
  return {
    low: share(chances[Math.floor(runs * 0.1)]),
    mean: share(chances.reduce((sum, chance) => sum + chance, 0) / runs),
    high: share(chances[Math.ceil(runs * 0.9) - 1]),
  }
}

function share(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0))
}

/** Numbers from 0 to 1 that are the same on every machine for the same seed (mulberry32). */
function makeDice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** From two numbers of the dice (Box and Muller 1958). */
function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())
}
