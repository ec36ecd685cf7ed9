// Draws the page of one week: its days side by side, read one after the other, with the legend of what they hold.
import { sayYearRun } from '../../../shared/time/say/say-date.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { markOf, type PlacedTask } from '../../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { firstDayOfWeek, weekdaysFrom } from '../../../shared/time/week-start.ts'
import { drawnDays, type DrawnDay } from '../../../shared/timetable/drawn-days.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { drawBlock } from './draw-block.ts'
import { drawLegend, legendOf } from './legend.ts'
import type { PageContext } from './page-context.ts'
import { bodyOf, drawHeading } from './page-frame.ts'
import { type Area, type Page, type Shape, sheetOf } from './page.ts'
import {
  areaOfTask,
  drawDayBackground,
  drawDayHeading,
  drawRows,
  layOutGrid,
  type WeekGrid,
} from './week-grid.ts'

/** The width of a Saturday or Sunday without anything beside that of another day. */
const emptyDayShare = 0.5
const hostStrip = 11.4
const leastGuest = 9

/** `weeks` are those that are drawn together: their columns are of one width. */
export function drawWeekPage(context: PageContext, week: number, weeks: readonly number[]): Page {
  const { input, words } = context
  const sheet = sheetOf(input.paper, 'across')
  const days = daysOfWeek(context, week)
  const tasks = days.flatMap(({ day }) => context.tasks.get(day) ?? [])
  const body = bodyOf(sheet)
  const legend = drawLegend(context, legendOf(context, tasks), { ...body, height: body.height - 3 })
  const area = { ...body, height: body.height - legend.height - 9 }
  const grid = layOutGrid(input.state, area, widthsOfDays(context, weeks))
  const shapes = [
    ...drawHeading(context, sheet, {
      title: words.week(week),
      dates: sayYearRun(days[0]?.date ?? '', days.at(-1)?.date ?? '', input.language),
      name: input.term.name,
      summary: tasks.length === 0 ? words.emptyWeek : summarise(context, tasks),
    }),
    ...days.flatMap((day, index) => drawDayBackground(context, day, columnAt(grid, index))),
    ...drawRows(context, grid),
    ...days.flatMap((day, index) => drawDay(context, grid, day, index)),
    ...legend.shapes,
  ]
  return { width: sheet.width, height: sheet.height, title: words.week(week), shapes }
}

export function daysOfWeek({ input }: PageContext, week: number): DrawnDay[] {
  return drawnDays(input.term, input.state.window, firstDayOfWeek(week, input.weekStart))
}

/** Study of these tasks in words. */
export function summarise({ input, words }: PageContext, tasks: readonly PlacedTask[]): string {
  const study = tasks.filter((task) => task.kind === 'item')
  if (study.length === 0) return words.noSessions
  const minutes = study.reduce((sum, { place }) => sum + minutesOf(input, place), 0)
  const done = study.filter((task) => markOf(task)?.outcome === 'done').length
  const said = words.sessions(study.length, sayDuration(minutes, input.language))
  return done === 0 ? said : `${said}·${words.done(done)}`
}

function minutesOf({ state }: PageContext['input'], place: Place): number {
  return minutesOfPlace(state.window, place)
}

/** A weekend on which nothing lies in any of the weeks leaves its room to the other days. */
function widthsOfDays(context: PageContext, weeks: readonly number[]): number[] {
  const days = weeks.flatMap((week) => daysOfWeek(context, week))
  return weekdaysFrom(context.input.weekStart).map((weekday) => {
    const isFree = days.every(
      (day) => day.weekday !== weekday || (context.tasks.get(day.day) ?? []).length === 0,
    )
    return weekday >= 6 && isFree ? emptyDayShare : 1
  })
}

function columnAt({ columns }: WeekGrid, index: number): Area {
  return columns[index] ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** The day's heading, then its blocks in the order of time. */
function drawDay(context: PageContext, grid: WeekGrid, day: DrawnDay, index: number): Shape[] {
  const column = columnAt(grid, index)
  const heading = grid.headings[index] ?? column
  const tasks = context.tasks.get(day.day) ?? []
  const areas = new Map(tasks.map((task) => [task.id, areaOfTask(grid, column, task)]))
  const guests = tasks.filter((task) => isGuestHere(context, task))
  return [
    ...drawDayHeading(context, day, heading),
    ...tasks.flatMap((task) => {
      const area = areas.get(task.id) ?? column
      if (guests.includes(task)) return drawGuest(context, task, area, areas)
      const own = guests.filter((guest) => guest.kind === 'item' && guest.hostId === task.id)
      if (own.length === 0) return drawBlock(context, task, area)
      return drawBlock(context, task, area, wordsOfHost(area, own, areas))
    }),
  ]
}

function isGuestHere({ ids }: PageContext, task: PlacedTask): boolean {
  return task.kind === 'item' && task.hostId !== null && ids.has(task.hostId)
}

/** What of a host stays above its guests; where that is too little, its left half. */
function wordsOfHost(
  area: Area,
  guests: readonly PlacedTask[],
  areas: ReadonlyMap<number, Area>,
): Area {
  if (guests.some(({ id }) => isBeside(area, areas.get(id) ?? area)))
    return { ...area, width: area.width / 2 }
  const top = Math.min(...guests.map(({ id }) => areas.get(id)?.y ?? area.y))
  return { ...area, height: Math.max(hostStrip, top - area.y) }
}

/** A guest lies below its host's name, or beside it where the host is too low for both. */
function drawGuest(
  context: PageContext,
  task: PlacedTask,
  area: Area,
  areas: ReadonlyMap<number, Area>,
): Shape[] {
  const host = areas.get((task.kind === 'item' ? task.hostId : null) ?? 0) ?? area
  const siblings = [...(context.tasks.get(task.place.day) ?? [])].filter(
    (other) => other.kind === 'item' && task.kind === 'item' && other.hostId === task.hostId,
  )
  const isSplit = siblings.some(({ id }) => isBeside(host, areas.get(id) ?? area))
  if (isSplit) {
    const half = { ...area, x: host.x + host.width / 2, width: host.width / 2 - 1.4 }
    return drawBlock(context, task, {
      ...half,
      y: area.y + 1,
      height: Math.max(1, area.height - 2),
    })
  }
  const top = Math.max(area.y, host.y + hostStrip)
  const bottom = area.y + area.height - 1.4
  return drawBlock(context, task, {
    x: area.x + 6.4,
    width: area.width - 8,
    y: top,
    height: bottom - top,
  })
}

function isBeside(host: Area, guest: Area): boolean {
  return guest.y + guest.height - 1.4 - Math.max(guest.y, host.y + hostStrip) < leastGuest
}
