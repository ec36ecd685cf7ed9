// The done-when line of a plan step: the change that it makes, in ids and dates, so that it means the same after the
// schedule has changed. Written when the plan is made and read back when the step is worked on.
import { z } from 'zod'
import type { PlanStep } from '../../../shared/agent/card.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { type Language, languages } from '../../../shared/language.ts'
import { dateToDay, dayToDate } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { marks } from '../../../shared/schedule/work-log.ts'
import { dayParts } from '../../../shared/time/mention.ts'
import { tools } from '../../../shared/tools/catalogue.ts'
import { healthProblemKinds } from '../../../shared/tools/health-problem.ts'
import { assumptions } from '../read/work-drafts.ts'
import type { Write } from '../resolve/intent.ts'
import type { Target } from '../words/task-words.ts'

const ids = z.array(z.int())
const dates = z.array(z.iso.date())
const minute = z.int()
const span = z.strictObject({ start: z.int(), end: z.int() })
const part = z.enum(dayParts)

const wishSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('part'), part, to: part.exactOptional() }),
  z.strictObject({ kind: z.literal('periods'), ...span.shape }),
  z.strictObject({ kind: z.enum(['clock', 'before', 'after']), minute }),
  z.strictObject({ kind: z.literal('between'), from: minute, to: minute }),
])

const targetSchema = z.strictObject({
  dates: dates.nullable(),
  wish: wishSchema.nullable(),
  shift: z.int().nullable(),
  nudge: z.enum(['later', 'earlier']).nullable(),
  by: z.strictObject({ unit: z.enum(['minutes', 'periods']), amount: z.number() }).nullable(),
  sameTime: z.literal(true).nullable(),
  bareWeekday: z.literal(true).nullable(),
  choice: z.int().nullable(),
})

const lineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('put'), taskId: z.int(), target: targetSchema }),
  z.strictObject({
    kind: z.literal('relocate'),
    taskIds: ids,
    target: targetSchema,
    avoid: z.strictObject({ weekdays: ids, periods: ids }),
    avoidDates: dates,
    most: z.int().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('swap'), taskA: z.int(), taskB: z.int() }),
  z.strictObject({ kind: z.literal('delay'), firstIds: ids, days: z.int() }),
  z.strictObject({ kind: z.literal('unplace'), taskIds: ids }),
  z.strictObject({
    kind: z.literal('replan'),
    away: z.array(
      z.strictObject({ from: z.iso.date(), to: z.iso.date(), periods: span.nullable() }),
    ),
    taskIds: ids,
    maxMoves: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('mark'),
    taskId: z.int(),
    mark: z.enum(marks),
    minutes: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('improve'),
    dates: dates.nullable(),
    problem: z.enum(healthProblemKinds).nullable(),
  }),
  z.strictObject({
    kind: z.literal('upsert'),
    values: tools.upsert_task_class.arguments,
    assumed: z.array(z.enum(assumptions)),
  }),
  z.strictObject({ kind: z.enum(['undo', 'redo']) }),
])

/** A plan step is settled by its card, so its line is never read back. */
export function doneWhen(
  write: Write,
  state: ScheduleState,
  language: Language,
): PlanStep['done_when'] {
  return write.kind === 'plan'
    ? builtInModelWords[language].planLines
    : JSON.stringify(lineOf(write, state))
}

function lineOf(
  write: Exclude<Write, { kind: 'plan' }>,
  state: ScheduleState,
): z.infer<typeof lineSchema> {
  switch (write.kind) {
    case 'put':
      return { ...write, target: dated(write.taskId, write.target, state) }
    case 'relocate': {
      // Times of one weekday are not said of single moves.
      const { weekdays, periods } = write.avoid
      const target = dated(null, write.target, state)
      const [taskId, ...others] = write.taskIds
      const isFree = weekdays.length + periods.length + write.avoidDates.length === 0
      return taskId !== undefined && others.length === 0 && isFree
        ? { kind: 'put', taskId, target }
        : { ...write, target, avoid: { weekdays, periods } }
    }
    case 'improve': {
      const { days, ...rest } = write
      return { ...rest, dates: days?.map((day) => dayToDate(state.window, day)) ?? null }
    }
    default:
      return write
  }
}

/** Whether the step is the rough build, which accepting its card has already done. */
export function isPlanLine(line: string): boolean {
  return languages.some((language) => builtInModelWords[language].planLines === line)
}

/** Null for a line that was not written here. */
export function readDoneWhen(line: string, { window }: ScheduleState): Write | null {
  const parsed = lineSchema.safeParse(readJson(line))
  if (!parsed.success) return null
  if (parsed.data.kind !== 'improve') return parsed.data
  const { dates: named, ...rest } = parsed.data
  const days = (named ?? []).flatMap((date) => dateToDay(window, date) ?? [])
  return { ...rest, days: days.length === 0 ? null : days }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** So many days from where it lies now, by their dates. */
function dated(taskId: number | null, target: Target, { tasks, window }: ScheduleState): Target {
  if (target.shift === null) return target
  const place = tasks.find(({ id }) => id === taskId)?.place ?? null
  const day = place === null ? 0 : place.day + target.shift
  const isThere = window.days[day - 1] !== undefined
  return { ...target, shift: null, dates: isThere ? [dayToDate(window, day)] : null }
}
