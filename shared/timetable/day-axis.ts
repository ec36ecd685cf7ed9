// Builds the vertical axis of a day: periods and the breaks between them, gently in proportion to true clock time.
import { minutesOf } from '../schedule/calendar.ts'
import type { Place } from '../schedule/place.ts'
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
}

/** Where a block is drawn, in shares of the axis. */
export type Box = { top: number; height: number }

/** How far a period's height follows its length: 0 would draw all alike, 1 true to the minute. */
const proportion = 0.35
/** Breaks of up to this many minutes are a hairline only. */
const hairlineBreak = 5
const tallestBreak = 0.36
/** No block is drawn lower than this share of an ordinary row. */
const lowestBlock = 0.4

export function buildAxis(periods: readonly Period[]): WeekAxis {
  const lengths = periods.map(({ start, end }) => minutesOf(end) - minutesOf(start))
  const ordinary = lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? 45
  const stretches: Omit<AxisRow, 'top'>[] = []
  let previousEnd: number | null = null
  for (const [index, period] of periods.entries()) {
    const start = minutesOf(period.start)
    const end = minutesOf(period.end)
    if (previousEnd !== null && start > previousEnd) {
      const height = breakHeight(start - previousEnd, ordinary)
      stretches.push({ period: null, start: previousEnd, end: start, height })
    }
    const height = 1 - proportion + proportion * Math.min((end - start) / ordinary, 3)
    stretches.push({ period: index + 1, start, end, height })
    previousEnd = end
  }
  const units = stretches.reduce((sum, { height }) => sum + height, 0)
  let top = 0
  const rows = stretches.map(({ period, start, end, height }) => {
    const row = { period, start, end, top, height: height / units }
    top += row.height
    return row
  })
  return { rows, units }
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
  if (clock !== null) {
    const top = axisPosition(axis, minutesOf(clock.start))
    const height = axisPosition(axis, minutesOf(clock.end)) - top
    return raise({ top, height }, lowestBlock / axis.units)
  }
  const first = axis.rows.find((row) => row.period === place.start)
  const last = axis.rows.find((row) => row.period === place.end)
  if (first === undefined || last === undefined) return { top: 0, height: 0 }
  return { top: first.top, height: last.top + last.height - first.top }
}

function raise(box: Box, least: number): Box {
  if (box.height >= least) return box
  return { top: Math.min(box.top, 1 - least), height: least }
}

function breakHeight(minutes: number, ordinary: number): number {
  if (minutes <= hairlineBreak) return 0
  return Math.min(tallestBreak, 0.06 + minutes / (ordinary * 5))
}
