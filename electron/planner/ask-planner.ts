// Asks the planner from the agent and the session: what is over at once is answered here, the rest beside this thread.
import type { AnalysisToolName } from '../../shared/tools/catalogue.ts'
import type { PlanWatch } from './engine/search-plan.ts'
import { type ThreadOptions, workInThread } from '../worker/thread.ts'
import type { Answers, Question, QuestionKind } from './questions.ts'

/** Null once the signal has stopped it; what `answerQuestion` answers otherwise. */
export type AskPlanner = <Kind extends QuestionKind>(
  question: Question<Kind>,
  signal: AbortSignal,
) => Promise<Answers[Kind] | null>

/** The planner is loaded here only where it has to answer here: the thread has its own. */
async function answerHere<Kind extends QuestionKind>(
  question: Question<Kind>,
  watch: PlanWatch = {},
): Promise<Answers[Kind]> {
  const { answerQuestion } = await import('./questions.ts')
  return answerQuestion(question, watch)
}

/** Of a process that nobody watches. */
export const askHere: AskPlanner = async (question, signal) =>
  signal.aborted ? null : answerHere(question)

/** Of the window's process: nothing that takes long runs on its thread (C1). */
export const askInThread: AskPlanner = followInThread({})

/** The same, with what is told of a search while it runs. */
export function followInThread(options: ThreadOptions): AskPlanner {
  return async (question, signal) =>
    isSlow(question) ? workInThread(question, answerHere, signal, options) : answerHere(question)
}

/** Analyses that try many plans; the others read the schedule once. */
const slow: readonly AnalysisToolName[] = ['analyze_health', 'find_clashes']

function isSlow({ kind, wish }: { kind: QuestionKind; wish: object }): boolean {
  return kind !== 'analysis' || ('name' in wish && slow.some((name) => name === wish.name))
}
