// Reads a WakeUp 课程表 backup as lessons, with the facts of the term that it states: first Monday, weeks, period table.
import { z } from 'zod'
import { fail, succeed, type Result } from '../../../../shared/result.ts'
import { minutesOf, mondayOf, clockOf } from '../../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../../shared/schedule/place.ts'
import { clockTimeSchema, maxWeeks, type Period } from '../../../../shared/schedule/term.ts'
import { readClock } from '../../../../shared/time/clocks.ts'
import { readDate } from '../../../../shared/time/documents/full-dates.ts'
import { cleanText } from '../../../text/clean-text.ts'
import { parseJson } from './read-json.ts'
import {
  problemOf,
  type LessonTime,
  type LineOutcome,
  type OutcomeLine,
  type TermFacts,
} from '../lesson.ts'

const count = z.coerce.number().int()
const text = z
  .string()
  .nullish()
  .transform((said) => said ?? '')

const nodeSchema = z.object({ node: count, startTime: text, endTime: text })

const tableSchema = z.object({
  tableName: text,
  nodes: count.optional().catch(undefined),
  startDate: text,
  maxWeek: count.optional().catch(undefined),
})

const courseSchema = z.object({ id: count, courseName: text })

const meetingSchema = z.object({
  id: count,
  day: count,
  startNode: count,
  step: count,
  startWeek: count,
  endWeek: count,
  /** 0 every week, 1 odd, 2 even ones. */
  type: count.catch(0),
  room: text,
  ownTime: z.boolean().nullish().catch(false),
  startTime: text,
  endTime: text,
})

type WakeUpNode = z.infer<typeof nodeSchema>
type WakeUpMeeting = z.infer<typeof meetingSchema>

type WakeUpFile = {
  table: z.infer<typeof tableSchema>
  nodes: WakeUpNode[]
  courses: Map<number, string>
  /** Null is a meeting that can't be read. */
  meetings: (WakeUpMeeting | null)[]
}

const fileName = /\.wakeup_schedule$/i

function opens(line: string, mark: string): boolean {
  return line.trimStart().startsWith(mark)
}

/**
 * A WakeUp 课程表 backup (.wakeup_schedule): five JSON values on five lines. Known from the app's own export
 * (github.com/YZune/WakeupSchedule_Kotlin, ScheduleViewModel.exportData and bean/*.kt) and from what converters read
 * (`shareData` of its share codes has the same five): the name of the period table, its nodes, the schedule's
 * settings, the courses, and their meetings. All else in it is left aside.
 */
export function looksLikeWakeUp(content: string, name = ''): boolean {
  const [first = '', second = '', third = '', fourth = ''] = content
    .slice(0, 200_000)
    .split(/\r?\n/)
  return (
    fileName.test(name) ||
    (opens(first, '{') && opens(second, '[') && opens(third, '{') && opens(fourth, '['))
  )
}

/** Fails where the five values are not there; a broken meeting alone is null. Never throws. */
export function readWakeUpFile(content: string): Result<WakeUpFile, 'broken'> {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '')
  const values = lines.slice(0, 5).map(parseJson)
  const nodes = z.array(nodeSchema.nullable().catch(null)).safeParse(values[1])
  const table = tableSchema.safeParse(values[2])
  const courses = z.array(courseSchema.nullable().catch(null)).safeParse(values[3])
  const meetings = z.array(meetingSchema.nullable().catch(null)).safeParse(values[4])
  if (!nodes.success || !table.success || !courses.success || !meetings.success)
    return fail('broken')
  return succeed({
    table: table.data,
    nodes: nodes.data.filter((node) => node !== null).toSorted((a, b) => a.node - b.node),
    courses: new Map(
      courses.data.flatMap((course) => (course === null ? [] : [[course.id, course.courseName]])),
    ),
    meetings: meetings.data,
  })
}

