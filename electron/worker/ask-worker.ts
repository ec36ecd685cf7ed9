// Asks a worker, a thread or a process, for one answer: what comes of it is that or a typed failure, whatever happens.
import { fail, succeed, type Result } from '../../shared/result.ts'

/** What a worker says: that it stands, that it begins, how far it is, and at last the answer or why there is none. */
export type WorkerMessage<Answer = unknown, Progress = unknown> =
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'out-of-memory' }
  | { kind: 'broken' }

/** Why there is no answer. */
export type WorkerFailure = 'stopped' | 'too-slow' | 'out-of-memory' | 'broken'

/** Milliseconds of processor time that a process has used; null where the system does not tell. */
type ReadProcessorTime = () => number | null

/** A worker that was started for one question. */
export type StartedWorker = {
  /** It can be asked at once; others say when they are ready. */
  isReady?: boolean
  send: (question: object) => void
  /** Nobody waits for it any more: a process is gone at once. More than once does nothing. */
  end: () => void
  readProcessorTime?: ReadProcessorTime
}

/** What the worker says and how it ends; `onEnd` may tell that it ran out of memory. */
export type WorkerWatch = {
  onMessage: (message: WorkerMessage) => void
  onEnd: (failure: 'out-of-memory' | 'broken') => void
}

export type StartWorker = (watch: WorkerWatch) => StartedWorker

/** Milliseconds: until it has loaded its program, between two signs of life, and in all. */
export type WorkerLimits = { start: number; silence: number; total: number }

export type AskOptions<Progress> = {
  signal: AbortSignal
  onProgress?: ((progress: Progress) => void) | undefined
  /** Without them it is waited for as long as it takes. */
  limits?: WorkerLimits
}

/** Never throws; when it has answered, the worker has been let go. */
export function askWorker<Answer, Progress = unknown>(
  start: StartWorker,
  question: object,
  { signal, onProgress, limits }: AskOptions<Progress>,
): Promise<Result<Answer, WorkerFailure>> {
  return new Promise((resolve) => {
    let worker: StartedWorker | null = null
    let isOver = false
    const end = (outcome: Result<Answer, WorkerFailure>) => {
      if (isOver) return
      isOver = true
      clearTimeout(total)
      silence.stop()
      signal.removeEventListener('abort', onAbort)
      worker?.end()
      resolve(outcome)
    }
    const onAbort = () => end(fail('stopped'))
    const giveUp = () => end(fail('too-slow'))
    const silence = newSilenceTimer(giveUp)
    const total = limits === undefined ? undefined : setTimeout(giveUp, limits.total)
    const readTime = () => worker?.readProcessorTime?.() ?? null
    const ask = () => trySend(worker, question, () => end(fail('broken')))
    const onMessage = (message: WorkerMessage) => {
      if (isOver) return
      const { kind } = message
      if (kind === 'ready') ask()
      else if (kind === 'begun' || kind === 'progress') {
        if (limits !== undefined) silence.expectSign(limits.silence, readTime)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was asked this question and no other
        if (kind === 'progress') onProgress?.(message.progress as Progress)
      } else if (kind === 'answer') {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
        end(succeed(message.answer as Answer))
      } else end(fail(kind))
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    if (limits !== undefined) silence.expectSign(limits.start, () => null)
    try {
      worker = start({ onMessage, onEnd: (failure) => end(fail(failure)) })
      if (worker.isReady === true) ask()
    } catch {
      end(fail('broken'))
    }
  })
}

/** A process may be gone before it could be asked, and not everything can be handed to a thread. */
function trySend(worker: StartedWorker | null, question: object, onFail: () => void): void {
  try {
    worker?.send(question)
  } catch {
    onFail()
  }
}

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
