// Reads a `study-week-1` file, a planning problem that other programs read and score too, and checks its numbers.
import { z } from 'zod'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { largest, type WeekProblem } from './week-problem.ts'
import { stretch } from '../problem/day-masks.ts'

export const weightNames = [
  'unplaced',
  'late',
  'buffer',
  'pref',
  'embed',
  'load',
  'spacing',
  'run',
  'move',
] as const

const weight = z.int().min(0).max(100_000)

const classSchema = z.object({
  day: z.int(),
  start: z.int(),
  len: z.int(),
  /** Courses that may study inside. */
  hosts: z.array(z.int()),
})

const courseSchema = z.object({
  /** By period: what each period studied there costs. */
  prefCost: z.array(z.int().min(0).max(1000)),
  /** 0 is Monday. */
  excludedWeekdays: z.array(z.int().min(0).max(6)),
  /** Days wished for between one session and the next. */
  minGap: z.int().min(0).max(1000),
  /** Days up to the due day that are better left empty. */
  buffer: z.int().min(0).max(1000),
})

const sessionSchema = z.object({
  course: z.int(),
  /** The order of the sessions of a course. */
  seq: z.int(),
  /** In periods. */
  dur: z.int(),
  earliest: z.int(),
  due: z.int().min(-1000).max(1000),
  latest: z.int(),
  priority: z.int().min(0).max(1000),
})

/**
 * The shape of a file, before its numbers are held against each other. Days, periods, slots and courses count from
 * 0; `slot = day * periods + period`. All numbers are whole.
 */
const studyWeekSchema = z.object({
  format: z.literal('study-week-1'),
  name: z.string(),
  days: z.int().min(1),
  periods: z.int().min(1),
  startWeekday: z.int().min(0).max(6),
  /** Busy periods in a row that cost nothing. */
  maxRun: z.int().min(0).max(30),
  /** By day: study periods outside classes that cost nothing. */
  loadTarget: z.array(z.int().min(0).max(1000)),
  weights: z.object({
    unplaced: weight,
    late: weight,
    buffer: weight,
    pref: weight,
    embed: weight,
    load: weight,
    spacing: weight,
    run: weight,
    move: weight,
  } satisfies Record<(typeof weightNames)[number], typeof weight>),
  classes: z.array(classSchema),
  courses: z.array(courseSchema),
  tasks: z.array(sessionSchema),
  /** The plan in force before a re-plan: a slot, or −1 where left out, for each task. */
  previous: z.array(z.int().min(-1)).nullable(),
})

export type StudyWeek = z.infer<typeof studyWeekSchema>
export type FixedClass = z.infer<typeof classSchema>
export type Course = z.infer<typeof courseSchema>
export type Session = z.infer<typeof sessionSchema>

/** By course: task numbers in order of `seq`. */
export function chainsOf({ courses, tasks }: StudyWeek): number[][] {
  const chains = courses.map((): number[] => [])
  for (const [index, { course }] of tasks.entries()) chains[course]?.push(index)
  return chains.map((chain) =>
    chain.sort((a, b) => (tasks[a]?.seq ?? 0) - (tasks[b]?.seq ?? 0) || a - b),
  )
}

/** Null when every check holds. The shape is taken as read. */
function findWeekProblem(week: StudyWeek): WeekProblem | null {
  return (
    findExcess(week) ??
    findWrongLength(week) ??
    findBadClass(week) ??
    findBadTask(week) ??
    findBadOrder(week) ??
    findBadPrevious(week) ??
    findFullTimetable(week)
  )
}

function findExcess({ days, periods, tasks }: StudyWeek): WeekProblem | null {
  const counts = { days, periods, tasks: tasks.length }
  for (const place of ['days', 'periods', 'tasks'] as const) {
    if (counts[place] > largest[place]) return { kind: 'too-much', place, count: counts[place] }
  }
  return null
}

function findWrongLength(week: StudyWeek): WeekProblem | null {
  const lists: [place: string, length: number, expected: number][] = [
    ['loadTarget', week.loadTarget.length, week.days],
    ...week.courses.map(({ prefCost }, index): [string, number, number] => [
      `courses[${index}].prefCost`,
      prefCost.length,
      week.periods,
    ]),
    ['previous', week.previous?.length ?? week.tasks.length, week.tasks.length],
  ]
  const wrong = lists.find(([, length, expected]) => length !== expected)
  if (wrong === undefined) return null
  const [place, length, expected] = wrong
  return { kind: 'wrong-length', place, length, expected }
}

