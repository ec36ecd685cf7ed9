// What makes one legal place better than another: a weighted list of terms, lower is better.
import { minutesOf } from '../../shared/schedule/calendar.ts'
import { occupancyOf } from '../../shared/schedule/occupancy.ts'
import { placeLength, type Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'

/** What the terms look at for one item: everything but the candidate place. */
export type Surroundings = {
  state: ScheduleState
  item: ItemTask
  taskClass: TaskClass
  /** The day on which an even spread would put it. */
  targetDay: number
  /** Placed study blocks of each day that has any. */
  blocksByDay: ReadonlyMap<number, readonly PlacedItem[]>
  /** Periods of each day on which lessons, exams or appointments lie; work inside a host counts as study only. */
  lessonsByDay: ReadonlyMap<number, number>
  intensityOf: (item: ItemTask) => number
}

type Term = { name: string; weight: number; cost: (around: Surroundings, place: Place) => number }

/** Study periods of a day beyond which each further one costs its square. */
const studyTarget = 4
/** Lessons and study together; a day off has no lessons, and should not be filled for that. */
const dayTarget = 10
/** Periods of study without a gap beyond which a run is long. */
const longestRun = 4
const lateEvening = 20 * 60
const earlyMorning = 8 * 60 + 30
const saturday = 6
const sunday = 7

const terms: readonly Term[] = [
  {
    name: 'distance from an even spread',
    weight: 4,
    cost: ({ targetDay }, place) => Math.abs(place.day - targetDay),
  },
  {
    name: 'second session of the class on one day',
    weight: 14,
    cost: ({ item, ...around }, place) =>
      blocksOn(around, place.day).filter((block) => block.classId === item.classId).length,
  },
  {
    name: 'study load of the day',
    weight: 1,
    cost: (around, place) => studyLoad(around, place.day) + placeLength(place),
  },
  {
    name: 'study load over the target, squared',
    weight: 3,
    cost: (around, place) =>
      Math.max(0, studyLoad(around, place.day) + placeLength(place) - studyTarget) ** 2,
  },
  {
    name: 'lessons and study over the target, squared',
    weight: 2,
    cost: (around, place) =>
      Math.max(
        0,
        (around.lessonsByDay.get(place.day) ?? 0) +
          studyLoad(around, place.day) +
          placeLength(place) -
          dayTarget,
      ) ** 2,
  },
  { name: 'over a meal', weight: 40, cost: countBreaksInside },
  {
    name: 'long run',
    weight: 3,
    cost: (around, place) => Math.max(0, runLength(around, place) - longestRun),
  },
  { name: 'leaves a single period over', weight: 2, cost: countLeftovers },
  { name: 'heavy beside heavy', weight: 4, cost: heavyNeighbours },
  {
    name: 'late in the evening',
    weight: 3,
    cost: ({ state, taskClass }, place) => {
      const isLate = clockAt(state, place.end, 'end') > lateEvening
      if (!isLate) return 0
      return taskClass.intensity >= 4 ? 2 : 1
    },
  },
  {
    name: 'before half past eight',
    weight: 1,
    cost: ({ state }, place) => (clockAt(state, place.start, 'start') < earlyMorning ? 1 : 0),
  },
  {
    name: 'weekend',
    weight: 3,
    cost: ({ state }, place) => {
      const weekday = state.window.days[place.day - 1]?.weekday
      if (weekday === sunday) return 2
      return weekday === saturday ? 1 : 0
    },
  },
  {
    name: 'late in the day',
    weight: 0.25,
    cost: (_around, place) => place.start,
  },
]

/** The weighted sum of all terms for `place`. */
export function costOf(around: Surroundings, place: Place): number {
  return terms.reduce((sum, term) => sum + term.weight * term.cost(around, place), 0)
}

/** The placed items of each day, for `Surroundings.blocksByDay`. */
export function groupBlocksByDay(state: ScheduleState): Map<number, PlacedItem[]> {
  return Map.groupBy(state.tasks.filter(isPlacedItem), (item) => item.place.day)
}

/** For `Surroundings.lessonsByDay`: no placement changes it. */
export function countLessonsByDay({ tasks }: ScheduleState): Map<number, number> {
  const lessons = new Map<number, number>()
  for (const task of tasks) {
    if (task.kind !== 'event' || task.hosts) continue
    const { day } = task.place
    lessons.set(day, (lessons.get(day) ?? 0) + placeLength(task.place))
  }
  return lessons
}

function blocksOn(around: Pick<Surroundings, 'blocksByDay'>, day: number): readonly PlacedItem[] {
  return around.blocksByDay.get(day) ?? []
}

function studyLoad(around: Surroundings, day: number): number {
  return blocksOn(around, day).reduce((sum, block) => sum + placeLength(block.place), 0)
}

function countBreaksInside({ state }: Surroundings, place: Place): number {
  let breaks = 0
  for (let period = place.start; period < place.end; period += 1) {
    if (isBreakAfter(state, period)) breaks += 1
  }
  return breaks
}

function runLength(around: Surroundings, place: Place): number {
  let run = place
  let beside = blocksBeside(around, run)
  while (beside.length > 0) {
    run = beside.reduce((whole, block) => spanning(whole, block.place), run)
    beside = blocksBeside(around, run)
  }
  return placeLength(run)
}

/** Study blocks that touch the place without a meal or a way home between. */
function blocksBeside(around: Surroundings, place: Place): PlacedItem[] {
  return blocksOn(around, place.day).filter(
    ({ place: other }) =>
      (other.end === place.start - 1 && !isBreakAfter(around.state, other.end)) ||
      (other.start === place.end + 1 && !isBreakAfter(around.state, place.end)),
  )
}

function spanning(a: Place, b: Place): Place {
  return { day: a.day, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}

/** Free runs of one period that the place would leave beside it: too short for most work. */
function countLeftovers({ state }: Surroundings, place: Place): number {
  const { solid, periods } = occupancyOf(state)
  const isFree = (period: number) =>
    period >= 1 && period <= periods && ((solid[place.day] ?? 0) & (1 << (period - 1))) === 0
  const before = place.start - 1
  const after = place.end + 1
  const leftovers = [
    isFree(before) && !isFree(before - 1) && !isBreakAfter(state, before),
    isFree(after) && !isFree(after + 1) && !isBreakAfter(state, place.end),
  ]
  return leftovers.filter(Boolean).length
}

function heavyNeighbours(around: Surroundings, place: Place): number {
  if (around.taskClass.intensity < 4) return 0
  return blocksBeside(around, place).filter((block) => around.intensityOf(block) >= 4).length
}

/** Whether an hour or more lies between the period and the next: what follows it is another part of the day. */
function isBreakAfter(state: ScheduleState, period: number): boolean {
  const hour = 60
  return clockAt(state, period + 1, 'start') - clockAt(state, period, 'end') >= hour
}

function clockAt(state: ScheduleState, period: number, edge: 'start' | 'end'): number {
  const row = state.window.periods[period - 1]
  return row === undefined ? 0 : minutesOf(row[edge])
}
