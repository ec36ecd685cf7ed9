// Where the keys of model endpoints are kept (M4): a shell brings the place, only requests to the endpoint read it.

export type KeyStore = {
  source: 'keychain' | 'environment'
  /** The host that the person has named beside the key, where keys are not kept by host. */
  namedHost?: string
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

/** The host that the key beside it is for, as `host:port`; without it that is the one that it is first used with. */
export const hostVariable = 'WEEKLOOM_API_HOST'

export const calendarVariable = 'WEEKLOOM_CALDAV_PASSWORD'

/** What owns the password of a calendar server: its address without a path, and the user. */
export function calendarOwner({ address, user }: { address: string; user: string }): string {
  return `${calendarPrefix}${new URL(address).origin} ${user}`
}

const calendarPrefix = 'caldav '

/** For shells without a keychain: in the environment a key, for whichever endpoint is chosen, and a calendar's password. */
export function environmentKeys(environment: Record<string, string | undefined>): KeyStore {
  const namedHost = environment[hostVariable]?.trim()
  return {
    source: 'environment',
    ...(namedHost ? { namedHost } : {}),
    read: (owner) => {
      if (owner.startsWith(calendarPrefix)) return environment[calendarVariable] || null
      return environment[keyVariable]?.trim() || null
    },
    write: null,
    isForThisRun: false,
  }
}

export const noKeys: KeyStore = environmentKeys({})
