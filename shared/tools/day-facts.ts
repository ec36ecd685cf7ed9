// What a day holds: its blocks in order of time, what is free and where a host still has room.
import { freeRuns, hostRuns } from '../schedule/free-runs.ts'
import { occupancyOf } from '../schedule/occupancy.ts'
import { compareInDay, type Place } from '../schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../schedule/state.ts'
import { markOf, type EventTask, type Task } from '../schedule/task.ts'
import type { Outcome } from '../schedule/work-log.ts'
import { blockKindOf, type BlockKind } from '../text/name-task.ts'

export type DayBlock = {
  taskId: number
  kind: BlockKind
  title: string
  place: Place
  /** True clock times where they are not those of the periods. */
  clock: EventTask['clock']
  isSuggested: boolean
  isLocked: boolean
  isHost: boolean
  /** The event that it is embedded in. */
  hostId: number | null
  /** What became of a block that is closed out. */
  outcome?: Outcome
}

export type HostRoom = { hostId: number; title: string; place: Place }

export type DayFacts = {
  day: number
  week: number
  weekday: number
  date: string
  /** A host stands before its guests. */
  blocks: DayBlock[]
  /** Free runs that have not begun. */
  free: Place[]
  /** Runs inside hosts that have no guest and have not begun. */
  hostRoom: HostRoom[]
}

/** The given days in the given order; days outside the window are left out. */
export function dayFacts(state: ScheduleState, now: Moment, days: readonly number[]): DayFacts[] {
  const wanted = new Set(days)
  const tasks = state.tasks.filter((task) => task.place !== null && wanted.has(task.place.day))
  const byDay = Map.groupBy(tasks, (task) => task.place?.day)
  return days.flatMap((day) => {
    const entry = state.window.days[day - 1]
    if (entry === undefined) return []
    const blocks = (byDay.get(day) ?? []).flatMap(blockOf).toSorted(compareInDay)
    return [
      {
        day,
        week: entry.week,
        weekday: entry.weekday,
        date: entry.date,
        blocks,
        free: freeFromNow(state, now, day, 1),
        hostRoom: hostRoomFromNow(state, now, day, 1),
      },
    ]
  })
}

/** Free runs of at least `minLength` periods, without the periods that have begun. */
export function freeFromNow(
  state: ScheduleState,
  now: Moment,
  day: number,
  minLength: number,
): Place[] {
  return freeRuns(occupancyOf(state), day, minLength).flatMap((run) =>
    afterNow(run, now, minLength),
  )
}

/** Runs without a guest inside hosts, likewise. */
export function hostRoomFromNow(
  state: ScheduleState,
  now: Moment,
  day: number,
  minLength: number,
): HostRoom[] {
  return hostRuns(state, day, minLength).flatMap(({ hostId, place }) =>
    afterNow(place, now, minLength).map((rest) => ({
      hostId,
      title: findTask(state, hostId)?.title ?? '',
      place: rest,
    })),
  )
}

function afterNow(run: Place, now: Moment, minLength: number): Place[] {
  if (run.day !== now.day) return run.day < now.day ? [] : [run]
  const start = Math.max(run.start, now.period + 1)
  return run.end - start + 1 >= minLength ? [{ ...run, start }] : []
}

function blockOf(task: Task): DayBlock[] {
  if (task.place === null) return []
  const isEvent = task.kind === 'event'
  const mark = markOf(task)
  return [
    {
      taskId: task.id,
      kind: blockKindOf(task),
      title: task.title,
      place: task.place,
      clock: isEvent ? task.clock : null,
      isSuggested: !isEvent && task.status === 'suggested',
      isLocked: task.locked,
      isHost: isEvent && task.hosts,
      hostId: isEvent ? null : task.hostId,
      ...(mark === null ? {} : { outcome: mark.outcome }),
    },
  ]
}
