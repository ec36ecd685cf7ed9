// Keeps what runs beside the session, as its pushes report it: one line for each kind of work, the newest at the end.
import type { SideJobKind, SideJobProgress } from '../../shared/side-job.ts'

export type SideJobs = readonly SideJobProgress[]

/** Null ends all of it; what goes on is told anew after it. */
export function withSideJob(told: SideJobs, progress: SideJobProgress | null): SideJobs {
  return progress === null ? [] : [...told.filter(({ job }) => job !== progress.job), progress]
}

/** What was told last of `jobs`; null while none of them runs. */
export function findSideJob(told: SideJobs, jobs: readonly SideJobKind[]): SideJobProgress | null {
  return told.findLast(({ job }) => jobs.includes(job)) ?? null
}