/** A WakeUp backup as lessons, with the facts of the term that it states: first Monday, weeks, period table. */
export function readWakeUp(file: WakeUpFile): { facts: TermFacts; lines: OutcomeLine[] } {
  const { table } = file
  const began = readDate(table.startDate, 'day-first')
  const weeks = table.maxWeek ?? 0
  const periods = periodsOf(file.nodes, neededNodes(file))
  const clocks = new Map(file.nodes.map((node) => [node.node, clockOfNode(node)]))
  return {
    facts: {
      name: cleanText(table.tableName),
      firstMonday: began === null ? null : mondayOf(began),
      weeks: weeks >= 1 && weeks <= maxWeeks ? weeks : null,
      periods,
    },
    lines: file.meetings.map((meeting, index): OutcomeLine => {
      const name = cleanText(meeting === null ? '' : (file.courses.get(meeting.id) ?? ''))
      // All meetings stand on the file's fifth line: their number in it tells more.
      const line = index + 1
      const outcome =
        meeting === null ? problemOf('broken-row') : toLesson(meeting, name, line, clocks)
      return { line, text: name, outcome }
    }),
  }
}

type Clocks = ReadonlyMap<number, { start: number; end: number } | null>

function toLesson(
  meeting: WakeUpMeeting,
  title: string,
  line: number,
  clocks: Clocks,
): LineOutcome {
  if (title === '') return problemOf('no-title')
  const { day, startWeek, endWeek, type } = meeting
  if (day < 1 || day > 7) return problemOf('bad-day', String(day))
  const weeks = weeksBetween(startWeek, endWeek, type)
  if (weeks.length === 0) return problemOf('bad-weeks', `${startWeek}-${endWeek}`)
  const time = timeOf(meeting, clocks)
  if (time === null) return problemOf('bad-periods', `${meeting.startNode}+${meeting.step}`)
  return {
    kind: 'lessons',
    lessons: [
      {
        line,
        title,
        location: cleanText(meeting.room),
        eventKind: null,
        day: { kind: 'weekly', weekday: day, weeks: { weeks, isOpen: false } },
        time,
      },
    ],
  }
}

function weeksBetween(from: number, to: number, type: number): number[] {
  const last = Math.min(to, maxWeeks)
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index).filter(
    (week) => week >= 1 && (type === 0 || week % 2 === type % 2),
  )
}

/** A meeting with times of its own keeps them; any other has those of its nodes, where the table knows them. */
function timeOf(meeting: WakeUpMeeting, clocks: Clocks): LessonTime | null {
  const own = meeting.ownTime === true ? clockOfNode(meeting) : null
  if (own !== null) return { kind: 'clock', ...own }
  const last = meeting.startNode + meeting.step - 1
  if (meeting.startNode < 1 || last < meeting.startNode || last > maxPeriods) return null
  const first = clocks.get(meeting.startNode)
  const final = clocks.get(last)
  return first && final && first.start < final.end
    ? { kind: 'clock', start: first.start, end: final.end }
    : { kind: 'periods', start: meeting.startNode, end: last }
}

function clockOfNode({
  startTime,
  endTime,
}: Omit<WakeUpNode, 'node'>): { start: number; end: number } | null {
  const start = readClock(startTime)
  const end = readClock(endTime)
  return start === null || end === null || start >= end ? null : { start, end }
}

/** The app keeps up to 30 nodes, most of them never shown: as many as the schedule shows or a meeting needs. */
function neededNodes({ table, meetings }: WakeUpFile): number {
  const used = meetings.flatMap((one) =>
    one === null || one.ownTime === true ? [] : [one.startNode + one.step - 1],
  )
  return Math.min(maxPeriods, Math.max(table.nodes ?? 0, ...used))
}

/** Null where the table's times are no rows of a day. */
function periodsOf(nodes: readonly WakeUpNode[], needed: number): Period[] | null {
  const rows: Period[] = []
  for (const node of nodes) {
    const clock = clockOfNode(node)
    const before = rows.at(-1)
    if (node.node !== rows.length + 1 || node.node > needed || clock === null) break
    if (before !== undefined && minutesOf(before.end) > clock.start) break
    rows.push({ start: clockOf(clock.start), end: clockOf(clock.end) })
  }
  const isTable = rows.every(({ start, end }) =>
    [start, end].every((at) => clockTimeSchema.safeParse(at).success),
  )
  return rows.length > 0 && isTable ? rows : null
}
