// Recalls as work like any other (R5): one body of work a course, its sessions in the shortest gaps of their days.
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { Language } from '../../shared/language.ts'
import {
  isInHours,
  type CourseTimes,
  type PlanningPreferences,
} from '../../shared/planner/planning-preferences.ts'
import { readClock, takenOn } from '../planner/from-state/day-clock.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { diffStates, isEmptyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { applyEdit } from '../../shared/schedule/edits.ts'
import { legalStarts } from '../../shared/schedule/legality.ts'
import { checkFreedom } from '../../shared/schedule/legality/freedom.ts'
import { arrange, masksBeside } from '../../shared/schedule/arrangement.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { RecallStatus } from '../../shared/recite/requests.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { isPlacedItem, type ItemTask } from '../../shared/schedule/task.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import { applyWorkEdit } from '../../shared/schedule/work/work-edit.ts'
import {
  isRecallTitle,
  recallTitle,
  sessionTitle,
} from '../../shared/schedule/work/recall-titles.ts'
import type { RecallSession } from './recall-days.ts'

export type RecallContext = {
  state: ScheduleState
  now: Moment
  /** The first free ones of the file. */
  ids: { task: number; class: number }
  preferences: PlanningPreferences
  language: Language
  /** Of the texts, by id. */
  titles: ReadonlyMap<number, string>
}

export type PlacedRecalls = {
  state: ScheduleState
  diff: ScheduleDiff
  /** Sessions for which no day near theirs had a place: they wait. */
  unplaced: number
}

/** A session may lie this many days before its day, or after it where the exam allows. */
const daysAround = [0, -1, 1, 2] as const

/** `nothing`: all lies there already. `refused`: the schedule does not take the work at all. */
export function placeRecalls(
  context: RecallContext,
  courses: readonly { course: string; sessions: RecallSession[]; lastDay: number }[],
): Result<PlacedRecalls, 'nothing' | 'refused'> {
  let { state } = context
  let unplaced = 0
  for (const { course, sessions, lastDay } of courses) {
    if (isPlanned(context, state, course, sessions)) continue
    const cleared = clearRecalls(context, state, course, sessions.length)
    if (sessions.length === 0) {
      state = cleared
      continue
    }
    const made = addSessions({ ...context, state: cleared }, course, sessions, lastDay)
    if (made === null) return fail('refused')
    state = keepStaying(made.state, openRecalls(context, state, course))
    unplaced += made.unplaced
  }
  const diff = diffStates(context.state, state)
  return isEmptyDiff(diff) ? fail('nothing') : succeed({ state, diff, unplaced })
}

/** 'moved': some lie in the plan, and a recital since has made others due. */
export function recallStatus(
  context: RecallContext,
  courses: readonly { course: string; sessions: RecallSession[] }[],
): RecallStatus {
  const { state } = context
  const planned = courses.filter(({ course }) => openRecalls(context, state, course).length > 0)
  if (planned.length === 0) return 'none'
  const fits = planned.every(({ course, sessions }) => isPlanned(context, state, course, sessions))
  return fits ? 'fit' : 'moved'
}

/** The body of work that holds the recalls of a course; one that was renamed is the person's own. */
export function recallClassOf(state: ScheduleState, course: string): TaskClass | undefined {
  return state.taskClasses.find(
    (taskClass) => taskClass.course === course && isRecallTitle(taskClass.title, course),
  )
}

/** Recalls that are still to come and may be put elsewhere, in their order. */
function openRecalls({ now }: RecallContext, state: ScheduleState, course: string): ItemTask[] {
  const taskClass = recallClassOf(state, course)
  if (taskClass === undefined) return []
  return itemsOfClass(state, taskClass.id).filter((item) => checkFreedom(item, now) === null)
}

function isPlanned(
  context: RecallContext,
  state: ScheduleState,
  course: string,
  sessions: readonly RecallSession[],
): boolean {
  const open = openRecalls(context, state, course)
  return (
    open.length === sessions.length &&
    open.every((item, index) => {
      const session = sessions[index]
      const day = session === undefined ? null : dateToDay(state.window, session.date)
      if (session === undefined || day === null || item.place === null) return false
      const away = item.place.day - day
      return (
        daysAround.some((distance) => distance === away) &&
        item.title === sessionTitle(session.materials, context.titles, context.language)
      )
    })
  )
}

/** Without the recalls that are still to come; where none follow them the body of work goes with its last one. */
function clearRecalls(
  context: RecallContext,
  state: ScheduleState,
  course: string,
  coming: number,
): ScheduleState {
  const taskClass = recallClassOf(state, course)
  const open = openRecalls(context, state, course)
  if (taskClass === undefined || open.length === 0) return state
  if (coming === 0 && open.length === itemsOfClass(state, taskClass.id).length) {
    const edit = { kind: 'delete-class', classId: taskClass.id } as const
    const gone = applyWorkEdit(state, edit, context.now, context.ids)
    return gone.ok ? gone.value.state : state
  }
  return open.reduce((present, { id }) => {
    const removed = applyWorkEdit(
      present,
      { kind: 'remove-session', task: id },
      context.now,
      context.ids,
    )
    return removed.ok ? removed.value.state : present
  }, state)
}

