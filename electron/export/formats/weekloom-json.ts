// Exports the complete export: term and state as JSON, and the same read back into an empty data folder.
import { z } from 'zod'
import { readableFormats } from '../../../shared/everything/everything-file.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { buildWindow, momentAt, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { findViolations, isOverlapBeside } from '../../../shared/schedule/legality.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { scheduleStateSchema, type ScheduleState } from '../../../shared/schedule/state.ts'
import { findUnstorableIn } from '../../../shared/schedule/storable.ts'
import { maxId, maxTitle, termSchema, type Term } from '../../../shared/schedule/term.ts'
import { cleanText } from '../../text/clean-text.ts'
import { ianaZone } from '../../ics/zone.ts'

const weekloomFileSchema = z.strictObject({
  format: z.literal('weekloom-1'),
  term: termSchema,
  state: scheduleStateSchema,
})

const everythingPlanSchema = z.object({
  format: z.enum(readableFormats),
  term: z.unknown(),
  state: z.unknown(),
})

/** More than thirty full weeks can hold. */
const maxRecords = 20_000

type Plan = { term: Term; state: ScheduleState }

/** The same term and state give the same text, in whichever order their fields were made and their overrides stand. */
export function exportJson(term: Term, state: ScheduleState): string {
  const overrides = term.overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const whole = { format: 'weekloom-1', term: { ...term, overrides }, state }
  const file = weekloomFileSchema.parse(whole)
  return `${JSON.stringify(file, null, 2)}\n`
}

/** `not-a-calendar` when it is no export of Weekloom's, `broken-own-file` when it is a damaged one, `no-term-there` of a folder without one. Never throws. */
export function readWeekloomJson(
  text: string,
  now: { date: string; minute: number },
): Result<Plan, 'not-a-calendar' | 'broken-own-file' | 'no-term-there'> {
  const parsed = parseOwn(text)
  if (parsed === undefined)
    return fail(text.includes('"weekloom-1"') ? 'broken-own-file' : 'not-a-calendar')
  if (!isOwnFormat(parsed)) return fail('not-a-calendar')
  if (isWithoutTerm(parsed)) return fail('no-term-there')
  try {
    const file = weekloomFileSchema.safeParse(planOf(parsed))
    if (!file.success || !isSound(file.data, now)) return fail('broken-own-file')
    return succeed(cleanTitles(file.data))
  } catch {
    // Dates at the end of the calendar, for one, can't be counted with.
    return fail('broken-own-file')
  }
}

/** Everything of a folder in which there was no term yet. */
function isWithoutTerm(parsed: unknown): boolean {
  return everythingPlanSchema.extend({ term: z.null() }).safeParse(parsed).success
}

/** Of the file of everything its term and week are what an import brings. */
function planOf(parsed: unknown): unknown {
  const everything = everythingPlanSchema.safeParse(parsed)
  if (!everything.success) return parsed
  return { format: 'weekloom-1', term: everything.data.term, state: everything.data.state }
}

/** Undefined where it is no JSON. */
export function parseOwn(text: string): unknown {
  try {
    return JSON.parse(text, makeWellFormed)
  } catch {
    return undefined
  }
}

// The file may spell half a character out, which no data file can hold.
function makeWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

function isOwnFormat(parsed: unknown): boolean {
  return z.object({ format: z.string().startsWith('weekloom-') }).safeParse(parsed).success
}

function isSound(
  { term, state }: Plan,
  { date, minute }: { date: string; minute: number },
): boolean {
  return (
    state.tasks.length + state.taskClasses.length <= maxRecords &&
    isCountable(term) &&
    ianaZone(term.zone) !== null &&
    isSameValue(state.window, buildWindow(term)) &&
    hasGrowingIds(state.tasks) &&
    hasGrowingIds(state.taskClasses) &&
    state.tasks.every((task) => task.kind === 'item' || isLowId(task.series)) &&
    findUnstorableIn(state) === null &&
    findViolations(state, momentAt(state.window, date, minute)).every((found) =>
      isOverlapBeside(state, found),
    )
  )
}

function isCountable({ firstMonday }: Term): boolean {
  return firstMonday >= '1970' && firstMonday < '3000' && weekdayOf(firstMonday) === 1
}

/** Ascending, so unique; and with room for all that is still to be added. */
function hasGrowingIds(records: readonly { id: number }[]): boolean {
  return records.every(({ id }, index) => {
    const previous = records[index - 1]
    return isLowId(id) && (previous === undefined || previous.id < id)
  })
}

export function isLowId(id: number): boolean {
  return id <= maxId / 2
}

function clean(title: string): string {
  return cleanText(title, maxTitle)
}

function cleanTitles({ term, state }: Plan): Plan {
  return {
    term: { ...term, name: clean(term.name) },
    state: {
      window: state.window,
      tasks: state.tasks.map((task) =>
        task.kind === 'item'
          ? { ...task, title: clean(task.title) }
          : {
              ...task,
              title: clean(task.title),
              course: cleanText(task.course),
              location: clean(task.location),
            },
      ),
      taskClasses: state.taskClasses.map((taskClass) => ({
        ...taskClass,
        title: clean(taskClass.title),
        course: cleanText(taskClass.course),
      })),
    },
  }
}
