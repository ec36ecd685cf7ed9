// A session whose clock a test moves, with a feed of two courses on a server of its own.
import { onTestFinished } from 'vitest'
import { openSession } from '../../../electron/core/open-session.ts'
import { type KeyStore, noKeys } from '../../../electron/session/key-store.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import type { FeedView } from '../../../shared/feeds/feed.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { monday, newFolder, valueOf } from '../session/open-desk.ts'
import { type Course, feedText } from './feed-server.ts'
import { startFeedServer } from './start-feed-server.ts'

export const algebra: Course = { title: 'Algebra', first: '20261124', hour: 9, weeks: 8 }
export const physics: Course = { title: 'Physics', first: '20261125', hour: 11, weeks: 8 }

export type Clock = { now: string }

export function openOn(folder: string, clock: Clock = { now: monday }, keys: KeyStore = noKeys) {
  let count = 0
  const opened = openSession({
    folder,
    clock: () => clock.now,
    newId: () => `made-${clock.now}-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    keys,
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const pushed: PushEvent[] = []
  opened.value.subscribe((event) => pushed.push(event))
  onTestFinished(() => opened.value.close())
  return { session: opened.value, pushed }
}

/** Two courses were read from a feed and taken: a term of theirs is there. */
export async function openTaken() {
  const server = await startFeedServer(feedText([algebra, physics]))
  const folder = newFolder()
  const clock: Clock = { now: monday }
  const { session, pushed } = openOn(folder, clock)
  const { id } = valueOf(await session.request('add-feed', { address: server.address }))
  await take(session, id)
  return { server, folder, clock, session, pushed, id }
}

export async function take(session: Session, id: number) {
  const preview = valueOf(await session.request('preview-feed', { id }))
  valueOf(await session.request('apply-import', { previewId: preview.previewId }))
  return preview
}

export async function feedOf(session: Session, id: number): Promise<FeedView> {
  const { feeds } = valueOf(await session.request('read-feeds', {}))
  const feed = feeds.find((each) => each.id === id)
  if (feed === undefined) throw new Error('no such feed')
  return feed
}

export async function refresh(session: Session, id: number) {
  return valueOf(await session.request('refresh-feeds', { id }))
}

export async function lecturesOf(session: Session, title: string): Promise<EventTask[]> {
  const { state } = valueOf(await session.request('load-view', {}))
  return (state?.tasks ?? []).filter(
    (task): task is EventTask => task.kind === 'event' && task.title === title,
  )
}

export async function historyOf(session: Session) {
  return valueOf(await session.request('read-history', {})).entries
}

/** Once what a tick has begun is over. */
export async function settled(session: {
  context: { running: Set<Promise<unknown>> }
}): Promise<void> {
  while (session.context.running.size > 0) await Promise.all(session.context.running)
}
