// Plans a push: the blocks as they are here, beside what the server was last sent and what it has now.
import { entryKey, type SentEntry } from '../../../shared/exchange/calendar-entry.ts'
import type { RemoteChange } from '../../../shared/exchange/caldav.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'

/** One resource as the server last gave it; `remote` waits for the person's answer. */
export type KnownResource = {
  key: string
  href: string
  /** Null where the server named none when it was written. */
  etag: string | null
  remote: RemoteChange | null
}

export type PushStep =
  /** Written where there must be nothing yet. */
  | { kind: 'create'; key: string; sent: SentEntry }
  | { kind: 'update'; key: string; href: string; etag: string; sent: SentEntry }
  | { kind: 'remove'; key: string; href: string; etag: string }
  /** It was changed there: read before anything is written. `isGoing`: it is off the week here. */
  | { kind: 'look'; key: string; href: string; etag: string; isGoing: boolean }
  | { kind: 'gone-there'; key: string; href: string }
  | { kind: 'forget'; key: string }

export type PushInput = {
  /** The blocks as they are here. */
  wanted: readonly SentEntry[]
  /** What the server was sent last, by key. */
  lastSent: ReadonlyMap<string, SentEntry>
  known: ReadonlyMap<string, KnownResource>
  /** What is there: address to ETag. What is not among `known` is not ours, and no step names it. */
  there: ReadonlyMap<string, string>
}

export function planPush({ wanted, lastSent, known, there }: PushInput): PushStep[] {
  const keys = new Set(wanted.map(({ entry }) => entryKey(entry)))
  const removals = [...known.values()]
    .filter(({ key }) => !keys.has(key))
    .flatMap((resource) => removalOf(resource, there.get(resource.href)))
  const writes = wanted.flatMap((sent) => {
    const key = entryKey(sent.entry)
    const resource = known.get(key)
    if (resource === undefined) return [{ kind: 'create', key, sent } as const]
    return stepFor(resource, sent, lastSent.get(key), there.get(resource.href))
  })
  return [...removals, ...writes]
}

/** What was edited there is never taken away unasked; what is gone there too, or cancelled, is agreed on. */
function removalOf(
  { key, href, etag: known, remote }: KnownResource,
  etag: string | undefined,
): PushStep[] {
  if (etag === undefined) return [{ kind: 'forget', key }]
  const isAgreed = remote?.kind === 'deleted'
  const seen = remote === null ? known : remote.etag
  if (seen !== etag) return [{ kind: 'look', key, href, etag, isGoing: true }]
  return remote === null || isAgreed ? [{ kind: 'remove', key, href, etag }] : []
}

function stepFor(
  { key, href, etag, remote }: KnownResource,
  sent: SentEntry,
  lastSent: SentEntry | undefined,
  present: string | undefined,
): PushStep[] {
  // What waits for an answer is asked once, until it changes again there.
  if (present === undefined) {
    const isAsked = remote?.kind === 'deleted' && remote.etag === null
    return isAsked ? [] : [{ kind: 'gone-there', key, href }]
  }
  if (remote !== null && remote.etag === present) return []
  if (present !== etag || remote !== null)
    return [{ kind: 'look', key, href, etag: present, isGoing: false }]
  const isSame = lastSent !== undefined && isSameValue(lastSent.entry, sent.entry)
  return isSame ? [] : [{ kind: 'update', key, href, etag: present, sent }]
}
