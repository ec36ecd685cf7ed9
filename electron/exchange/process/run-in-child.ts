// Runs one job in a process of its own: what comes of it is an answer or a typed failure, whatever the file does to it.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { ExchangeJob, JobAnswer, JobKind } from './exchange-job.ts'
import type { JobFailure, JobMessage, JobQuestion } from './job-messages.ts'

/** Milliseconds of processor time that the process has used; null where the system does not tell. */
type ReadProcessorTime = () => number | null

/** Of the time, that much has the process really had when it is judged. */
const fairShare = 0.8
/** So often it is waited for another time. */
const mostWaits = 6

/**
 * Notices that a process says nothing: not before it has had the time to, for on a busy machine it may wait for its
 * turn.
 */
function newSilenceTimer(onSilent: () => void) {
  let timer: NodeJS.Timeout | null = null
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
  }
  /** From now on, it has to say something every so many milliseconds. */
  function expectSign(milliseconds: number, readTime: ReadProcessorTime): void {
    stop()
    const before = readTime()
    let waits = 0
    const judge = () => {
      const used = readTime()
      const isStarved = before !== null && used !== null && used - before < milliseconds * fairShare
      if (!isStarved || waits >= mostWaits) return onSilent()
      waits += 1
      timer = setTimeout(judge, milliseconds)
      return undefined
    }
    // Where this process was held up itself, what the other has said meanwhile is read before it is judged.
    timer = setTimeout(() => {
      timer = setTimeout(judge, 50)
    }, milliseconds)
  }
  return { expectSign, stop }
}

/** A process that was started for one job. */
export type JobChild = {
  send: (question: JobQuestion) => void
  /** Ends it at once; more than once does nothing. */
  kill: () => void
  readProcessorTime: ReadProcessorTime
}

/** What the process says and how it ends; `onEnd` may tell that it ran out of memory. */
export type JobWatch = {
  onMessage: (message: JobMessage) => void
  onEnd: (failure: 'out-of-memory' | 'broken') => void
}

export type StartChild = (watch: JobWatch) => JobChild

/** Milliseconds: until it has loaded its program, between two signs of life, and in all. */
export type JobLimits = { start: number; silence: number; total: number }

export const usualLimits: JobLimits = { start: 30_000, silence: 3_000, total: 120_000 }

/** A page is drawn in one go, and a full term has many. */
export const drawingLimits: JobLimits = { start: 30_000, silence: 20_000, total: 300_000 }

export type RunOptions = {
  signal: AbortSignal
  onProgress?: (done: number, of: number) => void
  limits?: JobLimits
}

export type JobOutcome<Kind extends JobKind> = Result<JobAnswer<Kind>, JobFailure>

/** Never throws; when it has answered, the process is gone or about to be. */
export function runInChild<Kind extends JobKind>(
  job: ExchangeJob<Kind>,
  startChild: StartChild,
  { signal, onProgress, limits = usualLimits }: RunOptions,
): Promise<JobOutcome<Kind>> {
  return new Promise((resolve) => {
    let child: JobChild | null = null
    let isOver = false
    const end = (outcome: JobOutcome<Kind>) => {
      if (isOver) return
      isOver = true
      clearTimeout(total)
      silence.stop()
      signal.removeEventListener('abort', onAbort)
      child?.kill()
      resolve(outcome)
    }
    const onAbort = () => end(fail('stopped'))
    const giveUp = () => end(fail('too-slow'))
    const silence = newSilenceTimer(giveUp)
    const total = setTimeout(giveUp, limits.total)
    const readTime = () => child?.readProcessorTime() ?? null
    const onMessage = (message: JobMessage) => {
      if (isOver) return
      const { kind } = message
      if (kind === 'ready') trySend(child, { job }, () => end(fail('broken')))
      else if (kind === 'begun' || kind === 'progress') {
        silence.expectSign(limits.silence, readTime)
        if (kind === 'progress') onProgress?.(message.done, message.of)
      } else if (kind === 'answer') {
        // The process was asked this job and no other.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
        end(succeed(message.answer as JobAnswer<Kind>))
      } else end(fail(kind))
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    silence.expectSign(limits.start, () => null)
    try {
      child = startChild({ onMessage, onEnd: (failure) => end(fail(failure)) })
    } catch {
      end(fail('broken'))
    }
  })
}

/** A process may be gone before it could be asked. */
function trySend(child: JobChild | null, question: JobQuestion, onFail: () => void): void {
  try {
    child?.send(question)
  } catch {
    onFail()
  }
}
