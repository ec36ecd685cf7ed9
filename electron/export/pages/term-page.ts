// Draws the overview of a term on one page: a row for each week with the study of its days, exams and deadlines by name, and beside it all of them with the courses.
import { sayDateRun, sayYearRun } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { weekdaysFrom } from '../../../shared/time/week-start.ts'
import type { DrawnDay } from '../../../shared/timetable/drawn-days.ts'
import { termWeeks, type TermDay } from '../../../shared/term/term-figures.ts'
import { drawDayCell, drawLoadBar } from './day-cell.ts'
import { drawLegend, type LegendEntry } from './legend.ts'
import type { PageContext } from './page-context.ts'
import { bodyOf, drawHeading } from './page-frame.ts'
import { box, strokes, type Area, type Page, type Shape, sheetOf } from './page.ts'
import { setLine } from './set-text.ts'
import { drawSide, hasSide, sideWidth } from './term-side.ts'
import { daysOfWeek, summarise } from './week-page.ts'

const headWidth = 74
const sideGap = 14
const weekdayHeight = 15
const tallestRow = 62

/** `weeks` are those of the chosen days. */
export function drawTermPage(context: PageContext, weeks: readonly number[]): Page {
  const { input, words } = context
  const sheet = sheetOf(input.paper, 'across')
  const whole = bodyOf(sheet)
  const beside = hasSide(context) ? sideWidth + sideGap : 0
  const body = { ...whole, width: whole.width - beside }
  const legend = drawLegend(context, loadLegend(context), { ...body, height: body.height - 3 })
  const area = { ...body, height: body.height - legend.height - 9 }
  const rowHeight = Math.min(tallestRow, (area.height - weekdayHeight) / weeks.length)
  const figures = figuresOf(context)
  const days = weeks.map((week) => daysOfWeek(context, week))
  const shapes = [
    ...drawHeading(context, sheet, {
      title: input.term.name === '' ? words.overview : input.term.name,
      dates: sayTermDates(context, days.flat()),
      name: input.term.name === '' ? '' : words.overview,
      summary: summarise(context, [...context.tasks.values()].flat()),
    }),
    ...drawWeekdays(context, area),
    ...days.flatMap((row, index) => {
      const y = area.y + weekdayHeight + index * rowHeight
      return drawWeekRow(context, row, { ...area, y, height: rowHeight }, figures)
    }),
    ...legend.shapes,
    ...(beside === 0 ? [] : drawSide(context, sideArea(whole))),
  ]
  return { width: sheet.width, height: sheet.height, title: words.overview, shapes }
}

function sideArea(body: Area): Area {
  return { ...body, x: body.x + body.width - sideWidth, width: sideWidth, height: body.height - 3 }
}

/** Of the tasks that are drawn; the deadlines are those of the work that has a task among them. */
function figuresOf({ input, ids }: PageContext): Map<string, TermDay> {
  const { state, term, targets, weekStart, taskIds } = input
  const works = new Set(
    state.tasks.flatMap((task) =>
      task.kind === 'item' && (taskIds === null || ids.has(task.id)) ? [task.classId] : [],
    ),
  )
  const shown = {
    ...state,
    tasks: state.tasks.filter((task) => ids.has(task.id) || task.place === null),
    taskClasses: state.taskClasses.filter(({ id }) => works.has(id)),
  }
  const weeks = termWeeks(shown, term, targets, weekStart)
  return new Map(weeks.flatMap(({ days }) => days.map((day) => [day.date, day])))
}

function sayTermDates({ input }: PageContext, days: readonly DrawnDay[]): string {
  const within = days.filter(({ isInTerm }) => isInTerm)
  return sayYearRun(within[0]?.date ?? '', within.at(-1)?.date ?? '', input.language)
}

function drawWeekdays({ faces, input }: PageContext, area: Area): Shape[] {
  const look = { size: 8.4, weight: 'bold', colour: 'ink-quiet' } as const
  return weekdaysFrom(input.weekStart).flatMap((weekday, index) => {
    const cell = cellAt(area, index)
    const name = weekdayName(weekday, input.language, 'short')
    return setLine(faces, name, { x: cell.x + 4, y: area.y, width: cell.width - 6 }, look)
  })
}

function cellAt(row: Area, index: number): Area {
  const width = (row.width - headWidth) / 7
  return { ...row, x: row.x + headWidth + index * width, width }
}

function drawWeekRow(
  context: PageContext,
  days: readonly DrawnDay[],
  row: Area,
  figures: ReadonlyMap<string, TermDay>,
): Shape[] {
  const minutes = days.reduce((sum, { date }) => sum + (figures.get(date)?.minutes ?? 0), 0)
  const end = row.x + row.width
  return [
    strokes(
      [
        [
          [row.x, row.y],
          [end, row.y],
        ],
      ],
      { colour: 'hairline-strong', width: 0.5 },
    ),
    ...drawWeekHead(context, days, { ...row, width: headWidth }, minutes),
    ...days.flatMap((day, index) => {
      const cell = cellAt(row, index)
      const figure = figures.get(day.date)
      return figure === undefined
        ? [box({ ...cell, y: row.y + 0.25 }, { fill: 'paper-sunk' })]
        : drawDayCell(context, figure, cell)
    }),
  ]
}

function drawWeekHead(
  { faces, input, words }: PageContext,
  days: readonly DrawnDay[],
  area: Area,
  minutes: number,
): Shape[] {
  const monday = days.find(({ weekday }) => weekday === 1)
  const week = Math.floor(((monday?.day ?? 1) - 1) / 7) + 1
  const size = Math.min(8.4, area.height / 1.4)
  const x = area.x
  const y = area.y + Math.min(2.4, area.height * 0.08)
  const title = setLine(
    faces,
    words.week(week),
    { x, y, width: area.width - 4 },
    { size, weight: 'bold' },
  )
  const dates = sayDateRun(days[0]?.date ?? '', days.at(-1)?.date ?? '', input.language)
  const small = { size: Math.min(6.8, size), colour: 'ink-quiet' } as const
  const hours = minutes === 0 ? '' : sayDuration(minutes, input.language)
  const second = y + size * 1.3
  const third = second + small.size * 1.3
  const room = area.y + area.height
  return [
    ...title,
    ...(second + small.size * 1.3 > room
      ? []
      : setLine(faces, dates, { x, y: second, width: area.width - 4 }, small)),
    ...(third + small.size * 1.3 > room
      ? []
      : setLine(
          faces,
          hours,
          { x, y: third, width: area.width - 4 },
          { ...small, weight: 'bold' },
        )),
  ]
}

function loadLegend({ input, words }: PageContext): LegendEntry[] {
  const target = words.loadMarks.target(sayDuration(input.target, input.language))
  return [
    { name: words.loadMarks.study, sign: (area) => drawLoadBar(area, 0.8, 1) },
    { name: target, sign: (area) => drawLoadBar(area, 0, 1) },
    {
      name: words.loadMarks.lessons,
      sign: (area) => [box({ ...area, y: area.y + 2.6, height: 1.6 }, { fill: 'ink-faint' })],
    },
  ]
}
