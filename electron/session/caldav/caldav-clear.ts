// Takes away from the server what was pushed there, and the calendar itself where it is ours and nothing else is in it.
import { readResources, removeResource, type CaldavCalendar } from '../../../db/exchange/caldav.ts'
import { folderIdOf } from '../../../db/file/folder-id.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { listResources } from '../../exchange/caldav/find-calendar.ts'
import { onlyIf } from '../../exchange/caldav/only-if.ts'
import { openServer, type PushFailure } from './caldav-push.ts'
import type { SessionContext } from '../context.ts'

export async function clearServer(
  context: SessionContext,
  calendar: CaldavCalendar,
): Promise<Result<null, PushFailure>> {
  const { href } = calendar.status
  if (href === null) return succeed(null)
  const opened = openServer(context, calendar, context.closing)
  if (!opened.ok) return opened
  const send = opened.value
  const there = await listResources(send, href)
  // A calendar that is not there holds nothing of ours.
  if (!there.ok) return there.failure.kind === 'not-found' ? succeed(null) : there
  for (const { key, href: url } of readResources(context.database).values()) {
    const etag = there.value.get(url)
    if (etag !== undefined) {
      const removed = await send({ method: 'DELETE', url, headers: onlyIf(etag) })
      if (!removed.ok && removed.failure.kind !== 'not-found') return removed
    }
    removeResource(context.database, key)
  }
  const isOurs = href.endsWith(`/weekloom-${folderIdOf(context.database, context.newId)}/`)
  const left = isOurs ? await listResources(send, href) : null
  if (left?.ok !== true || left.value.size > 0) return succeed(null)
  const gone = await send({ method: 'DELETE', url: href })
  return gone.ok || gone.failure.kind === 'not-found' ? succeed(null) : gone
}
