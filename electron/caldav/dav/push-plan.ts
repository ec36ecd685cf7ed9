// Takes the steps of a push one after the other; each is recorded as soon as the server has it, so that a stop loses nothing.
import type { CaldavResource, RemoteChange } from '../../../shared/exchange/caldav.ts'
import {
  entryKey,
  type CalendarEvent,
  type SentEntry,
} from '../../../shared/exchange/calendar-entry.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { writeCalendar, type CalendarFrame } from '../../export/formats/write-calendar.ts'
import { type DavProblem, isBinding, onlyIf, plainAddress, type SendDav } from './send-dav.ts'
import { readRemote } from './read-remote.ts'

/** What the server now has of one block. */
export type PushNews =
  | { kind: 'written'; key: string; href: string; etag: string | null; sent: SentEntry }
  | { kind: 'gone'; key: string }
  | { kind: 'same'; key: string; href: string; etag: string }
  | { kind: 'changed-there'; key: string; href: string; remote: RemoteChange }

export type PushPorts = {
  send: SendDav
  frame: CalendarFrame
  /** The calendar's address. */
  calendar: string
  lastSentOf: (key: string) => SentEntry | undefined
  take: (news: PushNews) => void
  report: (done: number, of: number) => void
}

/** How many blocks were written and removed; fails with the first step that the server does not take. */
export async function takeSteps(
  steps: readonly PushStep[],
  ports: PushPorts,
): Promise<Result<{ written: number; removed: number }, DavProblem>> {
  const counts = { written: 0, removed: 0 }
  for (const [index, step] of steps.entries()) {
    const news = await takeStep(step, ports)
    if (!news.ok) return news
    ports.take(news.value)
    if (news.value.kind === 'written') counts.written += 1
    if (step.kind === 'remove' && news.value.kind === 'gone') counts.removed += 1
    ports.report(index + 1, steps.length)
  }
  return succeed(counts)
}

async function takeStep(step: PushStep, ports: PushPorts): Promise<Result<PushNews, DavProblem>> {
  const { key } = step
  switch (step.kind) {
    case 'create': {
      const href = plainAddress(new URL(`${key}-${ports.frame.folderId}.ics`, ports.calendar))
      const news = await write(ports, href, { 'if-none-match': '*' }, step.sent)
      return isChanged(news) ? look(ports, { key, href, etag: null }, step.sent) : news
    }
    case 'update':
      return update(step, ports)
    case 'remove':
      return remove(step, ports)
    case 'look':
      return look(ports, step)
    case 'gone-there':
      return succeed(goneThere(key, step.href))
    case 'forget':
      return succeed({ kind: 'gone', key })
    default:
      return step satisfies never
  }
}

/** Where the server can't tell that nothing has changed there, it is read before it is written over. */
async function update(
  { key, href, etag, sent }: Extract<PushStep, { kind: 'update' }>,
  ports: PushPorts,
): Promise<Result<PushNews, DavProblem>> {
  if (!isBinding(etag)) {
    const seen = await look(ports, { key, href, etag })
    if (!seen.ok || seen.value.kind !== 'same') return seen
  }
  const news = await write(ports, href, onlyIf(etag), sent)
  return isChanged(news) ? look(ports, { key, href, etag: null }) : news
}

/** As an update: what was edited there since it was listed is not taken away with it. */
async function remove(
  { key, href, etag }: Extract<PushStep, { kind: 'remove' }>,
  ports: PushPorts,
): Promise<Result<PushNews, DavProblem>> {
  if (!isBinding(etag)) {
    const seen = await look(ports, { key, href, etag, isGoing: true })
    if (!seen.ok || seen.value.kind !== 'same') return seen
  }
  const answer = await ports.send({ method: 'DELETE', url: href, headers: onlyIf(etag) })
  if (answer.ok || answer.failure.kind === 'not-found') return succeed({ kind: 'gone', key })
  if (answer.failure.kind !== 'changed') return fail(answer.failure)
  return look(ports, { key, href, etag: null, isGoing: true })
}

