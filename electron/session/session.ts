// Opens the one object with state: an open data folder, its conversation and the windows that watch it.
import type { RequestName } from '../../shared/contract/contract.ts'
import type { PushEvent, Reply } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import type { Model } from '../model/model.ts'
import type { SessionContext, Shell } from './context.ts'
import type { KeyStore } from './key-store.ts'

export type SessionOptions = {
  /** The data folder. */
  folder: string
  /** The present instant, ISO. */
  clock: () => string
  newId: () => string
  pause: (ms: number) => Promise<void>
  /** Whether a folder without data is filled; true when absent. */
  create?: boolean
  /** The one that the person has chosen when absent. */
  model?: Model
  /** In place of the built-in one that answers beside this thread: no window waits on a terminal's. */
  builtInModel?: Model
  /** Where the keys of endpoints are; none when absent. */
  keys?: KeyStore
  /** What this shell can do by itself; nothing when absent. */
  shell?: Shell
  /** IANA zone for as long as no term says otherwise; this machine's when absent. */
  zone?: string
  /** For this process only; the stored preference when absent. */
  language?: Language
  /** For as long as no preference is stored; English when absent. */
  machineLanguage?: Language
}

export type Session = {
  /** Checks `input` against the contract, runs the request, and never throws. */
  request<Name extends RequestName>(name: Name, input: unknown): Promise<Reply<Name>>
  subscribe(listener: (event: PushEvent) => void): () => void
  /** Sends every window the clock as it is now. */
  tellTime(): void
  /** To be called now and then: reminds of what is due, and makes the backup of a new day. */
  tick(): void
  /** For a shell that does not tick: makes the copy and the check of the whole file that are due. */
  tend(): void
  /** Goes on with a turn that a kill cut off. */
  resume(): Promise<void>
  close(): Promise<void>
  /** Closes without the copy of the last hour, which could push out the backup that is to be restored. */
  release(): Promise<void>
  /** For the terminal, which shows more than a window does. */
  readonly context: SessionContext
}
