// Research in the sources of a course (K3): the report, or the answer to a question, by the rules and by the chosen model.
import { readSourceLines, readSources, searchSources } from '../../../db/courses/sources.ts'
import { readPack } from '../../../db/courses/pack.ts'
import type { Problem } from '../../../shared/ipc.ts'
import type { RequestInput } from '../../../shared/request-inputs.ts'
import type { ResearchOutput } from '../../../shared/research/research-contract.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { research } from '../../research/research.ts'
import type { ResearchPort } from '../../research/research-port.ts'
import { chosenReader } from '../choose-model.ts'
import { languageOf, type SessionContext } from '../context.ts'
import { nameCourse } from '../pack/pack-requests.ts'
import { runSideJob } from '../side-jobs/run-side-job.ts'
import { saySourceProblem } from './source-words.ts'

/** The sources of one course as research sees them; for whoever else asks questions of them. */
export function researchPort({ database }: SessionContext, course: string): ResearchPort {
  return {
    sources: () => readSources(database, course),
    search: (words, limit) => searchSources(database, course, words, limit),
    readLines: (source, from, to) => readSourceLines(database, source, from, to),
  }
}

export async function doResearch(
  context: SessionContext,
  { course: typed, question, asksModel }: RequestInput<'research'>,
): Promise<Result<ResearchOutput['research'], Problem>> {
  const { database } = context
  const language = languageOf(context)
  const named = nameCourse(context, typed)
  if (!named.ok) return named
  const course = named.value
  const port = researchPort(context, course)
  if (port.sources().length === 0) return fail(saySourceProblem('no-sources', language, course))
  const reader = asksModel === true ? chosenReader(context) : null
  const model = reader === null ? null : { name: reader.name, ask: reader.model }
  const goal = readPack(database, course).fields.goal?.text.slice(0, 600) ?? ''
  const input = { course, goal, question: question ?? null, language, model }
  // A model takes its time, and can be stopped as the reading of a file is.
  const run = (signal: AbortSignal, report: (done: number, of: number) => void) =>
    research(input, port, signal, report)
  return succeed(await runSideJob(context, 'research', run, { isQuiet: model === null }))
}
