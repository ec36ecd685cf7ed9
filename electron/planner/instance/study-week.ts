// The format `study-week-1`: a planning problem as a file that other programs read and score too.
import { z } from 'zod'

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

export type WeightName = (typeof weightNames)[number]

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
export const studyWeekSchema = z.object({
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
  } satisfies Record<WeightName, typeof weight>),
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
