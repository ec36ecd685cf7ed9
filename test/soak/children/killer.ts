// The thread of the kill switch: spins, since a timer is late by a millisecond, which is a whole transaction.
import { parentPort, workerData } from 'node:worker_threads'

const { started, afterMs } = workerData as { started: Int32Array; afterMs: number }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage('ready')
Atomics.wait(started, 0, 0)
const end = performance.now() + afterMs
while (performance.now() < end);
process.kill(process.pid, 'SIGKILL')
