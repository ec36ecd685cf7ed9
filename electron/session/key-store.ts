// Where the keys of model endpoints are kept (M4): a shell brings the place, only requests to the endpoint read it.

export type KeyStore = {
  source: 'keychain' | 'environment'
  /** `owner` is the host, with `http://` before it where the line is open. */
  read: (owner: string) => string | null
  /** Null where a key can't be set from the app. */
  write: ((owner: string, key: string | null) => void) | null
  /** Absent where there is nothing of ours to forget. */
  forgetAll?: () => void
  /** Keys are forgotten when the app ends. */
  isForThisRun: boolean
}

export const keyVariable = 'WEEKLOOM_API_KEY'

/** For shells without a keychain: one key in the environment, for whichever endpoint is chosen. */
export function environmentKeys(environment: Record<string, string | undefined>): KeyStore {
  return {
    source: 'environment',
    read: () => environment[keyVariable]?.trim() || null,
    write: null,
    isForThisRun: false,
  }
}

export const noKeys: KeyStore = environmentKeys({})
