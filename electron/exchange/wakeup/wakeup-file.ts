// A WakeUp 课程表 backup (.wakeup_schedule): five JSON values on five lines. Known from the app's own export
// (github.com/YZune/WakeupSchedule_Kotlin, ScheduleViewModel.exportData and bean/*.kt) and from what converters read
// (`shareData` of its share codes has the same five): the name of the period table, its nodes, the schedule's settings,
// the courses, and their meetings. All else in it is left aside.
import { z } from 'zod'
import { fail, succeed, type Result } from '../../../shared/result.ts'

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

export type WakeUpNode = z.infer<typeof nodeSchema>
export type WakeUpMeeting = z.infer<typeof meetingSchema>

export type WakeUpFile = {
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
  const values = lines.slice(0, 5).map(parse)
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

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
