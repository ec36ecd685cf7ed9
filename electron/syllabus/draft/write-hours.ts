// Writes the hours of the course that are taken: its meetings and office hours week by week, and the days on which it does not meet.
import {
  addDays,
  besideRows,
  dateToDay,
  minutesOf,
  periodsCovering,
} from '../../../shared/schedule/calendar.ts'
import type { DraftEntry } from './draft-input.ts'
import type { PlanBoard } from './plan-board.ts'
import { lessonsOf } from './resolve-when.ts'

/** From the day of the line on to the end of the term; where something else stands, that stays. */
export function writeWeekly(board: PlanBoard, entry: DraftEntry): void {
  const { line } = entry
  const { window } = board.input.state
  if (line.date === null || line.start === null || line.end === null) return
  const [from, to] = [minutesOf(line.start), minutesOf(line.end)]
  const rows = periodsCovering(window.periods, from, to) ?? besideRows(window.periods, from)
  const series = board.nextSeries()
  const [first, last] = [window.periods[rows.start - 1], window.periods[rows.end - 1]]
  const isWhole = first?.start === line.start && last?.end === line.end
  const clock = isWhole ? null : { start: line.start, end: line.end }
  for (let date = line.date; ; date = addDays(date, 7)) {
    const day = dateToDay(window, date)
    if (day === null) return
    const place = { day, ...rows }
    const isLesson = line.kind === 'meeting'
    const event = {
      kind: 'event' as const,
      id: board.nextTask(),
      series,
      title: isLesson ? board.input.course : line.title.slice(0, 120).toWellFormed(),
      course: board.input.course,
      eventKind: isLesson ? ('class' as const) : ('personal' as const),
      location: (line.title.split(', ')[1] ?? '').slice(0, 120).toWellFormed(),
      place,
      clock,
      locked: true,
      hosts: false,
      guestIds: [],
    }
    if (board.change({ added: [event] }) === null) continue
    board.cite('task', event.id, entry)
    board.counts.events += 1
  }
}

export function writeDayOff(board: PlanBoard, { line }: DraftEntry): void {
  const lessons = lessonsOf(board.state(), board.input.course).filter(
    ({ date }) => line.date !== null && date >= (line.from ?? line.date) && date <= line.date,
  )
  board.change({ removed: lessons.map(({ event }) => event) })
}
