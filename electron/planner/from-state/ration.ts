// Keeps weeks and days to a most: hours a week of a course (P6), or a most of a plan. Every session gets the weeks or days that it may lie in.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { stretch } from '../problem/day-masks.ts'
import { leftOut, type Slot } from '../problem/problem.ts'
import type { PlannedTask } from './plan-facts.ts'

/** What may take so much of a week, or of a day, and no more. */
type Ration = {
  per: 'week' | 'day'
  most: number
  /** What a session takes of it. */
  sizeOf: (periods: number) => number
}

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
  const minutes = Math.max(1, minutesOfPeriod(window))
  return told.reduce<PlannedTask[]>(
    (rationed, { course, minutesAWeek }) =>
      minutesAWeek === null
        ? rationed
        : keepRation(
            rationed,
            { per: 'week', most: Math.floor(minutesAWeek / minutes), sizeOf: (periods) => periods },
            window,
            ({ taskClass }) => taskClass.course === course,
          ),
    [...planned],
  )
}

/** The most of a plan, of all work together: what lies there already counts. */
export function rationScope(
  planned: readonly PlannedTask[],
  scope: PlacementScope | null,
  window: Window,
): PlannedTask[] {
  const most = scope?.most
  if (most === undefined) return [...planned]
  const sizeOf = (periods: number) => (most.of === 'sessions' ? 1 : periods)
  return keepRation(planned, { per: most.per, most: most.amount, sizeOf }, window, () => true)
}

/** Days from 0, or weeks, with what is left of each, and what was given to it. */
type Room = Map<number, { left: number; given: readonly PlannedTask[] }>

function keepRation(
  planned: readonly PlannedTask[],
  ration: Ration,
  window: Window,
  isOf: (each: PlannedTask) => boolean,
): PlannedTask[] {
  const bucketAt = (day: number) => bucketOf(window, ration, day)
  const bucketOfSlot = (slot: Slot) => bucketAt(Math.floor(slot / window.periods.length))
  const sizeOf = ({ task }: PlannedTask) => ration.sizeOf(task.duration)
  const find = (each: PlannedTask, room: Room, from: number) => {
    const open = new Set(
      window.days.flatMap((_, day) => ((each.task.starts[day] ?? 0) === 0 ? [] : [bucketAt(day)])),
    )
    return [...room].find(
      ([bucket, { left, given }]) =>
        bucket >= from &&
        open.has(bucket) &&
        left >= sizeOf(each) &&
        (ration.per === 'week' || fitTogether([...given, each], bucket, taken[bucket] ?? 0)),
    )?.[0]
  }
  const take = (room: Room, bucket: number, each: PlannedTask) => {
    const { left = 0, given = [] } = room.get(bucket) ?? {}
    const others = each.present === leftOut ? [...given, each] : given
    room.set(bucket, { left: left - sizeOf(each), given: others })
  }
  const own = planned.filter(isOf)
  const placed = own.filter(({ present }) => present !== leftOut)
  const wanted = own
    .filter(({ present }) => present === leftOut)
    .toSorted((a, b) => a.target.day - b.target.day)
  const taken = takenByDay(planned, window)
  const room: Room = new Map(
    window.days.map((_, day) => [bucketAt(day), { left: ration.most, given: [] }]),
  )
  for (const each of placed) take(room, bucketOfSlot(each.present), each)
  const near = give(wanted, room, { find, take, wish: (each) => bucketAt(each.target.day) })
  // As near as can be to their days not all may find room; as early as can be as many do as can.
  const given =
    near.size === wanted.length ? near : give(wanted, room, { find, take, wish: () => 0 })
  for (const [each, bucket] of given) take(room, bucket, each)
  const allowed = new Map<PlannedTask, readonly number[]>()
  for (const each of wanted) {
    const bucket = given.get(each)
    allowed.set(each, bucket === undefined ? [] : [bucket])
  }
  for (const each of placed) {
    if (each.task.frozen !== null) continue
    const stays = bucketOfSlot(each.present)
    const other = find(each, room, stays + 1)
    if (other !== undefined) take(room, other, each)
    allowed.set(each, other === undefined ? [stays] : [stays, other])
  }
  return planned.map((each) => {
    const buckets = allowed.get(each)
    return buckets === undefined ? each : keepTo(each, (day) => buckets.includes(bucketAt(day)))
  })
}

/** By day, the periods on which sessions lie already, as bits. */
function takenByDay(planned: readonly PlannedTask[], { days, periods }: Window): number[] {
  const taken = days.map(() => 0)
  for (const { present, task } of planned) {
    if (present === leftOut) continue
    const day = Math.floor(present / periods.length)
    taken[day] = (taken[day] ?? 0) | stretch(present % periods.length, task.duration)
  }
  return taken
}

/** Whether all find a place on the day beside one another; inside a host there is room for more than it takes. */
function fitTogether(tasks: readonly PlannedTask[], day: number, taken: number): boolean {
  // What may be taken once the first so many lie there: several ways to the same periods are one.
  let ways = new Set([taken])
  for (const { task } of tasks) {
    if ((task.hosted[day] ?? 0) !== 0) continue
    const starts = task.starts[day] ?? 0
    const next = new Set<number>()
    for (const way of ways)
      for (let start = 0; starts >>> start !== 0; start += 1) {
        const run = stretch(start, task.duration)
        if (((starts >>> start) & 1) === 1 && (way & run) === 0) next.add(way | run)
      }
    ways = next
  }
  return ways.size > 0
}

/** A bucket for each that finds one, from the one it wishes on; those of a class in their order. */
function give(
  wanted: readonly PlannedTask[],
  all: Room,
  by: {
    find: (each: PlannedTask, room: Room, from: number) => number | undefined
    take: (room: Room, bucket: number, each: PlannedTask) => void
    wish: (each: PlannedTask) => number
  },
): Map<PlannedTask, number> {
  const room = new Map(all)
  const given = new Map<PlannedTask, number>()
  const reached = new Map<number, number>()
  for (const each of wanted) {
    const from = Math.max(by.wish(each), reached.get(each.taskClass.id) ?? 0)
    const bucket = by.find(each, room, from)
    if (bucket === undefined) continue
    by.take(room, bucket, each)
    reached.set(each.taskClass.id, bucket)
    given.set(each, bucket)
  }
  return given
}

/** `day` counts from 0. */
function bucketOf({ days }: Window, { per }: Ration, day: number): number {
  const within = Math.max(0, Math.min(days.length - 1, Math.floor(day)))
  return per === 'day' ? within : (days[within]?.week ?? 1)
}

function keepTo(each: PlannedTask, isOpen: (day: number) => boolean): PlannedTask {
  const starts = each.task.starts.map((mask, day) => (isOpen(day) ? mask : 0))
  const hosted = each.task.hosted.map((mask, day) => (isOpen(day) ? mask : 0))
  return { ...each, task: { ...each.task, starts, hosted } }
}
