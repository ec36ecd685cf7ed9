// Taken lines as records: an exam in the week, its preparation, work up to a deadline, and the work of a week.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import {
  clockOf,
  dateToDay,
  minutesOf,
  besideRows,
  periodsCovering,
} from '../../../shared/schedule/calendar.ts'
import { isExam } from '../../../shared/timetable/exams.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { plainClass } from '../../../shared/schedule/work/upsert-class.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { pendingItem, type EventTask, type ItemTask } from '../../../shared/schedule/task.ts'
import { givesWayToExam } from '../../../shared/timetable/dropped-events.ts'
import { subjectTypeOf } from '../../timetable/feed/subject-type.ts'
import { lessonAt, leadOf } from './make-draft.ts'
import { eventsAt, type PlanBoard } from './plan-board.ts'
import type { DraftEntry } from './draft-input.ts'

export function writeDemand(board: PlanBoard, entry: DraftEntry): void {
  const { line } = entry
  const { input } = board
  const day = line.date === null ? null : dateToDay(input.state.window, line.date)
  if (line.date === null || day === null) return
  const isHeld = line.kind !== 'deadline'
  if (isHeld && line.start !== null) writeEvent(board, entry, day, line.date, line.start)
  if (line.sessions === 0) return
  // What is due at the end of a day has that day too; before that the day before is the last one.
  const lastPeriod = input.state.window.periods.at(-1)?.end ?? '24:00'
  const isWholeDay = !isHeld && line.start !== null && line.start >= lastPeriod
  const fromDay = dateToDay(input.state.window, leadOf(line.kind, line.date, input.today)) ?? 1
  const toDay = isWholeDay ? day : Math.max(day - 1, fromDay)
  const title = isHeld
    ? syllabusWords[input.language].draftWords.preparation(line.title)
    : line.title
  const { taskClass, items } = addClass(
    board,
    { title, fromDay: Math.min(fromDay, toDay), toDay, priority: priorityOf(entry) },
    [{ title, sessions: line.sessions, periods: line.periods }],
  )
  board.cite('class', taskClass.id, entry)
  board.counts.sessions += items.length
}

function writeEvent(
  board: PlanBoard,
  entry: DraftEntry,
  day: number,
  date: string,
  start: string,
): void {
  const { line } = entry
  const { input } = board
  const words = syllabusWords[input.language].draftWords
  const { periods } = input.state.window
  // In the hour of a lesson of its own course it is held where that is.
  const lesson = lessonAt(board.state(), input.course, date, start, entry.line.end)
  const hours = { start, end: endOf(entry, start) }
  const from = minutesOf(start)
  const rows =
    lesson?.place ??
    periodsCovering(periods, from, minutesOf(hours.end)) ??
    besideRows(periods, from)
  const place = { day, start: rows.start, end: rows.end }
  const inTheWay = eventsAt(board.state(), place)
  const same = inTheWay.find((task) => isExam(task) && task.course === input.course)
  if (same !== undefined) {
    board.cite('task', same.id, entry)
    return
  }
  const event = makeExam(board, line.title, place, hours, lesson)
  const changed = board.change({ added: [event] })
  if (changed === null) {
    const stays = inTheWay.find((task) => !givesWayToExam(task, board.state(), input.now))
    board.problems.push(words.clash(line.title, stays?.title ?? ''))
    return
  }
  for (const { event: off } of changed.gaveWay)
    if (off.id !== lesson?.id) board.problems.push(words.givesWay(off.title, line.title))
  board.cite('task', event.id, entry)
  board.counts.events += 1
}

function makeExam(
  board: PlanBoard,
  title: string,
  place: Place,
  { start, end }: { start: string; end: string },
  lesson: EventTask | undefined,
): EventTask {
  const { course, state } = board.input
  const { periods } = state.window
  const first = periods[place.start - 1]?.start
  const last = periods[place.end - 1]?.end
  const isWhole = start === first && end === last
  return {
    kind: 'event',
    id: board.nextTask(),
    series: board.nextSeries(),
    title: titleWith(title, course),
    course,
    eventKind: 'exam',
    location: lesson?.location ?? '',
    place,
    clock: lesson?.clock ?? (lesson !== undefined || isWhole ? null : { start, end }),
    locked: true,
    hosts: false,
    guestIds: [],
  }
}

/** "Linear Algebra: Midterm exam": in the week no heading says which course it is. */
function titleWith(title: string, course: string): string {
  const joined = /\p{Script=Han}/u.test(course) ? `${course}${title}` : `${course}: ${title}`
  return joined.slice(0, 120).toWellFormed()
}

function endOf({ line, fact }: DraftEntry, start: string): string {
  if (line.end !== null && line.end > start) return line.end
  const usual = line.kind === 'exam' ? 120 : 45
  const minutes = minutesOf(start) + (fact?.minutes ?? usual)
  return clockOf(Math.min(minutes, 1439))
}

function priorityOf({ fact }: DraftEntry): number {
  const weight = fact?.weight ?? 0
  return weight >= 40 ? 5 : weight >= 20 ? 4 : 3
}

/** The work of each week is one body of work, in the order of the document. */
export function writeWork(board: PlanBoard, entries: readonly DraftEntry[]): void {
  const { window } = board.input.state
  const bySpan = Map.groupBy(
    entries,
    ({ line }) => `${line.from ?? line.date ?? ''} ${line.date ?? ''}`,
  )
  for (const group of bySpan.values()) {
    const { line } = group[0] ?? {}
    const toDay = line?.date == null ? null : dateToDay(window, line.date)
    if (line === undefined || toDay === null) continue
    const today = Math.max(1, board.input.now.day)
    const fromDay = Math.min(
      toDay,
      Math.max(today, dateToDay(window, line.from ?? line.date ?? '') ?? 1),
    )
    const title = syllabusWords[board.input.language].draftWords.weekWork(
      board.input.course,
      Math.ceil(toDay / 7),
    )
    const wanted = group.filter((entry) => entry.line.sessions > 0)
    if (wanted.length === 0) continue
    const { items } = addClass(
      board,
      { title, fromDay, toDay, priority: 3 },
      wanted.map((entry) => ({
        title: entry.line.title,
        sessions: entry.line.sessions,
        periods: entry.line.periods,
      })),
    )
    let at = 0
    for (const entry of wanted) {
      for (const item of items.slice(at, at + entry.line.sessions))
        board.cite('item', item.id, entry)
      at += entry.line.sessions
    }
    board.counts.sessions += items.length
  }
}

type Wanted = { title: string; sessions: number; periods: number }

function addClass(
  board: PlanBoard,
  fields: Pick<TaskClass, 'title' | 'fromDay' | 'toDay' | 'priority'>,
  wanted: readonly Wanted[],
): { taskClass: TaskClass; items: ItemTask[] } {
  const { course, language, state } = board.input
  const taskClass = plainClass(
    { id: board.nextClass(), course, ...fields },
    { subjectType: subjectTypeOf(course), priority: fields.priority },
  )
  const most = state.window.periods.length
  const items = wanted.flatMap(({ title, sessions, periods }) =>
    Array.from({ length: sessions }, (_, index) => ({
      title: sessions === 1 ? title : syllabusWords[language].draftWords.part(title, index + 1),
      duration: Math.min(periods, most),
    })),
  )
  const tasks = items.map((item, index) =>
    pendingItem({ ...item, id: board.nextTask(), classId: taskClass.id, order: index + 1 }),
  )
  board.add(tasks, taskClass)
  board.counts.classes += 1
  return { taskClass, items: tasks }
}
