// Runs a side job of import or export in a process beside the session, which goes on answering: one process at a time.
import type { Problem } from '../../../shared/contract/ipc.ts'
import { fail, type Result } from '../../../shared/result.ts'
import {
  type ExchangeJob,
  type JobAnswer,
  type JobKind,
  drawingLimits,
  runInChild,
} from '../../exchange/exchange-job.ts'
import { forkChild, usualLimits } from '../../worker/process.ts'
import { languageOf, type SessionContext } from '../context.ts'
import { runSideJob } from './run-side-job.ts'
import type { Language } from '../../../shared/language.ts'
import type { WorkerFailure } from '../../worker/ask-worker.ts'

const phrases: Record<WorkerFailure, Record<Language, string>> = {
  stopped: {
    en: 'Stopped. Nothing was changed.',
    zh: '已停止，没有做任何改动。',
  },
  'too-slow': {
    en: 'This takes too long, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
    zh: '处理时间太长，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  },
  'out-of-memory': {
    en: 'This needs more memory than Weekloom gives it, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
    zh: '需要的内存超出了上限，已经停止，没有做任何改动。请缩小范围（比如只取一个学期）再试。',
  },
  broken: {
    en: 'The work broke off; nothing was changed. Try again, and if it breaks off again, with another file.',
    zh: '处理中断了，没有做任何改动。请再试一次；如果还是中断，请换一个文件。',
  },
}

/** Why a file was not read or pages were not drawn, where the work itself came to no end. */
function sayJobFailure(failure: WorkerFailure, language: Language): Problem {
  return { code: `exchange-${failure}`, message: phrases[failure][language] }
}

/** What the job answers, or the sentence that says why it has none. Never throws. */
export function runInProcess<Kind extends JobKind>(
  context: SessionContext,
  job: ExchangeJob<Kind>,
  isLook = false,
): Promise<Result<JobAnswer<Kind>, Problem>> {
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
  return runSideJob(context, job.kind, run, { isLook, isInProcess: true })
}
