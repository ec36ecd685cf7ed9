// Draws the agenda: the chosen days one below the other, with boxes to tick, on as many pages as they take.
import { sayYearRun } from '../../../shared/time/say/say-date.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import {
  agendaColumns,
  pendingRows,
  rowsOfDay,
  type AgendaColumns,
  type AgendaHeading,
  type AgendaRow,
} from './agenda-rows.ts'
import { isChosen, type PageContext } from './page-context.ts'
import { bodyOf, drawHeading } from './page-frame.ts'
import { strokes, type Page, type Shape, sheetOf, type Sheet } from './page.ts'
import { setLine, setLineRight } from './set-text.ts'
import { summarise } from './week-page.ts'

const columnsHeight = 13

type Filled = { shapes: Shape[]; dates: string[] }

export function drawAgendaPages(context: PageContext): Page[] {
  const { input, words } = context
  const sheet = sheetOf(input.paper, 'upright')
  const columns = agendaColumns(sheet.content)
  const rows = [
    ...input.state.window.days.flatMap(({ date, week, weekday }, index) =>
      isChosen(input, date)
        ? rowsOfDay(context, { day: index + 1, date, week, weekday }, columns)
        : [],
    ),
    ...pendingRows(context, pendingOf(context), columns),
  ]
  const filled = fillPages(rows, sheet)
  const pages: Filled[] = filled.length === 0 ? [drawNothing(context, sheet)] : filled
  return pages.map(({ shapes, dates }) => {
    const run = sayYearRun(dates[0] ?? input.from, dates.at(-1) ?? input.to, input.language)
    return {
      width: sheet.width,
      height: sheet.height,
      title: run,
      shapes: [
        ...drawHeading(context, sheet, {
          title: words.agenda,
          dates: run,
          name: input.term.name,
          summary: summarise(context, [...context.tasks.values()].flat()),
        }),
        ...(filled.length === 0 ? [] : drawColumnHeads(context, sheet, columns)),
        ...shapes,
      ],
    }
  })
}

/** Work without a place belongs to the term as a whole. */
function pendingOf({ input }: PageContext): ItemTask[] {
  const { state, taskIds, from, to } = input
  const wanted = taskIds === null ? null : new Set(taskIds)
  const isWhole =
    from <= (state.window.days[0]?.date ?? '') && to >= (state.window.days.at(-1)?.date ?? '')
  if (!isWhole) return []
  return state.tasks
    .filter((task) => task.kind === 'item')
    .filter(({ id, place }) => place === null && (wanted === null || wanted.has(id)))
}

function fillPages(rows: readonly AgendaRow[], sheet: Sheet): Filled[] {
  const body = bodyOf(sheet)
  const top = body.y + columnsHeight
  const bottom = body.y + body.height - 4
  const pages: Filled[] = []
  let y = Infinity
  let heading: AgendaHeading | null = null
  const put = (row: AgendaRow) => {
    pages.at(-1)?.shapes.push(...row.draw(y))
    y += row.height
  }
  for (const [index, row] of rows.entries()) {
    const next = row.heading === null ? undefined : rows[index + 1]
    const needed = row.height + (next?.heading === null ? next.height : 0)
    if (row.heading !== null) heading = row.heading
    if (y + needed > bottom) {
      pages.push({ shapes: [], dates: [] })
      y = top
      if (row.heading === null && heading !== null) put(heading.again)
    }
    if (heading?.date !== undefined && heading.date !== null) pages.at(-1)?.dates.push(heading.date)
    put(row)
  }
  return pages
}

function drawColumnHeads({ faces, words }: PageContext, sheet: Sheet, columns: AgendaColumns) {
  const { y } = bodyOf(sheet)
  const look = { size: 7.2, weight: 'bold', colour: 'ink-quiet' } as const
  const { time, what, course, minutes, place } = words.columns
  const end = columns.place.x + columns.place.width
  const minutesRight = columns.minutes.x + columns.minutes.width - 8
  return [
    ...setLine(faces, time, { ...columns.time, y }, look),
    ...setLine(faces, what, { ...columns.what, y, width: columns.what.width - 6 }, look),
    ...setLine(faces, course, { ...columns.course, y, width: columns.course.width - 6 }, look),
    ...setLineRight(faces, minutes, { right: minutesRight, y }, look),
    ...setLine(faces, place, { ...columns.place, y }, look),
    strokes(
      [
        [
          [columns.tick.x, y + columnsHeight - 2],
          [end, y + columnsHeight - 2],
        ],
      ],
      {
        colour: 'hairline-strong',
        width: 0.5,
      },
    ),
  ]
}

function drawNothing({ faces, words }: PageContext, sheet: Sheet): Filled {
  const { x, y } = bodyOf(sheet)
  return {
    shapes: setLine(faces, words.emptyRange, { x, y: y + 20 }, { size: 11, colour: 'ink-quiet' }),
    dates: [],
  }
}
