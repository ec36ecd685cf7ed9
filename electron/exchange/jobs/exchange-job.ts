// The reading and drawing that runs in a process of its own: each job with what it takes and what it answers.
import type { Result } from '../../../shared/result.ts'
import type { DrawFailure, DrawnPages } from '../pages/draw-pages.ts'
import type { GuideInput } from '../pages/guide/draw-guide.ts'
import type { PagesInput } from '../pages/pages-input.ts'
import type { SourceInput, SourceReading } from '../source/read-source.ts'
import type { ImportInput, ImportProposal } from '../timetable/import-proposal.ts'
import type { ItemsInput } from '../../syllabus/find/check-items.ts'
import type { Fact } from '../../syllabus/find/fact.ts'
import type { SyllabusInput, SyllabusReading } from '../../syllabus/read-syllabus.ts'
import type { TextFailure } from '../../syllabus/text/text-line.ts'
import {
  askWorker,
  type StartWorker,
  type WorkerFailure,
  type WorkerLimits,
} from '../../worker/ask-worker.ts'
import { usualLimits } from '../../worker/process.ts'

/** Tells how far the work is; to be called often enough that three seconds never pass without it. */
type Report = (done: number, of: number) => void

/** One line a job. All that passes can be cloned: no functions. */
type ExchangeJobs = {
  'draw-pages': { input: PagesInput; answer: Result<DrawnPages, DrawFailure> }
  'draw-guide': { input: GuideInput; answer: Result<DrawnPages, DrawFailure> }
  'read-syllabus': { input: SyllabusInput; answer: Result<SyllabusReading, TextFailure> }
  'ask-syllabus': { input: ItemsInput; answer: Fact[] }
  'read-source': { input: SourceInput; answer: Result<SourceReading, TextFailure> }
  'preview-import': { input: ImportInput; answer: Result<ImportProposal, string> }
}

export type JobKind = keyof ExchangeJobs

export type ExchangeJob<Kind extends JobKind = JobKind> = {
  kind: Kind
  input: ExchangeJobs[Kind]['input']
}

export type JobAnswer<Kind extends JobKind = JobKind> = ExchangeJobs[Kind]['answer']

type Runner<Kind extends JobKind> = (
  input: ExchangeJobs[Kind]['input'],
  report: Report,
) => JobAnswer<Kind> | Promise<JobAnswer<Kind>>

/** Each is loaded with its first job: a calendar is read without the parts that draw pages. */
const runners: { [Kind in JobKind]: () => Promise<Runner<Kind>> } = {
  'draw-pages': async () => (await import('../pages/draw-pages.ts')).drawPages,
  'draw-guide': async () => (await import('../pages/guide/draw-guide.ts')).drawGuide,
  'read-syllabus': async () => (await import('../../syllabus/read-syllabus.ts')).readSyllabus,
  'ask-syllabus': async () => (await import('../../syllabus/find/check-items.ts')).checkItems,
  'read-source': async () => (await import('../source/read-source.ts')).readSource,
  'preview-import': async () => (await import('../timetable/propose-import.ts')).proposeImport,
}

/** What the process of a job is asked, once. */
export type JobQuestion = { job: ExchangeJob }

/** A page is drawn in one go, and a full term has many. */
export const drawingLimits: WorkerLimits = { start: 30_000, silence: 20_000, total: 300_000 }

type RunOptions = {
  signal: AbortSignal
  onProgress?: (done: number, of: number) => void
  limits?: WorkerLimits
}

/** In a process of its own. Never throws; when it has answered, the process is gone or about to be. */
export function runInChild<Kind extends JobKind>(
  job: ExchangeJob<Kind>,
  startChild: StartWorker,
  { signal, onProgress, limits = usualLimits }: RunOptions,
): Promise<Result<JobAnswer<Kind>, WorkerFailure>> {
  return askWorker<JobAnswer<Kind>, { done: number; of: number }>(
    startChild,
    { job },
    {
      signal,
      onProgress: ({ done, of }) => onProgress?.(done, of),
      limits,
    },
  )
}

/** Where it is called; whoever wants it in a process of its own asks `runInChild`. `begin` is told once all is loaded. */
export async function runJob<Kind extends JobKind>(
  { kind, input }: { kind: Kind; input: ExchangeJobs[Kind]['input'] },
  report: Report,
  begin: () => void = () => undefined,
): Promise<JobAnswer<Kind>> {
  const run: Runner<Kind> = await runners[kind]()
  begin()
  return run(input, report)
}
