// Reads a `study-week-1` file: its shape by schema, then whether its numbers make a problem that can be planned.
import type { z } from 'zod'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { findWeekProblem } from './find-week-problem.ts'
import { studyWeekSchema, type StudyWeek } from './study-week.ts'
import type { WeekProblem } from './week-problem.ts'

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
