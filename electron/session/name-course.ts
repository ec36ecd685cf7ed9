// Reads the name of a course as a person types it.
import type { Problem } from '../../shared/contract/ipc.ts'
import { sayPackProblem } from '../../shared/pack/say-pack.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { cleanText } from '../text/clean-text.ts'
import { languageOf, type SessionContext } from './context.ts'

export function nameCourse(context: SessionContext, typed: string): Result<string, Problem> {
  const course = cleanText(typed)
  return course === ''
    ? fail(sayPackProblem('no-course', languageOf(context), ''))
    : succeed(course)
}
