// The process of a job in the desktop app: Electron's own kind, as the app can't start itself as plain Node.
import { utilityProcess } from 'electron'
import { childFile } from '../exchange/process/child-file.ts'
import { heapMegabytes } from '../exchange/process/job-messages.ts'
import { readProcessorTime } from '../exchange/process/processor-time.ts'
import type { StartChild } from '../exchange/process/run-in-child.ts'

/** Only after `ready`. */
export const startUtilityChild: StartChild = ({ onMessage, onEnd }) => {
  const child = utilityProcess.fork(childFile, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: {},
    serviceName: 'Weekloom exchange',
    stdio: 'ignore',
  })
  child.on('message', onMessage)
  child.on('exit', () => onEnd('broken'))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
    send: (question) => child.postMessage(question),
    kill: () => void child.kill(),
    readProcessorTime: () => readProcessorTime(child.pid),
  }
}
