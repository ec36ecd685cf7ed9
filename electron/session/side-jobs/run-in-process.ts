// Runs a side job of import or export in a process beside the session, which goes on answering: one process at a time.
import { sessionWords } from '../../../shared/i18n/core/session.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { fail, type Result } from '../../../shared/result.ts'
import {
  type Job,
  type JobAnswer,
  type JobWork,
  drawingLimits,
  runInChild,
} from '../../worker/job.ts'
import { forkChild, usualLimits } from '../../worker/process.ts'
import { languageOf, type SessionContext } from '../context.ts'
import { runSideJob } from './run-side-job.ts'
import type { Language } from '../../../shared/language.ts'
import type { WorkerFailure } from '../../worker/ask-worker.ts'

/** Why a file was not read or pages were not drawn, where the work itself came to no end. */
function sayJobFailure(failure: WorkerFailure, language: Language): Problem {
  return { code: `exchange-${failure}`, message: sessionWords[language].jobFailures[failure] }
}

/** What `Work` answers there, or the sentence that says why it does not. Never throws. */
export function runInProcess<Work extends JobWork>(
  context: SessionContext,
  job: Job<Work>,
  { isLook = false, isQuiet = false }: { isLook?: boolean; isQuiet?: boolean } = {},
): Promise<Result<JobAnswer<Work>, Problem>> {
  // The last of them has waited for those before it.
  const before = [...context.sideJobs].findLast(({ isInProcess }) => isInProcess)?.ended
  const run = async (signal: AbortSignal, onProgress: (done: number, of: number) => void) => {
    await before
    const limits =
      job.kind === 'draw-pages' || job.kind === 'draw-guide' ? drawingLimits : usualLimits
    const options = { signal, onProgress, limits }
    const outcome = await runInChild(job, context.shell.startJob ?? forkChild, options)
    return outcome.ok ? outcome : fail(sayJobFailure(outcome.failure, languageOf(context)))
  }
  return runSideJob(context, job.kind, run, { isLook, isQuiet, isInProcess: true })
}
