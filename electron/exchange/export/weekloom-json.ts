// The complete export: term and state as JSON, and the same read back into an empty data folder.
import { z } from 'zod'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { scheduleStateSchema, type ScheduleState } from '../../../shared/schedule/state.ts'
import { termSchema, type Term } from '../../../shared/schedule/term.ts'

const weekloomFileSchema = z.strictObject({
  format: z.literal('weekloom-1'),
  term: termSchema,
  state: scheduleStateSchema,
})

export function exportJson(term: Term, state: ScheduleState): string {
  return `${JSON.stringify({ format: 'weekloom-1', term, state }, null, 2)}\n`
}

/** `not-a-calendar` when it is no export of Weekloom's, `broken-own-file` when it is a damaged one. */
export function readWeekloomJson(
  text: string,
): Result<{ term: Term; state: ScheduleState }, 'not-a-calendar' | 'broken-own-file'> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return fail(text.includes('"weekloom-1"') ? 'broken-own-file' : 'not-a-calendar')
  }
  if (!isOwnFormat(parsed)) return fail('not-a-calendar')
  const file = weekloomFileSchema.safeParse(parsed)
  if (!file.success) return fail('broken-own-file')
  const { term, state } = file.data
  const isSound =
    isSameValue(state.window, buildWindow(term)) &&
    hasUniqueIds(state) &&
    findViolations(state).length === 0
  return isSound ? succeed({ term, state }) : fail('broken-own-file')
}

function isOwnFormat(parsed: unknown): boolean {
  return z.object({ format: z.string().startsWith('weekloom-') }).safeParse(parsed).success
}

function hasUniqueIds({ tasks, taskClasses }: ScheduleState): boolean {
  const classes = new Set(taskClasses.map(({ id }) => id))
  return (
    new Set(tasks.map(({ id }) => id)).size === tasks.length &&
    classes.size === taskClasses.length &&
    tasks.every((task) => task.kind === 'event' || classes.has(task.classId))
  )
}
