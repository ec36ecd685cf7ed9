// The grid of a week on paper: a column for each day, rows with true clock times, and where in it a task lies.
import { noteOfDay } from '../formats/export-range.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { axisOf, blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'
import type { DrawnDay } from '../../../shared/timetable/drawn-days.ts'
import { isBesideRows } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { sayColumnDate } from '../../../shared/time/say/say-date.ts'
import { isChosen, type PageContext } from './page-context.ts'
import { box, strokes, type Area, type Shape } from './page.ts'
import { stripe } from './pattern.ts'
import { rightOf, setLine, setLineRight, setLines } from './set-text.ts'
import type { PlacedTask } from '../../../shared/schedule/task.ts'
import { clockStep } from '../../../shared/words/schedule/say-length.ts'

export type WeekGrid = {
  axis: WeekAxis
  times: Area
  /** One for each day of the week, below its heading. */
  columns: Area[]
  headings: Area[]
}

const timesWidth = 44
const headingHeight = 27
/** Points; a term of few periods leaves the rest of the page white. */
const tallestRow = 92

/** Points: a block that is shorter by the clock still shows its name. */
const leastBlock = 11

/** `shares` are the widths of the days among one another. */
export function layOutGrid(state: ScheduleState, area: Area, shares: readonly number[]): WeekGrid {
  const axis = axisOf(state)
  const height = Math.min(area.height - headingHeight, axis.units * tallestRow)
  const top = area.y + headingHeight
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = area.x + timesWidth
  const columns = shares.map((share) => {
    const width = ((area.width - timesWidth) * share) / whole
    const column = { x, y: top, width, height }
    x += width
    return column
  })
  return {
    axis,
    times: { x: area.x, y: top, width: timesWidth, height },
    columns,
    headings: columns.map(({ x: left, width }) => ({
      x: left,
      y: area.y,
      width,
      height: headingHeight,
    })),
  }
}

/** Where a task lies in its column: never outside its own periods. */
export function areaOfTask({ axis }: WeekGrid, column: Area, task: PlacedTask): Area {
  const clock = task.kind === 'event' ? task.clock : null
  const rows = blockBox(axis, task.place, isBesideRows(task.place) ? clock : null)
  const drawn =
    clock === null || clock.end <= clock.start ? rows : blockBox(axis, task.place, clock)
  const height = Math.min(Math.max(drawn.height, leastBlock / column.height), rows.height)
  const top = Math.min(Math.max(drawn.top, rows.top), rows.top + rows.height - height)
  return {
    x: column.x + 1.6,
    y: column.y + top * column.height + 0.9,
    width: column.width - 3.2,
    height: Math.max(1, height * column.height - 1.8),
  }
}

/** Rows, breaks and times; the lines of the grid lie under everything else. */
export function drawRows(
  { faces, input }: PageContext,
  { axis, times, columns }: WeekGrid,
): Shape[] {
  const isNumbered = clockStep(input.state.window) === null
  const right = columns.reduce((most, { x, width }) => Math.max(most, x + width), times.x)
  const at = (share: number) => times.y + share * times.height
  const background = { x: times.x + times.width, width: right - times.x - times.width }
  const breaks = axis.rows
    .filter(({ period }) => period === null)
    .map(({ top, height }) =>
      box({ ...background, y: at(top), height: height * times.height }, { fill: 'paper-sunk' }),
    )
  const heights = new Set(
    axis.rows.flatMap(({ period, top, height }) => (period === null ? [] : [top, top + height])),
  )
  const lines = [...heights].map((share) => [
    [times.x, at(share)] as const,
    [right, at(share)] as const,
  ])
  return [
    ...breaks,
    strokes(lines, { colour: 'hairline', width: 0.5 }),
    strokes(
      columns.map(({ x, y, height }) => [
        [x, y - headingHeight + 4] as const,
        [x, y + height] as const,
      ]),
      { colour: 'hairline-strong', width: 0.5 },
    ),
    ...axis.rows.flatMap((row) => {
      if (row.period === null) return []
      const area = { ...times, y: at(row.top), height: row.height * times.height }
      return drawPeriod(faces, isNumbered ? `${row.period}` : '', area, row)
    }),
  ]
}

function drawPeriod(
  faces: PageContext['faces'],
  number: string,
  area: Area,
  { start, end }: { start: number; end: number },
): Shape[] {
  const size = Math.min(7, area.height / 1.3)
  const right = area.x + area.width - 5
  const y = area.y + 1
  const name = setLine(
    faces,
    number,
    { x: area.x, y },
    { size: size + 0.6, weight: 'bold', colour: 'ink-quiet' },
  )
  const from = setLineRight(faces, clockOf(start), { right, y }, { size, colour: 'ink' })
  const hasRoom = area.height >= 2.7 * size
  const until = setLineRight(
    faces,
    clockOf(end),
    { right, y: area.y + area.height - size * 1.35 },
    { size, colour: 'ink-quiet' },
  )
  return [...name, ...from, ...(hasRoom ? until : [])]
}

/** The weekday and date above the column, and what is unusual about the day. */
export function drawDayHeading(context: PageContext, day: DrawnDay, area: Area): Shape[] {
  const { faces, input } = context
  const isThere = day.isInTerm && isChosen(input, day.date)
  const colour = isThere ? 'ink' : 'ink-faint'
  const x = area.x + 4
  const weekday = setLine(
    faces,
    weekdayName(day.weekday, input.language, 'short'),
    { x, y: area.y, width: area.width - 6 },
    { size: 9.2, weight: 'bold', colour },
  )
  const after = rightOf(weekday, x) + 4
  const date = setLine(
    faces,
    sayColumnDate(day.date, input.language),
    { x: after, y: area.y, width: area.x + area.width - after },
    { size: 9.2, colour: isThere ? 'ink-quiet' : 'ink-faint' },
  )
  const note = isThere ? noteOfDay(context.input, day.date) : ''
  const below = { x, y: area.y + 12.4, width: area.width - 6, height: 9 }
  return [
    ...weekday,
    ...date,
    ...setLines(faces, note, below, { size: 6.6, weight: 'bold', colour: 'accent' }),
  ]
}

/** The background of a day: hatched faintly where there are no classes, sunk where it is not one of these pages. */
export function drawDayBackground({ input }: PageContext, day: DrawnDay, column: Area): Shape[] {
  if (!day.isInTerm || !isChosen(input, day.date)) return [box(column, { fill: 'paper-sunk' })]
  const override = input.term.overrides.find(({ date }) => date === day.date)
  if (override?.kind !== 'off') return []
  const area = { ...column, x: column.x + 0.5, width: column.width - 1 }
  const lines = stripe(area, { slope: 0.5, width: 0.4, gap: 9 })
  return [strokes(lines, { colour: 'hairline', width: 0.5 })]
}
