// What runs beside the session, as its pushes tell of it: one line for each kind of work, what was told last at the end.
import type { SideJobKind, SideJobProgress } from '../../shared/side-job.ts'

export type ToldSideJobs = readonly SideJobProgress[]

/** Null ends all of it; what goes on is told anew after it. */
export function tellSideJob(told: ToldSideJobs, progress: SideJobProgress | null): ToldSideJobs {
  return progress === null ? [] : [...told.filter(({ job }) => job !== progress.job), progress]
}

/** What was told last of `jobs`; null while none of them runs. */
export function findSideJob(
  told: ToldSideJobs,
  jobs: readonly SideJobKind[],
): SideJobProgress | null {
  return told.findLast(({ job }) => jobs.includes(job)) ?? null
}
