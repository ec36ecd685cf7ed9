// The planning thread: to each question one answer goes back, one after the other. The built-in model thinks here too,
// for it asks the planner while it does.
import { parentPort } from 'node:worker_threads'
import { answerBuiltIn } from '../../agent/model/offline/answer-built-in.ts'
import type { PlanWatch } from '../engine/search-plan.ts'
import { answerQuestion } from './questions.ts'
import type { ThreadMessage, ThreadQuestion } from './thread-messages.ts'

// What a question throws ends the thread, and whoever asked works it out himself.
parentPort?.on('message', ({ question, stop }: ThreadQuestion) => {
  const answer = answerOf(question, {
    isTimeUp: () => Atomics.load(stop, 0) === 1,
    onProgress: (progress) => tell({ kind: 'progress', progress }),
  })
  tell({ kind: 'answer', answer })
})

function answerOf(question: ThreadQuestion['question'], watch: PlanWatch) {
  return question.kind === 'built-in' ? answerBuiltIn(question) : answerQuestion(question, watch)
}

function tell(message: ThreadMessage<unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(message)
}
