// What passes between a job's process and whoever waits for its answer.
import type { ExchangeJob, JobAnswer } from './exchange-job.ts'

/** What the process is asked, once. */
export type JobQuestion = { job: ExchangeJob }

/** What it says: that it stands, that it begins, how far it is, and at last the answer or why there is none. */
export type JobMessage =
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'answer'; answer: JobAnswer }
  | { kind: 'out-of-memory' }
  | { kind: 'broken' }

/** Heap that a job may fill, in megabytes. */
export const heapMegabytes = 512

/** Why a job has no answer. */
export type JobFailure = 'stopped' | 'too-slow' | 'out-of-memory' | 'broken'
