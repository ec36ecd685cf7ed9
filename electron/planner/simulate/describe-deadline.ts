// Describes one deadline of a simulation as facts: the chance, when half and four in five have finished, what is left.
import type {
  ExamOf,
  DeadlineDue,
  DeadlineOutlook,
  Estimate,
  SimulationFacts,
} from '../../../shared/planner/simulation.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import type { SlipDeadline, SlipTerm } from './slip-term.ts'

export type DeadlineRuns = {
  /** By day from 0: the share of runs that finished on it. */
  byDay: Float64Array
  /** Periods that a run leaves, on average. */
  left: number
  chance: Estimate
}

export function describeDeadline(
  term: SlipTerm,
  number: number,
  runs: DeadlineRuns,
): DeadlineOutlook {
  const { state, items, days, periods, today } = term
  const deadline = term.deadlines[number]
  const taskClass = state.taskClasses.find(({ id }) => id === deadline?.classId)
  if (deadline === undefined || taskClass === undefined)
    throw new Error(`there is no deadline ${number}`)
  const { exam, bound } = deadline
  const own = items.filter((each) => each.deadline === number)
  const first = Math.max(0, today)
  const last = lastDayOf(term, deadline)
  const dateOf = (day: number) => state.window.days[day]?.date ?? ''
  const shares = sumUp(runs.byDay, first, last)
  const dateOfShare = (share: number) => {
    const index = shares.findIndex((each) => each >= share - smallShare)
    return index < 0 ? null : dateOf(first + index)
  }
  const waiting = own.filter(({ slot }) => slot < 0).length
  const ends = own.map(({ slot }) => Math.floor(slot / periods))
  return {
    key: keyOf(deadline),
    classId: taskClass.id,
    title: taskClass.title,
    course: taskClass.course,
    due: dueOf(exam === null ? null : dateOf(exam.place.day - 1), bound, days * periods),
    day: last + 1,
    date: dateOf(last),
    isPast: last < first,
    sessions: own.length,
    waiting,
    minutes: Math.round(
      own.reduce((sum, { item }) => sum + item.duration, 0) * minutesOfPeriod(state.window),
    ),
    chance: runs.chance,
    p50: dateOfShare(0.5),
    p80: dateOfShare(0.8),
    unfinished: Math.round(runs.left * minutesOfPeriod(state.window)),
    planned: waiting > 0 ? null : dateOf(Math.max(...ends)),
    finishedBy: shares,
  }
}

function dueOf(examDate: string | null, bound: number, end: number): DeadlineDue {
  if (examDate !== null) return { kind: 'exam', examDate }
  return { kind: bound < end ? 'range' : 'term' }
}

/** Sums of shares are no more exact than this. */
const smallShare = 1e-9

/** The last day from 0 that counts. */
export function lastDayOf({ periods }: SlipTerm, { bound }: SlipDeadline): number {
  return Math.max(0, Math.floor((bound - 1) / periods))
}

function sumUp(byDay: Float64Array, first: number, last: number): number[] {
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

/**
 * Deadlines that are there for an exam which the calendar does not hold, named as that (K6); no number of the runs is
 * touched.
 */
export function nameExams(facts: SimulationFacts, examOf: ExamOf): SimulationFacts {
  if (facts.kind === 'empty') return facts
  const name = (deadline: DeadlineOutlook): DeadlineOutlook => {
    if (deadline.due.kind === 'exam') return deadline
    const examDate = examOf(deadline.course)
    // Work that goes on after the exam is not only for it.
    return examDate === null || deadline.date > examDate
      ? deadline
      : { ...deadline, due: { kind: 'exam', examDate } }
  }
  return { ...facts, deadlines: facts.deadlines.map(name) }
}
