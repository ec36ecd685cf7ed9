// Hours a week that a student gives a course, as a limit of each week: every session gets the weeks that it may lie in.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { leftOut, type Slot } from '../problem/problem.ts'
import type { PlannedTask } from './plan-facts.ts'

/**
 * Whatever the search then chooses, no week gets more of the course than it was given. What has a place may stay in its
 * week; what wants one gets one week, in the order of its class and as near as can be to its day; then each of those with
 * a place gets one week more to go to. What finds no week has no start, and is left out.
 */
export function rationWeeks(
  planned: readonly PlannedTask[],
  { told = [] }: PlanningPreferences,
  window: Window,
): PlannedTask[] {
  const weeks = new Map<PlannedTask, number[]>()
  for (const { course, minutesAWeek } of told) {
    if (minutesAWeek === null) continue
    const most = Math.floor(minutesAWeek / Math.max(1, minutesOfPeriod(window)))
    const ofCourse = planned.filter(({ taskClass }) => taskClass.course === course)
    for (const [each, allowed] of shareWeeks(ofCourse, window, most)) weeks.set(each, allowed)
  }
  return planned.map((each) => {
    const allowed = weeks.get(each)
    return allowed === undefined ? each : keepTo(each, allowed, window)
  })
}

type Room = Map<number, number>

function shareWeeks(
  ofCourse: readonly PlannedTask[],
  window: Window,
  most: number,
): Map<PlannedTask, number[]> {
  const placed = ofCourse.filter(({ present }) => present !== leftOut)
  const wanted = ofCourse.filter(({ present }) => present === leftOut)
  const room: Room = new Map(window.days.map(({ week }) => [week, most]))
  for (const { present, task } of placed) take(room, weekOf(window, present), task.duration)
  const near = giveWeeks(wanted, window, room, (each) => weekAt(window, each.target.day))
  // As near as can be to their days not all may find a week; as early as can be as many do as can.
  const given = near.size === wanted.length ? near : giveWeeks(wanted, window, room, () => 1)
  for (const [each, week] of given) take(room, week, each.task.duration)
  const shared = new Map(
    wanted.map((each) => {
      const week = given.get(each)
      return [each, week === undefined ? [] : [week]]
    }),
  )
  for (const each of placed) {
    if (each.task.frozen !== null) continue
    const own = weekOf(window, each.present)
    const other = findWeek(each, window, room, own + 1)
    if (other !== undefined) take(room, other, each.task.duration)
    shared.set(each, other === undefined ? [own] : [own, other])
  }
  return shared
}

/** The week of each that finds one; those of a class in their order. */
function giveWeeks(
  wanted: readonly PlannedTask[],
  window: Window,
  from: Room,
  wish: (each: PlannedTask) => number,
): Map<PlannedTask, number> {
  const room = new Map(from)
  const given = new Map<PlannedTask, number>()
  const reached = new Map<number, number>()
  for (const each of wanted) {
    const first = Math.max(wish(each), reached.get(each.taskClass.id) ?? 1)
    const week = findWeek(each, window, room, first)
    if (week === undefined) continue
    take(room, week, each.task.duration)
    reached.set(each.taskClass.id, week)
    given.set(each, week)
  }
  return given
}

function findWeek(
  { task }: PlannedTask,
  window: Window,
  room: Room,
  from: number,
): number | undefined {
  const open = new Set(
    window.days.flatMap(({ week }, day) => ((task.starts[day] ?? 0) === 0 ? [] : [week])),
  )
  return [...room.keys()].find(
    (week) => week >= from && open.has(week) && (room.get(week) ?? 0) >= task.duration,
  )
}

function take(room: Room, week: number, periods: number): void {
  room.set(week, (room.get(week) ?? 0) - periods)
}

function keepTo(each: PlannedTask, weeks: readonly number[], window: Window): PlannedTask {
  const isOpen = (day: number) => weeks.includes(window.days[day]?.week ?? 0)
  const starts = each.task.starts.map((mask, day) => (isOpen(day) ? mask : 0))
  const hosted = each.task.hosted.map((mask, day) => (isOpen(day) ? mask : 0))
  return { ...each, task: { ...each.task, starts, hosted } }
}

function weekOf(window: Window, slot: Slot): number {
  return weekAt(window, Math.floor(slot / window.periods.length))
}

/** `day` counts from 0. */
function weekAt({ days }: Window, day: number): number {
  return days[Math.max(0, Math.min(days.length - 1, Math.floor(day)))]?.week ?? 1
}
