// Builds the vertical axis of a day: periods and the breaks between them, gently in proportion to true clock time.
import { minutesOf } from '../schedule/calendar.ts'
import { isBesideRows, type Place } from '../schedule/place.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Period } from '../schedule/term.ts'

/** A stretch of the day; `top` and `height` are shares of the axis, minutes count from midnight. */
export type AxisRow = {
  /** Period number, or null for a break. */
  period: number | null
  start: number
  end: number
  top: number
  height: number
}

export type WeekAxis = {
  rows: readonly AxisRow[]
  /** Height of the whole axis in rows of ordinary length. */
  units: number
  /** Rows are so many that each is drawn half as high. */
  isDense: boolean
}

/** Where a block is drawn, in shares of the axis. */
export type Box = { top: number; height: number }

/** How far a period's height follows its length: 0 would draw all alike, 1 true to the minute. */
const proportion = 0.35
/** Breaks of up to this many minutes are a hairline only. */
const hairlineBreak = 5
const tallestBreak = 0.36
/** More rows than this are drawn low. */
const mostHighRows = 16
/** A break in which something is held shows a line of words, whatever the height of a row. */
const besideHeight = (isDense: boolean): number => (isDense ? 1.05 : 0.62)
/** What is left of it, to tell by how late it is. */
const besideGap = 0.06
/** No block is drawn lower than this share of an ordinary row. */
const lowestBlock = (isDense: boolean): number => (isDense ? 0.75 : 0.4)

/** `beside` are the times of what lies beside the rows: a break has room for it, before and after them too. */
export function buildAxis(periods: readonly Period[], beside: readonly Period[] = []): WeekAxis {
  const lengths = periods.map(({ start, end }) => minutesOf(end) - minutesOf(start))
  const ordinary = lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? 45
  const isDense = periods.length > mostHighRows
  const stretches: Omit<AxisRow, 'top'>[] = []
  const held = beside.map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
  const addBreak = (start: number, end: number) => {
    const isHeld = held.some((one) => one.start < end && start < one.end)
    const height = isHeld ? besideHeight(isDense) : breakHeight(end - start, ordinary)
    stretches.push({ period: null, start, end, height })
  }
  const from = minutesOf(periods[0]?.start ?? '24:00')
  const early = held.filter(({ start }) => start < from).map(({ start }) => start)
  let previousEnd: number | null = early.length === 0 ? null : Math.min(...early)
  for (const [index, period] of periods.entries()) {
    const start = minutesOf(period.start)
    const end = minutesOf(period.end)
    if (previousEnd !== null && start > previousEnd) addBreak(previousEnd, start)
    const height = 1 - proportion + proportion * Math.min((end - start) / ordinary, 3)
    stretches.push({ period: index + 1, start, end, height })
    previousEnd = end
  }
  const late = Math.max(...held.map(({ end }) => end), 0)
  if (previousEnd !== null && late > previousEnd) addBreak(previousEnd, late)
  const units = stretches.reduce((sum, { height }) => sum + height, 0)
  let top = 0
  const rows = stretches.map(({ period, start, end, height }) => {
    const row = { period, start, end, top, height: height / units }
    top += row.height
    return row
  })
  return { rows, units, isDense }
}

/** The axis of a term: the same in each of its weeks. */
export function axisOf({ window, tasks }: ScheduleState): WeekAxis {
  return buildAxis(window.periods, besideTimes(tasks))
}

/** The times of what lies beside the rows. */
export function besideTimes(tasks: ScheduleState['tasks']): Period[] {
  return tasks.flatMap((task) =>
    task.kind === 'event' && isBesideRows(task.place) && task.clock !== null ? [task.clock] : [],
  )
}

/** Where a minute of the day lies on the axis, 0 to 1; minutes outside the day lie on its edges. */
export function axisPosition(axis: WeekAxis, minute: number): number {
  for (const row of axis.rows) {
    if (minute < row.start) return row.top
    if (minute < row.end)
      return row.top + (row.height * (minute - row.start)) / (row.end - row.start)
  }
  return 1
}

/** The box of whole periods, or of true clock times where they differ from the periods'. */
export function blockBox(
  axis: WeekAxis,
  place: Pick<Place, 'start' | 'end'>,
  clock: { start: string; end: string } | null,
): Box {
  if (clock !== null && isBesideRows(place)) {
    const above = axis.rows.find((row) => row.period === place.end)
    const below = axis.rows.find((row) => row.period === place.start)
    const [from, to] = [above === undefined ? 0 : above.top + above.height, below?.top ?? 1]
    const height = Math.min((besideHeight(axis.isDense) - besideGap) / axis.units, to - from)
    const top = Math.min(axisPosition(axis, minutesOf(clock.start)), to - height)
    return { top: Math.max(from, top), height }
  }
  if (clock !== null) {
    const top = axisPosition(axis, minutesOf(clock.start))
    const height = axisPosition(axis, minutesOf(clock.end)) - top
    return raise({ top, height }, lowestBlock(axis.isDense) / axis.units)
  }
  const first = axis.rows.find((row) => row.period === place.start)
  const last = axis.rows.find((row) => row.period === place.end)
  if (first === undefined || last === undefined) return { top: 0, height: 0 }
  return { top: first.top, height: last.top + last.height - first.top }
}

/** What a block is called where it is drawn: beside the rows no row says when it is. */
export function titleAt(
  title: string,
  place: Pick<Place, 'start' | 'end'>,
  clock: { start: string } | null | undefined,
): string {
  return clock != null && isBesideRows(place) ? `${title} ${clock.start}` : title
}

function raise(box: Box, least: number): Box {
  if (box.height >= least) return box
  return { top: Math.min(box.top, 1 - least), height: least }
}

function breakHeight(minutes: number, ordinary: number): number {
  if (minutes <= hairlineBreak) return 0
  return Math.min(tallestBreak, 0.06 + minutes / (ordinary * 5))
}
