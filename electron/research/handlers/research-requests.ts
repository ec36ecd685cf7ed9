// Research in the sources of a course (K3): the report, or the answer to a question, by the rules and by the chosen model.
import { readSourceLines, readSources, searchSources } from '../../../db/sources.ts'
import { readPack } from '../../../db/pack.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { research, type ResearchInput } from '../research.ts'
import type { ResearchPort } from '../research-port.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { nameCourse } from '../../session/name-course.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { saySourceProblem } from './source-words.ts'
import type { Handler } from '../../session/handler.ts'

/** The sources of one course as research sees them; for whoever else asks questions of them. */
export function researchPort({ database }: SessionContext, course: string): ResearchPort {
  return {
    sources: () => readSources(database, course),
    search: (words, limit) => searchSources(database, course, words, limit),
    readLines: (source, from, to) => readSourceLines(database, source, from, to),
  }
}

/**
 * Characters of the goal that a model is asked with: a goal is a line or two, and of a pasted page the beginning says what
 * is wanted, without taking the room of the files' own lines.
 */
const longestGoal = 600

/** What research is given; without `asksModel`, or where the built-in model is chosen, the rules work alone. */
export function researchInput(
  context: SessionContext,
  { asksModel, ...asked }: Omit<ResearchInput, 'goal' | 'model'> & { asksModel: boolean },
): ResearchInput {
  const reader = asksModel ? chosenReader(context) : null
  const goal = readPack(context.database, asked.course).fields.goal?.text ?? ''
  return {
    ...asked,
    goal: goal.slice(0, longestGoal).toWellFormed(),
    model: reader === null ? null : { name: reader.name, ask: reader.model },
  }
}

export const doResearch: Handler<'research'> = async (
  context,
  { course: typed, question, asksModel },
) => {
  const language = languageOf(context)
  const named = nameCourse(context, typed)
  if (!named.ok) return named
  const course = named.value
  const port = researchPort(context, course)
  if (port.sources().length === 0) return fail(saySourceProblem('no-sources', language, course))
  const wish = { course, question: question ?? null, language, asksModel: asksModel === true }
  const input = researchInput(context, wish)
  // A model takes its time, and can be stopped as the reading of a file is.
  const run = (signal: AbortSignal, report: (done: number, of: number) => void) =>
    research(input, port, signal, report)
  return succeed(await runSideJob(context, 'research', run, { isQuiet: input.model === null }))
}
