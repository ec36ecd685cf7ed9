// A session with placed work and a calendar server that it is set up for, and a phone that changes things there.
import { onTestFinished } from 'vitest'
import {
  calendarVariable,
  environmentKeys,
  keyVariable,
} from '../../../electron/session/key-store.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { CaldavView } from '../../../shared/exchange/caldav.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { account, startCalendarServer, type CalendarServer } from './calendar-server.ts'
import { monday, newFolder, valueOf } from '../session/open-desk.ts'

export type Stage = {
  server: CalendarServer
  session: Session
  folder: string
  pushed: PushEvent[]
}

export function openCaldav(
  folder: string,
  clock = () => monday,
): { session: Session; pushed: PushEvent[] } {
  let count = 0
  const opened = openSession({
    folder,
    clock,
    newId: () => `made-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'Europe/Berlin',
    keys: environmentKeys({ [calendarVariable]: account.password, [keyVariable]: 'model-key' }),
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const pushed: PushEvent[] = []
  opened.value.subscribe((event) => pushed.push(event))
  onTestFinished(() => opened.value.close())
  return { session: opened.value, pushed }
}

export const settingsFor = (address: string) => ({
  address,
  user: account.user,
  calendar: 'Study',
  isAutomatic: false,
  reminder: 10,
})

/** The sample term with its work placed, and a server that it is set up for. */
export async function openStage(clock?: () => string): Promise<Stage> {
  const server = await startCalendarServer()
  const folder = newFolder()
  const { session, pushed } = openCaldav(folder, clock)
  valueOf(await session.request('set-up-sample', {}))
  const classId = 1
  const state = valueOf(await session.request('load-view', {})).state
  const items =
    state?.tasks.filter((task) => task.kind === 'item' && task.classId === classId) ?? []
  for (const item of items.slice(0, 3)) await placeSomewhere(session, item.id)
  valueOf(await session.request('set-caldav', { settings: settingsFor(server.address) }))
  return { server, session, folder, pushed }
}

async function placeSomewhere(session: Session, task: number): Promise<void> {
  for (let day = 16; day < 60; day += 1) {
    const edit = { kind: 'put', task, day, start: 9 } as const
    if ((await session.request('edit-by-hand', { edit })).ok) return
  }
  throw new Error('no place')
}

export async function blocksOf(session: Session): Promise<PlacedItem[]> {
  return valueOf(await session.request('load-view', {})).state?.tasks.filter(isPlacedItem) ?? []
}

export async function push(session: Session) {
  return valueOf(await session.request('push-caldav', {}))
}

export const writes = ({ asked }: CalendarServer) =>
  asked.filter(({ method }) => ['PUT', 'DELETE', 'MKCALENDAR'].includes(method))

export const fileOf = ({ files }: CalendarServer, id: number) =>
  [...files.keys()].find((path) => path.includes(`/task-${id}-`)) ?? ''

/** As a phone moves it: other times, a higher number. */
export function moveThere(
  server: CalendarServer,
  id: number,
  date: string,
  start: string,
  end: string,
) {
  const path = fileOf(server, id)
  const text = server.files.get(path) ?? ''
  const moved = text
    .replace(/^DTSTART;TZID=([^:]*):.*$/m, `DTSTART;TZID=$1:${date}T${start}\r`.trimEnd())
    .replace(/^DTEND;TZID=([^:]*):.*$/m, `DTEND;TZID=$1:${date}T${end}\r`.trimEnd())
    .replace(/^SEQUENCE:.*$/m, 'SEQUENCE:9')
  server.files.set(path, moved)
}

export async function answer(
  session: Session,
  { changes }: CaldavView,
  verdict: 'mine' | 'theirs',
) {
  const answers = changes.map(({ key }) => ({ key, verdict }))
  return valueOf(await session.request('answer-caldav', { answers }))
}

export function withStatus(code: number): CalendarServer['misbehave'] {
  return (_, response) => {
    response.statusCode = code
    response.end('<html>no</html>')
    return true
  }
}
