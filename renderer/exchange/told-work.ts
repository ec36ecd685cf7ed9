// What runs beside the session, as its pushes tell of it: one line for each kind of work, what was told last at the end.
import type { ExchangeJobKind, ExchangeProgress } from '../../shared/exchange/exchange-progress.ts'

export type ToldWork = readonly ExchangeProgress[]

/** Null ends all of it; what goes on is told anew after it. */
export function tellWork(told: ToldWork, progress: ExchangeProgress | null): ToldWork {
  return progress === null ? [] : [...told.filter(({ job }) => job !== progress.job), progress]
}

/** What was told last of `jobs`; null while none of them runs. */
export function findWork(
  told: ToldWork,
  jobs: readonly ExchangeJobKind[],
): ExchangeProgress | null {
  return told.findLast(({ job }) => jobs.includes(job)) ?? null
}
