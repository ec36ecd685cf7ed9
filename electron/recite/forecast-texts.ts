// Forecasts what is expected of each text on the day of its exam (R6), with the recalls that lie in the plan and without.
import type { Language } from '../../shared/language.ts'
import type { ExamOf } from '../../shared/planner/exam-of.ts'
import type { Material } from '../../shared/recite/material.ts'
import type { Forecast } from '../../shared/recite/requests.ts'
import { daysBetween } from '../../shared/schedule/calendar.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../shared/schedule/state.ts'
import { hasBegun } from '../../shared/schedule/legality.ts'
import { recallCourse } from '../../shared/schedule/work/recall-titles.ts'
import { expectRecall } from './expect-recall.ts'
import { remember } from './memory.ts'
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
      place === null || hasBegun(place, now) ? undefined : state.window.days[place.day - 1]?.date
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
