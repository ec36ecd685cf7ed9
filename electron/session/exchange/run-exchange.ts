// Runs a job of import or export beside the session, which goes on answering: one process at a time, told of and stoppable.
import { exchangePercent } from '../../../shared/exchange/exchange-progress.ts'
import type { Problem } from '../../../shared/ipc.ts'
import { fail, type Result } from '../../../shared/result.ts'
import type { ExchangeJob, JobAnswer, JobKind } from '../../exchange/process/exchange-job.ts'
import { forkChild } from '../../exchange/process/fork-child.ts'
import { drawingLimits, runInChild, usualLimits } from '../../exchange/process/run-in-child.ts'
import { languageOf, type SessionContext } from '../context.ts'
import { sayJobFailure } from './exchange-words.ts'

/** What the job answers, or the sentence that says why it has none. Never throws. */
export async function runExchange<Kind extends JobKind>(
  context: SessionContext,
  job: ExchangeJob<Kind>,
  isLook = false,
): Promise<Result<JobAnswer<Kind>, Problem>> {
  const { exchanging, closing, push, shell } = context
  const before = [...exchanging].at(-1)?.ended
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const stop = new AbortController()
  const own = { stop, ended, isLook }
  exchanging.add(own)
  try {
    await before
    push({ kind: 'exchange-progress', progress: { job: job.kind, done: 0, of: 0 } })
    const outcome = await runInChild(job, shell.startJob ?? forkChild, {
      signal: AbortSignal.any([stop.signal, closing]),
      onProgress: tellExchange(context, job.kind),
      limits: job.kind === 'draw-pages' || job.kind === 'draw-guide' ? drawingLimits : usualLimits,
    })
    return outcome.ok ? outcome : fail(sayJobFailure(outcome.failure, languageOf(context)))
  } finally {
    exchanging.delete(own)
    end()
    if (exchanging.size === 0) push({ kind: 'exchange-progress', progress: null })
  }
}

/** Not more often than a person could see a difference. */
function tellExchange({ push }: SessionContext, job: JobKind) {
  let told: number | null = null
  return (done: number, of: number) => {
    const progress = { job, done, of }
    const percent = exchangePercent(progress)
    if (percent === told) return
    told = percent
    push({ kind: 'exchange-progress', progress })
  }
}
