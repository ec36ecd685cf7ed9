// The planning thread: to each question one answer goes back, one after the other. The built-in model thinks here too,
// for it asks the planner while it does.
import { parentPort } from 'node:worker_threads'
import { answerBuiltIn, type BuiltInQuestion } from '../language/answer-built-in.ts'
import { answerQuestion, type Question } from '../planner/questions.ts'
import type { WorkerMessage } from '../worker/ask-worker.ts'
import type { ThreadQuestion } from '../worker/thread.ts'

// What a question throws ends the thread, and whoever asked works it out himself.
parentPort?.on('message', ({ question, stop }: ThreadQuestion<Question | BuiltInQuestion>) => {
  const watch = {
    isTimeUp: () => Atomics.load(stop, 0) === 1,
    onProgress: (progress: unknown) => tell({ kind: 'progress', progress }),
  }
  const isBuiltIn = question.kind === 'built-in'
  tell({
    kind: 'answer',
    answer: isBuiltIn ? answerBuiltIn(question) : answerQuestion(question, watch),
  })
})

function tell(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(message)
}
