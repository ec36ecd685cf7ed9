// What the fields of a card's form offer: days and starts that can still be meant, and blocks that can still move.
import type { Language } from '../../../../shared/language.ts'
import { hasBegun } from '../../../../shared/schedule/legality.ts'
import { comparePlaces } from '../../../../shared/schedule/place.ts'
import {
  findTask,
  type Moment,
  type ScheduleState,
  type Window,
} from '../../../../shared/schedule/state.ts'
import { isPlacedItem, markOf } from '../../../../shared/schedule/task.ts'
import { sayDay } from '../../../../shared/time/say/say-date.ts'
import { sayPlace } from '../../../../shared/words/schedule/say-place.ts'

export type FieldChoice = { value: number; label: string }

/** By week; from `firstDay` on, and the present one wherever it lies. */
export function listDays(
  { days }: Window,
  { present, firstDay }: { present: number; firstDay: number },
  say: (day: number) => string,
): { week: number; days: FieldChoice[] }[] {
  const weeks = new Map<number, FieldChoice[]>()
  for (const [index, { week }] of days.entries()) {
    const value = index + 1
    if (value < firstDay && value !== present) continue
    const list = weeks.get(week) ?? []
    list.push({ value, label: say(value) })
    weeks.set(week, list)
  }
  return [...weeks].map(([week, list]) => ({ week, days: list }))
}

/** Every period at which so many still fit into the day. */
export function listStarts(window: Window, duration: number): FieldChoice[] {
  const last = window.periods.length - duration + 1
  return Array.from({ length: Math.max(0, last) }, (_, index) => {
    const run = { start: index + 1, end: index + duration }
    const periods = duration === 1 ? `${run.start}` : `${run.start}–${run.end}`
    return { value: run.start, label: `${periods} · ${window.periods[run.start - 1]?.start ?? ''}` }
  })
}

/** Study blocks that are neither fixed nor over, in time order, and the present one whatever it is. */
export function listBlocks(
  state: ScheduleState,
  { present, now }: { present: number; now: Moment },
  language: Language,
): FieldChoice[] {
  const placed = state.tasks
    .filter(isPlacedItem)
    .filter(
      (item) =>
        item.id === present || (!item.locked && !hasBegun(item, now) && markOf(item) === null),
    )
    .toSorted((a, b) => comparePlaces(a.place, b.place) || a.id - b.id)
    .map(({ id, title, place }) => ({
      value: id,
      label: `${title} · ${sayPlace(state.window, place, language, 'brief')}`,
    }))
  const isListed = placed.some(({ value }) => value === present)
  const title = findTask(state, present)?.title
  return isListed || title === undefined ? placed : [{ value: present, label: title }, ...placed]
}

/** How long a task is; 1 for what is not there. */
export function durationOf(state: ScheduleState, id: number): number {
  const task = findTask(state, id)
  if (task === undefined) return 1
  return task.kind === 'item' ? task.duration : task.place.end - task.place.start + 1
}

export function sayDayIn(window: Window, language: Language): (day: number) => string {
  return (day) => sayDay(window, day, language)
}
