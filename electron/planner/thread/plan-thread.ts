// The planning thread: to each question one answer goes back, one after the other.
import { parentPort } from 'node:worker_threads'
import { answerQuestion } from './questions.ts'
import type { ThreadMessage, ThreadQuestion } from './thread-messages.ts'

// What a question throws ends the thread, and whoever asked works it out himself.
parentPort?.on('message', ({ question, stop }: ThreadQuestion) => {
  const answer = answerQuestion(question, {
    isTimeUp: () => Atomics.load(stop, 0) === 1,
    onProgress: (progress) => tell({ kind: 'progress', progress }),
  })
  tell({ kind: 'answer', answer })
})

function tell(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(message)
}