function isChanged(news: Result<PushNews, DavProblem>): boolean {
  return !news.ok && (news.failure.kind === 'changed' || news.failure.kind === 'not-found')
}

function goneThere(key: string, href: string): PushNews {
  return { kind: 'changed-there', key, href, remote: { kind: 'deleted', etag: null } }
}

async function write(
  { send, frame }: PushPorts,
  url: string,
  condition: Record<string, string>,
  sent: SentEntry,
): Promise<Result<PushNews, DavProblem>> {
  const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition }
  const answer = await send({ method: 'PUT', url, headers, body: writeCalendar([sent], frame) })
  if (!answer.ok) return answer
  const etag = answer.value.headers.get('etag')
  return succeed({ kind: 'written', key: entryKey(sent.entry), href: url, etag, sent })
}

/**
 * `etag` as the server has listed it: what comes with the text may be spelled anew on its way. Null where it has not.
 * `fallback` is what is compared with where the server was sent nothing that is known here.
 */
async function look(
  ports: PushPorts,
  { key, href, etag: listed, isGoing = false }: Looked,
  fallback?: SentEntry,
): Promise<Result<PushNews, DavProblem>> {
  const answer = await ports.send({ method: 'GET', url: href })
  if (!answer.ok) {
    if (answer.failure.kind !== 'not-found') return answer
    return succeed(isGoing ? { kind: 'gone', key } : goneThere(key, href))
  }
  const lastSent = (ports.lastSentOf(key) ?? fallback)?.entry
  const etag = listed ?? answer.value.headers.get('etag') ?? ''
  if (lastSent?.kind !== 'event') return succeed(unreadable(key, href, etag))
  const { zone } = ports.frame
  return succeed(compare(answer.value.text, { key, href, etag, isGoing, lastSent, zone }))
}

type Looked = { key: string; href: string; etag: string | null; isGoing?: boolean }

type Compared = Required<Looked> & { etag: string; lastSent: CalendarEvent; zone: string }

function compare(text: string, { key, href, etag, isGoing, lastSent, zone }: Compared): PushNews {
  const remote = readRemote(text, { etag, lastSent, zone, withNotes: isGoing })
  const isSame = remote === null || (isGoing && remote.kind === 'deleted')
  return isSame ? { kind: 'same', key, href, etag } : { kind: 'changed-there', key, href, remote }
}

function unreadable(key: string, href: string, etag: string): PushNews {
  return { kind: 'changed-there', key, href, remote: { kind: 'unreadable', etag } }
}

type PushStep =
  /** Written where there must be nothing yet. */
  | { kind: 'create'; key: string; sent: SentEntry }
  | { kind: 'update'; key: string; href: string; etag: string; sent: SentEntry }
  | { kind: 'remove'; key: string; href: string; etag: string }
  /** It was changed there: read before anything is written. `isGoing`: it is off the week here. */
  | { kind: 'look'; key: string; href: string; etag: string; isGoing: boolean }
  | { kind: 'gone-there'; key: string; href: string }
  | { kind: 'forget'; key: string }

type PushInput = {
  /** The blocks as they are here. */
  wanted: readonly SentEntry[]
  /** What the server was sent last, by key. */
  lastSent: ReadonlyMap<string, SentEntry>
  known: ReadonlyMap<string, CaldavResource>
  /** What is there: address to ETag. What is not among `known` is not ours, and no step names it. */
  there: ReadonlyMap<string, string>
}

/**
 * Plans a push: the blocks as they are here, beside what the server was last sent and what it has
 * now.
 */
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
  { key, href, etag: known, remote }: CaldavResource,
  etag: string | undefined,
): PushStep[] {
  if (etag === undefined) return [{ kind: 'forget', key }]
  const isAgreed = remote?.kind === 'deleted'
  const seen = remote === null ? known : remote.etag
  if (seen !== etag) return [{ kind: 'look', key, href, etag, isGoing: true }]
  return remote === null || isAgreed ? [{ kind: 'remove', key, href, etag }] : []
}

function stepFor(
  { key, href, etag, remote }: CaldavResource,
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