/** A session that comes to lie where one lay before is that one, and nothing moves. */
function keepStaying(state: ScheduleState, before: readonly ItemTask[]): ScheduleState {
  const stays = (item: ItemTask) =>
    before.find(
      ({ classId, duration, place }) =>
        classId === item.classId &&
        duration === item.duration &&
        place !== null &&
        place.day === item.place?.day &&
        place.start === item.place.start,
    )
  const tasks = state.tasks.map((task) => {
    const old = task.kind === 'item' ? stays(task) : undefined
    return old === undefined ? task : { ...task, id: old.id }
  })
  return { ...state, tasks: tasks.toSorted((a, b) => a.id - b.id) }
}

function addSessions(
  context: RecallContext,
  course: string,
  sessions: readonly RecallSession[],
  lastDay: number,
): { state: ScheduleState; unplaced: number } | null {
  const { state, now, language, titles } = context
  const ids = {
    task: Math.max(context.ids.task, 1 + Math.max(0, ...state.tasks.map(({ id }) => id))),
    class: Math.max(context.ids.class, 1 + Math.max(0, ...state.taskClasses.map(({ id }) => id))),
  }
  const known = recallClassOf(state, course)
  const fromDay = Math.max(1, Math.min(now.day, lastDay))
  const made = applyWorkEdit(
    state,
    {
      kind: 'class',
      classId: known?.id ?? null,
      fields: {
        ...(known === undefined ? { title: recallTitle(course, language), course } : {}),
        subjectType: 'memory',
        intensity: 2,
        fromDay: known === undefined ? fromDay : Math.min(known.fromDay, fromDay),
        toDay: lastDay,
      },
      sessions: sessions.map(({ materials }) => ({
        title: sessionTitle(materials, titles, language),
        periods: 1,
      })),
    },
    now,
    ids,
  )
  if (!made.ok) return null
  let present = made.value.state
  let unplaced = 0
  for (const [index, session] of sessions.entries()) {
    const task = ids.task + index
    const placed = placeOne({ ...context, state: present }, { task, course }, session, lastDay)
    if (placed === null) unplaced += 1
    else present = placed
  }
  return { state: present, unplaced }
}

/** On its day, else near it; there in the shortest stretch of free periods, the earliest of equal ones. */
function placeOne(
  context: RecallContext,
  { task, course }: { task: number; course: string },
  { date }: RecallSession,
  lastDay: number,
): ScheduleState | null {
  const { state, now } = context
  const wanted = dateToDay(state.window, date)
  if (wanted === null) return null
  const starts = legalStarts(state, task, now).filter((place) => isWelcome(context, course, place))
  for (const away of daysAround) {
    const day = wanted + away
    if (day > lastDay) continue
    const [best] = starts
      .filter((place) => place.day === day)
      .map((place) => ({ place, room: roomAround(state, place) }))
      .toSorted((a, b) => a.room - b.room || a.place.start - b.place.start)
    if (best === undefined) continue
    const { start } = best.place
    const placed = applyEdit(state, { kind: 'place', task, day, start }, now)
    if (placed.ok) return placed.value.state
  }
  return null
}

/** Whether the person studies then at all. */
function isWelcome(
  { state, preferences }: RecallContext,
  course: string,
  { day, start }: Place,
): boolean {
  const { protectedWeekdays, told = [] } = preferences
  const period = state.window.periods[start - 1]
  const weekday = state.window.days[day - 1]?.weekday
  if (period === undefined || weekday === undefined) return false
  if (protectedWeekdays.includes(weekday)) return false
  const clock = readClock(state.window.periods)
  const isTaken = told.some(
    (times) =>
      times.course === course &&
      (((takenOn(clock, weekday, times) >>> (start - 1)) & 1) === 1 ||
        isWeekFull(state, day, times)),
  )
  return !isTaken && isInHours(preferences, period)
}

/** Whether one period more in the week of this day is beyond the hours of the course (P7). */
function isWeekFull(
  state: ScheduleState,
  day: number,
  { course, minutesAWeek }: CourseTimes,
): boolean {
  if (minutesAWeek === null) return false
  const { days } = state.window
  const courses = new Map(state.taskClasses.map((each) => [each.id, each.course]))
  const given = state.tasks
    .filter(isPlacedItem)
    .filter(({ classId, place }) => {
      const isHere = days[place.day - 1]?.week === days[day - 1]?.week
      return isHere && courses.get(classId) === course
    })
    .reduce((sum, { duration }) => sum + duration, 0)
  return (given + 1) * minutesOfPeriod(state.window) > minutesAWeek
}

/** Free periods in one stretch around a place. */
function roomAround(state: ScheduleState, { day, start }: Place): number {
  const { solid } = masksBeside(arrange(state, new Map()), day, 0)
  const isFree = (period: number) =>
    period >= 1 && period <= state.window.periods.length && ((solid >>> (period - 1)) & 1) === 0
  let room = 1
  for (let period = start - 1; isFree(period); period -= 1) room += 1
  for (let period = start + 1; isFree(period); period += 1) room += 1
  return room
}
