// Finds where a draft may break (B4), computed from the schedule: too little room, too little time, a pace that is slower than the plan.
import { paceOf, workPieces } from '../planner/pace.ts'
import { examsAhead, isExam } from '../timetable/exams.ts'
import { periodsIn } from '../schedule/free-runs.ts'
import { firstPeriods, occupancyOf } from '../schedule/occupancy.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import { minutesOfPeriod } from '../schedule/work-minutes.ts'
import type { GuideDraft } from './guide-draft.ts'

export type DraftRisk =
  | { kind: 'exam-past' | 'range-past'; day: number }
  /** Whole days from now to the exam. */
  | { kind: 'exam-near'; days: number; minutes: number }
  | { kind: 'after-exam'; day: number }
  | { kind: 'no-room'; needed: number; free: number }
  | { kind: 'little-room'; needed: number; free: number }
  | { kind: 'full-weeks'; minutes: number }
  | { kind: 'slow-pace'; percent: number; minutes: number }
  | { kind: 'exam-taken'; title: string }
  /** The one exam of the course that is ahead in the timetable lies on another day. */
  | { kind: 'exam-differs'; told: number; written: number }

/** An exam that is closer than this is said to be near. */
const nearDays = 14

/** Of the free periods, the share beyond which little is left for anything else. */
const tightShare = 0.6

/**
 * Minutes a week for one course; about two hours a day on five days. Nobody's measurement: it is there to ask, not to
 * forbid.
 */
const fullWeek = 600

/** Worth a word once the work takes a tenth longer than planned. */
const slowFactor = 1.1

/** In the order in which they matter; at most three are worth saying. `draft` lies inside the window. */
export function findDraftRisks(draft: GuideDraft, state: ScheduleState, now: Moment): DraftRisk[] {
  const needed = draft.items.reduce((sum, { slots }) => sum + slots, 0)
  const minutes = Math.round(needed * minutesOfPeriod(state.window))
  return [
    ...findTimeRisks(draft, minutes, now),
    ...findOtherExam(draft, state, now),
    ...findRoomRisks(draft, state, needed, now),
    ...findWeekRisk(draft, minutes, now),
    ...findPaceRisk(draft, state, minutes),
    ...findTakenExam(draft, state),
  ].slice(0, 3)
}

function findTimeRisks(
  { exam, to_day: toDay }: GuideDraft,
  minutes: number,
  now: Moment,
): DraftRisk[] {
  const risks: DraftRisk[] = []
  if (exam !== null && exam.day < now.day) risks.push({ kind: 'exam-past', day: exam.day })
  if (toDay < now.day) risks.push({ kind: 'range-past', day: toDay })
  if (exam === null || exam.day < now.day) return risks
  const days = exam.day - Math.max(now.day, 1)
  if (days <= nearDays) risks.push({ kind: 'exam-near', days, minutes })
  if (toDay >= exam.day) risks.push({ kind: 'after-exam', day: exam.day })
  return risks
}

function findOtherExam(
  { exam, course, title }: GuideDraft,
  state: ScheduleState,
  now: Moment,
): DraftRisk[] {
  const ahead = examsAhead(state, course, now)
  const [told] = ahead
  if (exam === null || told === undefined || ahead.length > 1) return []
  const isSameKind = sittings.every(
    (words) => !words.test(title) || !sittingOther(words, told.title),
  )
  return told.place.day === exam.day || !isSameKind
    ? []
    : [{ kind: 'exam-differs', told: told.place.day, written: exam.day }]
}

const sittings = [/\bmid-?term|期中/iu, /\bfinals?\b|期末/iu]

/** A midterm in the timetable says nothing of the day of the final. */
function sittingOther(words: RegExp, title: string): boolean {
  return !words.test(title) && sittings.some((other) => other.test(title))
}

/** Both in periods. What lies in the week already of the same work takes nothing away from it. */
function findRoomRisks(
  draft: GuideDraft,
  state: ScheduleState,
  needed: number,
  now: Moment,
): DraftRisk[] {
  if (draft.to_day < now.day) return []
  const { free, fit } = roomOf(draft, state, now)
  if (fit === 'none') return [{ kind: 'no-room', needed, free }]
  return fit === 'little' ? [{ kind: 'little-room', needed, free }] : []
}

export type DraftRoom = { needed: number; free: number; fit: 'enough' | 'little' | 'none' }

/** What the work needs and what is free for it, in periods. */
export function roomOf(draft: GuideDraft, state: ScheduleState, now: Moment): DraftRoom {
  const needed = draft.items.reduce((sum, { slots }) => sum + slots, 0)
  const free = countFree(draft, state, now)
  const fit = free < needed ? 'none' : needed > free * tightShare ? 'little' : 'enough'
  return { needed, free, fit }
}

function countFree(draft: GuideDraft, state: ScheduleState, now: Moment): number {
  const { solid } = occupancyOf(state)
  const all = firstPeriods(state.window.periods.length)
  const closed = new Set(draft.exclude_slots)
  let free = 0
  for (let day = Math.max(draft.from_day, now.day, 1); day <= draft.to_day; day += 1) {
    const entry = state.window.days[day - 1]
    if (entry === undefined || draft.exclude_weekdays.includes(entry.weekday)) continue
    const begun = day === now.day ? firstPeriods(now.period) : 0
    const open = periodsIn(all & ~(solid[day] ?? 0) & ~begun)
    free += open.filter((period) => !closed.has(period)).length
  }
  return free + countOwn(draft, state)
}

function countOwn({ class_id: classId }: GuideDraft, { tasks }: ScheduleState): number {
  if (classId === null) return 0
  return tasks.reduce((sum, task) => {
    if (task.kind !== 'item' || task.classId !== classId || task.place === null) return sum
    return sum + task.duration
  }, 0)
}

function findWeekRisk(draft: GuideDraft, minutes: number, now: Moment): DraftRisk[] {
  const first = Math.max(draft.from_day, now.day, 1)
  const days = draft.to_day - first + 1
  if (days < 1) return []
  const weekly = Math.round(minutes / Math.max(1, days / 7))
  return weekly > fullWeek ? [{ kind: 'full-weeks', minutes: weekly }] : []
}

/** Only from the student's own work: what students are like at large is no reason to doubt this one. */
function findPaceRisk(draft: GuideDraft, state: ScheduleState, minutes: number): DraftRisk[] {
  const pace = paceOf(workPieces(state), draft.course, null)
  if (pace.pieces < 3 || pace.factor < slowFactor) return []
  const percent = Math.round((pace.factor - 1) * 100)
  return [{ kind: 'slow-pace', percent, minutes: Math.round(minutes * pace.factor) }]
}

function findTakenExam({ exam, course }: GuideDraft, { tasks }: ScheduleState): DraftRisk[] {
  if (exam === null || exam.slot_start === null || exam.slot_end === null) return []
  const { day, slot_start: start, slot_end: end } = exam
  const taken = tasks.find(
    (task) =>
      task.kind === 'event' &&
      !(isExam(task) && task.course === course) &&
      task.place.day === day &&
      task.place.start <= end &&
      task.place.end >= start,
  )
  return taken === undefined ? [] : [{ kind: 'exam-taken', title: taken.title }]
}
