// One deadline of a simulation as facts: the chance, when half and four in five have finished, what is left.
import type { DeadlineOutlook } from '../../../shared/planner/simulation.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { wilson } from './estimates.ts'
import type { SlipDeadline, SlipTerm } from './slip-term.ts'

/** By day from 0, how many runs finished on it; and the periods that all runs together left. */
export type DeadlineRuns = { byDay: Int32Array; left: number }

export function describeDeadline(
  term: SlipTerm,
  number: number,
  all: readonly DeadlineRuns[],
  runs: number,
): DeadlineOutlook {
  const { state, items, days, periods, today } = term
  const deadline = term.deadlines[number]
  const counts = all[number]
  const taskClass = state.taskClasses.find(({ id }) => id === deadline?.classId)
  if (deadline === undefined || counts === undefined || taskClass === undefined)
    throw new Error(`there is no deadline ${number}`)
  const { exam, bound } = deadline
  const own = items.filter((each) => each.deadline === number)
  const first = Math.max(0, today)
  const last = Math.max(0, Math.floor((bound - 1) / periods))
  const dateOf = (day: number) => state.window.days[day]?.date ?? ''
  const finishedBy = sumUp(counts.byDay, first, last)
  const dayOfShare = (share: number) => {
    const index = finishedBy.findIndex((count) => count >= share * runs)
    return index < 0 ? null : dateOf(first + index)
  }
  const waiting = own.filter(({ slot }) => slot < 0).length
  const ends = own.map(({ slot }) => Math.floor(slot / periods))
  return {
    key: keyOf(deadline),
    classId: taskClass.id,
    title: taskClass.title,
    course: taskClass.course,
    kind: kindOf(bound, exam !== null, days * periods),
    examId: exam?.id ?? null,
    day: last + 1,
    date: dateOf(last),
    examDate: exam === null ? null : dateOf(exam.place.day - 1),
    isPast: last < first,
    sessions: own.length,
    waiting,
    minutes: Math.round(
      own.reduce((sum, { item }) => sum + item.duration, 0) * minutesOfPeriod(state.window),
    ),
    chance: wilson(finishedBy.at(-1) ?? 0, runs),
    p50: dayOfShare(0.5),
    p80: dayOfShare(0.8),
    planned: waiting > 0 ? null : dateOf(Math.max(...ends)),
    unfinished: Math.round((counts.left / runs) * minutesOfPeriod(state.window)),
    finishedBy,
  }
}

function kindOf(bound: number, hasExam: boolean, end: number): DeadlineOutlook['kind'] {
  if (hasExam) return 'exam'
  return bound < end ? 'range' : 'term'
}

function sumUp(byDay: Int32Array, first: number, last: number): number[] {
  const sums: number[] = []
  let sum = 0
  for (let day = first; day <= last; day += 1) {
    sum += byDay[day] ?? 0
    sums.push(sum)
  }
  return sums
}

/** What the facts call it. */
export function keyOf({ classId, exam }: SlipDeadline): string {
  return exam === null ? `${classId}` : `${classId}-${exam.id}`
}
