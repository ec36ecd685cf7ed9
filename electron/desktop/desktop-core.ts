// Opens the core of the desktop app with all that it needs; loaded while the window is already being made.
import { join } from 'node:path'
import type { Language } from '../../shared/language.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import { newId, pause, type Clock } from '../machine/clock.ts'
import { makeFolder } from '../machine/data-folder.ts'
import { answerRequest } from '../page/answer-request.ts'
import { runCore } from '../page/run-core.ts'
import { endRestingThread } from '../worker/thread.ts'
import { openCore } from '../core/open-core.ts'
import type { Shell } from '../session/context.ts'
import { sealedKeys } from './sealed-keys.ts'
import { utilityProcess } from 'electron'
import { childFile, heapMegabytes, readProcessorTime } from '../worker/process.ts'
import type { StartWorker } from '../worker/ask-worker.ts'

/** Only after `ready`. */
const startUtilityChild: StartWorker = ({ onMessage, onEnd }) => {
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
    end: () => void child.kill(),
    readProcessorTime: () => readProcessorTime(child.pid),
  }
}

export type DesktopCore = {
  /** Whatever a page sent: never throws. */
  answer: (name: unknown, input: unknown) => ReturnType<typeof answerRequest>
  /** Lets go of the file. */
  stop: () => Promise<void>
}

export type DesktopCoreOptions = {
  folder: string
  clock: Clock
  /** Null for the one that was kept, and the machine's at the first start. */
  chosen: Language | null
  machineLanguage: Language
  push: (event: PushEvent) => void
  shell: Shell
}

/** Only after `ready`: the keychain answers from then on. */
export function openDesktopCore(options: DesktopCoreOptions): DesktopCore {
  const { folder, clock, chosen, machineLanguage, push, shell } = options
  const core = openCore({
    folder,
    clock,
    newId,
    pause,
    keys: sealedKeys(join(folder, 'window', 'model-keys.json')),
    shell: { ...shell, startJob: startUtilityChild },
    // Where the folder can't be made, opening must not try either: it might never come back.
    create: makeFolder(folder),
    ...(chosen === null ? {} : { language: chosen }),
    machineLanguage,
  })
  core.subscribe(push)
  const stopRunning = runCore(core)
  return {
    answer: (name, input) => answerRequest(core, name, input, chosen ?? machineLanguage),
    stop: async () => {
      await Promise.allSettled([stopRunning(), endRestingThread()])
    },
  }
}
