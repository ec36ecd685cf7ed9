// Names the work that runs in a process of its own and asks such a process for it.
import type { Result } from '../../shared/result.ts'
import type { SideJobKind } from '../../shared/side-job.ts'
import { askWorker, type StartWorker, type WorkerFailure, type WorkerLimits } from './ask-worker.ts'
import { usualLimits } from './process.ts'

export type JobKind = Extract<
  SideJobKind,
  'draw-pages' | 'draw-guide' | 'read-syllabus' | 'ask-syllabus' | 'read-source' | 'preview-import'
>

/** Tells how far the work is; to be called often enough that three seconds never pass without it. */
export type ReportJob = (done: number, of: number) => void

/** What the process runs: a feature's own function. */
export type JobWork = (input: never, report: ReportJob) => unknown

/** All that passes can be cloned: no functions. */
export type Job<Work extends JobWork = JobWork> = { kind: JobKind; input: Parameters<Work>[0] }

export type JobAnswer<Work extends JobWork> = Awaited<ReturnType<Work>>

/** What the process of a job is asked, once. */
export type JobQuestion = { job: Job }

/** A page is drawn in one go, and a full term has many. */
export const drawingLimits: WorkerLimits = { start: 30_000, silence: 20_000, total: 300_000 }

/** In a process of its own. Never throws; when it has answered, the process is gone or about to be. */
export function runInChild<Work extends JobWork>(
  job: Job<Work>,
  startChild: StartWorker,
  {
    signal,
    onProgress,
    limits = usualLimits,
  }: { signal: AbortSignal; onProgress?: ReportJob; limits?: WorkerLimits },
): Promise<Result<JobAnswer<Work>, WorkerFailure>> {
  return askWorker<JobAnswer<Work>, { done: number; of: number }>(
    startChild,
    { job },
    {
      signal,
      onProgress: ({ done, of }) => onProgress?.(done, of),
      limits,
    },
  )
}
