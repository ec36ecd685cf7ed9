// How much study is left, in sessions, periods and hours of the term's own period table.
import { hasBegun } from '../../../../../shared/schedule/legality.ts'
import { minutesOf } from '../../../../../shared/schedule/calendar.ts'
import { placeLength, type Place } from '../../../../../shared/schedule/place.ts'
import type { Moment, Window } from '../../../../../shared/schedule/state.ts'
import type { Speech } from './speech.ts'

type Load = { sessions: number; periods: number; minutes: number }

export function sayWorkload(
  classIds: number[] | null,
  now: Moment,
  { state, language }: Speech,
): string {
  const { window } = state
  const items = state.tasks.flatMap((task) =>
    task.kind === 'item' && (classIds?.includes(task.classId) ?? true) ? [task] : [],
  )
  const lengths = window.periods.map((_, index) => minutesIn(window, index + 1, index + 1))
  const average = lengths.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, lengths.length)
  const open = items.filter(({ place }) => place === null)
  const places = items.flatMap(({ place }) =>
    place === null || hasBegun(place, now) ? [] : [place],
  )
  const openPeriods = open.reduce((sum, { duration }) => sum + duration, 0)
  const loads: [open: Load, planned: Load] = [
    { sessions: open.length, periods: openPeriods, minutes: openPeriods * average },
    {
      sessions: places.length,
      periods: places.reduce((sum, place) => sum + placeLength(place), 0),
      minutes: places.reduce((sum, place) => sum + minutesOfPlace(window, place), 0),
    },
  ]
  const [first, second] = loads.map((load) => sayLoad(load, language === 'zh'))
  return language === 'zh'
    ? `待安排：${first}。已排好、还没开始：${second}。`
    : `Still open: ${first}. Planned ahead: ${second}.`
}

function sayLoad({ sessions, periods, minutes }: Load, isChinese: boolean): string {
  const hours = Math.round(minutes / 30) / 2
  if (isChinese)
    return sessions === 0 ? '没有' : `${sessions} 次，${periods} 节（约 ${hours} 小时）`
  if (sessions === 0) return 'nothing'
  return `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${periods} ${periods === 1 ? 'period' : 'periods'} (about ${hours} ${hours === 1 ? 'hour' : 'hours'})`
}

function minutesOfPlace(window: Window, { start, end }: Place): number {
  return Array.from({ length: end - start + 1 }, (_, index) =>
    minutesIn(window, start + index, start + index),
  ).reduce((sum, minutes) => sum + minutes, 0)
}

function minutesIn({ periods }: Window, from: number, to: number): number {
  const [first, last] = [periods[from - 1], periods[to - 1]]
  return first === undefined || last === undefined
    ? 0
    : minutesOf(last.end) - minutesOf(first.start)
}
