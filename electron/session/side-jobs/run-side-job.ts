// Work beside the conversation: counted among what runs, reported as it goes, stopped by its kind or with the session.
import type { RequestInput } from '../../../shared/contract/contract.ts'
import { succeed } from '../../../shared/result.ts'
import { sideJobPercent, type SideJobKind, type SideJobProgress } from '../../../shared/side-job.ts'
import type { RunningSideJob, SessionContext } from '../context.ts'

type SideJobOptions = {
  isLook?: boolean
  isInProcess?: boolean
  /** Nobody is told how far it is. */
  isQuiet?: boolean
}

/** What `work` answers: it is given what stops it, and tells how far it is as often as it likes. */
export async function runSideJob<Answer>(
  context: SessionContext,
  job: SideJobKind,
  work: (signal: AbortSignal, report: (done: number, of: number) => void) => Promise<Answer>,
  { isLook = false, isInProcess = false, isQuiet = false }: SideJobOptions = {},
): Promise<Answer> {
  const { sideJobs, closing, push } = context
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const stop = new AbortController()
  const own: RunningSideJob = { job, stop, ended, isLook, isInProcess, reported: null }
  const tell = (progress: SideJobProgress) => {
    if (isQuiet) return
    own.reported = progress
    push({ kind: 'side-job-progress', progress })
  }
  sideJobs.add(own)
  const report = tellingSteps(job, tell)
  report(0, 0)
  try {
    return await work(AbortSignal.any([stop.signal, closing]), report)
  } finally {
    sideJobs.delete(own)
    end()
    if (!isQuiet) tellRest(context)
  }
}

/** That all has ended, and anew how far the others are that go on. */
function tellRest({ sideJobs, push }: SessionContext): void {
  push({ kind: 'side-job-progress', progress: null })
  for (const { reported } of sideJobs)
    if (reported !== null) push({ kind: 'side-job-progress', progress: reported })
}

/** Not more often than a person could see a difference. */
function tellingSteps(job: SideJobKind, tell: (progress: SideJobProgress) => void) {
  let reported: number | null | undefined
  return (done: number, of: number) => {
    const progress = { job, done, of }
    const percent = sideJobPercent(progress)
    if (percent === reported) return
    reported = percent
    tell(progress)
  }
}

/**
 * Stops what runs beside the conversation: nothing of it has been written. All of it, when no
 * kind is named.
 */
export function stopSideJob({ sideJobs }: SessionContext, { job }: RequestInput<'stop-side-job'>) {
  const meant = [...sideJobs].filter((running) => job === undefined || running.job === job)
  for (const { stop } of meant) stop.abort()
  return succeed({ stopped: meant.length > 0 })
}

/** What is being drawn to be looked at, once something else is to be seen: nobody waits for it any more. */
export function stopLooks({ sideJobs }: SessionContext): void {
  for (const { stop, isLook } of sideJobs) if (isLook) stop.abort()
}