function findBadClass({ days, periods, classes, courses }: StudyWeek): WeekProblem | null {
  const owners = new Int32Array(days * periods).fill(-1)
  for (const [index, { day, start, len, hosts }] of classes.entries()) {
    const isInside = day >= 0 && day < days && start >= 0 && len >= 1 && start + len <= periods
    if (!isInside) return { kind: 'class-leaves-day', index }
    const stranger = hosts.findIndex((course) => !(course >= 0 && course < courses.length))
    if (stranger >= 0) {
      const place = `classes[${index}].hosts[${stranger}]`
      return { kind: 'unknown-course', place, course: hosts[stranger] ?? 0 }
    }
    const cells = owners.subarray(day * periods + start, day * periods + start + len)
    const first = cells.find((owner) => owner >= 0)
    if (first !== undefined) return { kind: 'classes-overlap', first, second: index }
    cells.fill(index)
  }
  return null
}

function findBadTask({ days, periods, courses, tasks }: StudyWeek): WeekProblem | null {
  for (const [task, { course, dur, earliest, latest }] of tasks.entries()) {
    if (!(course >= 0 && course < courses.length)) {
      return { kind: 'unknown-course', place: `tasks[${task}].course`, course }
    }
    if (dur < 1 || dur > periods) return { kind: 'bad-duration', task, duration: dur }
    if (earliest < 0 || earliest > latest || latest >= days) {
      return { kind: 'impossible-window', task, earliest, latest }
    }
  }
  return null
}

function findBadOrder(week: StudyWeek): WeekProblem | null {
  for (const chain of chainsOf(week)) {
    // Of the sessions so far, the one that can begin last.
    let first = chain[0] ?? 0
    for (const [index, second] of chain.entries()) {
      const before = chain[index - 1]
      if (before !== undefined && week.tasks[before]?.seq === week.tasks[second]?.seq) {
        return { kind: 'duplicate-order', first: before, second }
      }
      const from = week.tasks[first]?.earliest ?? 0
      if ((week.tasks[second]?.latest ?? 0) < from) return { kind: 'cyclic-order', first, second }
      if ((week.tasks[second]?.earliest ?? 0) > from) first = second
    }
  }
  return null
}

function findBadPrevious({ days, periods, previous }: StudyWeek): WeekProblem | null {
  const task = previous?.findIndex((slot) => slot >= days * periods) ?? -1
  return task < 0 ? null : { kind: 'bad-previous', task, slot: previous?.[task] ?? 0 }
}

function findFullTimetable({ days, periods, classes, tasks }: StudyWeek): WeekProblem | null {
  if (tasks.length === 0) return null
  const fixed = new Int32Array(days)
  for (const { day, start, len, hosts } of classes) {
    if (hosts.length === 0) fixed[day] = (fixed[day] ?? 0) | stretch(start, len)
  }
  return fixed.every((mask) => mask === stretch(0, periods)) ? { kind: 'no-free-period' } : null
}

/** Reads a `study-week-1` file: its shape by schema, then whether its numbers make a problem that can be planned. */
export function readWeek(text: string): Result<StudyWeek, WeekProblem> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = studyWeekSchema.safeParse(json.value)
  if (!parsed.success) return fail(shapeProblem(parsed.error))
  const problem = findWeekProblem(parsed.data)
  return problem === null ? succeed(parsed.data) : fail(problem)
}

function parseJson(text: string): Result<unknown, WeekProblem> {
  try {
    return succeed(JSON.parse(text))
  } catch {
    return fail({ kind: 'not-json' })
  }
}

function shapeProblem({ issues: [issue] }: z.ZodError): WeekProblem {
  const place = writePath(issue?.path ?? [])
  if (issue?.code === 'too_small') return { kind: 'too-small', place, least: Number(issue.minimum) }
  if (issue?.code === 'too_big') return { kind: 'too-large', place, most: Number(issue.maximum) }
  return { kind: 'bad-shape', place }
}

/** `tasks[3].dur`; the whole file is `file`. */
function writePath(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (sum, key) => (typeof key === 'number' ? `${sum}[${key}]` : `${sum}.${String(key)}`),
    '',
  )
  return text === '' ? 'file' : text.replace(/^\./, '')
}
