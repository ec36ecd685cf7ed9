// Chooses which study leaves days that are too full: the fewest blocks that make them clearly lighter, each to a lighter day.
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { placeLength } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { listAgainst } from '../acts/study-against-habits.ts'
import type { Ground } from '../ground.ts'
import type { Write } from '../resolve/intent.ts'
import { noLimits } from '../read/kept-free.ts'
import { nowhere } from '../words/task-words.ts'
import { relocateTasks, studyOn } from './relocate-tasks.ts'

/** Days on either side on which a place is looked for. */
const reach = 14

/** Blocks of a day that are tried in all their groups. */
const mostBlocks = 8

type Thinner = { write: Extract<Write, { kind: 'relocate' }> } | { stuck: number[] }

/** Null where no study lies on these days that could go; `stuck` is what lies there and finds no other place. */
export function thinOut(days: readonly number[], ground: Ground): Thinner | null {
  const { state, now } = ground
  const free = state.tasks
    .filter(isPlacedItem)
    .filter((item) => days.includes(item.place.day) && checkFreedom(item, now) === null)
  if (free.length === 0) return null
  const load = Math.max(...days.map((day) => studyOn(day, state)))
  const goal = goalOf(days, load, ground)
  const groups = groupsOf(free.slice(0, mostBlocks), days, goal, state)
  // Rather to days that are light anyway than to any that gets no fuller than this one was; to today last.
  const limits = [
    { most: goal, withToday: false },
    { most: load, withToday: false },
    { most: load, withToday: true },
  ]
  for (const some of [groups.filter(({ over }) => over === 0), groups])
    for (const limit of limits)
      for (const { group } of some) {
        const write = writeOf(group, days, limit, ground)
        if (goes(write, days, ground)) return { write }
      }
  return { stuck: free.map(({ id }) => id) }
}

/** Half of it, or what the other days of its week hold, where that is more; always less than now. */
function goalOf(days: readonly number[], load: number, { state, now }: Ground): number {
  const { window } = state
  const weeks = new Set(days.map((day) => window.days[day - 1]?.week))
  const others = window.days.flatMap(({ week }, index) =>
    weeks.has(week) && index + 1 >= now.day && !days.includes(index + 1) ? [index + 1] : [],
  )
  const all = others.reduce((sum, day) => sum + studyOn(day, state), 0)
  const mean = others.length === 0 ? 0 : all / others.length
  return Math.min(load - 1, Math.max(Math.floor(load / 2), Math.floor(mean)))
}

/** Those that leave each of the days at the goal, fewest first; then the single ones, of which each is better than none. */
function groupsOf(
  free: readonly PlacedItem[],
  days: readonly number[],
  goal: number,
  state: ScheduleState,
): { group: PlacedItem[]; over: number }[] {
  const groups = Array.from({ length: 2 ** free.length }, (_, bits) =>
    free.filter((_item, index) => ((bits >> index) & 1) === 1),
  )
  const leaves = (group: readonly PlacedItem[], day: number) =>
    group
      .filter(({ place }) => place.day === day)
      .reduce((left, { place }) => left - placeLength(place), studyOn(day, state))
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({
      group,
      over: days.reduce((sum, day) => sum + Math.max(0, leaves(group, day) - goal), 0),
    }))
    .toSorted((a, b) => a.over - b.over || a.group.length - b.group.length)
}

function writeOf(
  group: readonly PlacedItem[],
  days: readonly number[],
  { most, withToday }: { most: number; withToday: boolean },
  { state, now, preferences }: Ground,
): Extract<Write, { kind: 'relocate' }> {
  const isClosed = (day: number, weekday: number) =>
    days.includes(day) ||
    preferences.protectedWeekdays.includes(weekday) ||
    (!withToday && day === now.day)
  const closed = state.window.days.flatMap(({ weekday, date }, index) =>
    isClosed(index + 1, weekday) ? [date] : [],
  )
  return {
    kind: 'relocate',
    taskIds: group.map(({ id }) => id),
    target: nowhere,
    avoid: noLimits,
    avoidDates: closed,
    most,
  }
}

/** Whether all of them find a place nearby, and none against the habits. */
function goes(
  write: Extract<Write, { kind: 'relocate' }>,
  [first = 1]: readonly number[],
  { state, now, preferences }: Ground,
): boolean {
  const { moves, stuck } = relocateTasks(state, write, now)
  if (stuck.length > 0 || moves.length === 0) return false
  const edited = applyEdit(state, { kind: 'batch-move', moves }, now)
  if (!edited.ok) return false
  const moved = new Set(moves.map(({ task }) => task))
  return (
    moves.every(({ day }) => Math.abs(day - first) <= reach) &&
    listAgainst(edited.value.state, now, preferences).every(({ id }) => !moved.has(id))
  )
}
