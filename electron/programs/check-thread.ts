// The thread that looks at a whole data file, on a connection of its own: one file, one answer.
import { parentPort, workerData } from 'node:worker_threads'
import { findDamageOf } from '../../db/file/find-damage.ts'
import type { WorkerMessage } from '../worker/ask-worker.ts'

const message: WorkerMessage = { kind: 'answer', answer: findDamageOf(String(workerData)) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(message)
