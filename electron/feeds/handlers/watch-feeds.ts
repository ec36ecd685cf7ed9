// Reads feeds again by themselves while Weekloom is open (X13): soon after the start, and every few hours.
import { readSubscriptions } from '../../../db/feeds.ts'
import { parseWall } from '../../ics/wall-time.ts'
import type { SessionContext } from '../../session/context.ts'
import { isDue } from '../plan-refresh.ts'

/** Call what it answers with now and then. */
export function watchFeeds(context: SessionContext): () => void {
  let isStart = true
  let isReading = false
  return () => {
    if (isReading) return
    const now = instantOf(context.clock())
    const due = readSubscriptions(context.database).filter(
      ({ settings, status }) =>
        settings.isAutomatic && isDue({ ...status, now, isStart, instantOf }),
    )
    isStart = false
    if (due.length === 0) return
    isReading = true
    const names = new Map(due.map(({ id, settings }) => [id, settings.name]))
    const work = readQuietly(context, names).finally(() => {
      isReading = false
      context.running.delete(work)
    })
    context.running.add(work)
  }
}

/** Milliseconds since 1970 of an instant in UTC, to the second. */
function instantOf(iso: string): number {
  return (parseWall(iso)?.wall ?? 0) * 1000
}

/** Loaded when there is something to read: most people have no such calendar. */
async function readQuietly(
  context: SessionContext,
  names: ReadonlyMap<number, string>,
): Promise<void> {
  const { refreshFeed } = await import('./refresh-feeds.ts')
  const { sayTaken, viewFeeds } = await import('./feeds-view.ts')
  const taken: string[] = []
  for (const [id, name] of names) {
    if (context.closing.aborted) return
    const refreshed = await refreshFeed(context, id, true)
    if (refreshed !== null && refreshed.taken > 0)
      taken.push(sayTaken(context, name, refreshed.taken))
  }
  if (context.closing.aborted) return
  context.push({ kind: 'feeds', view: viewFeeds(context), taken: taken.join('\n') })
}
