// What a feed says is due, through changes of its days: compared with the homework that is here, and never doubled (X5).
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'
import { startFeedServer } from './start-feed-server.ts'
import { feedOf, openOn, refresh, take } from './open-feeds.ts'

const feedOfDue = (...due: [title: string, at: string][]) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Some Moodle//EN',
    ...due.flatMap(([title, at], index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `SUMMARY:${title} [HIST110]`,
      `DTSTART:${at}`,
      `DTEND:${at}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const log: [string, string] = ['Log', '20261204T160000Z']

async function openDue() {
  const server = await startFeedServer(feedOfDue(['Essay', '20261201T160000Z'], log))
  const { session } = openOn(newFolder())
  const { id } = valueOf(await session.request('add-feed', { address: server.address }))
  await take(session, id)
  return { server, session, id }
}

async function dueIn(session: Session) {
  const { items } = valueOf(await session.request('read-homework', {}))
  return items.map(({ title, dueDate, dueTime }) => `${title} ${dueDate} ${dueTime}`).toSorted()
}

const essayMoved = feedOfDue(['Essay', '20261203T170000Z'], log)

describe('homework of a feed', () => {
  it('[X5] [X13] that is due on another day waits as one change, and undo takes it back', async () => {
    const { server, session, id } = await openDue()
    server.text = essayMoved
    expect((await refresh(session, id)).text).toContain('1 ')
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 1 } })
    const { besides } = await take(session, id)
    expect(besides).toBe('“Essay” is now due Thu 3 Dec 17:00, not Tue 1 Dec 16:00.')
    expect(await dueIn(session)).toEqual(['Essay 2026-12-03 17:00', 'Log 2026-12-04 16:00'])
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 0 } })
    valueOf(await session.request('undo', {}))
    expect(await dueIn(session)).toEqual(['Essay 2026-12-01 16:00', 'Log 2026-12-04 16:00'])
  })

  it('[X5] stays on the day that the student has set, and that is said once the feed changes it', async () => {
    const { server, session, id } = await openDue()
    const { items } = valueOf(await session.request('read-homework', {}))
    const essay = items.find(({ title }) => title === 'Essay')
    if (essay === undefined) throw new Error('no essay')
    const { title, course, dueTime } = essay
    const { dueDate } = essay
    const base = { title, course, dueTime, dueDate }
    const edit = { kind: 'details' as const, base, draft: { ...base, dueDate: '2026-11-30' } }
    valueOf(await session.request('edit-homework', { id: essay.id, edit }))
    server.text = feedOfDue(['Essay', '20261201T160000Z'], log, ['Map', '20261205T160000Z'])
    await refresh(session, id)
    expect((await take(session, id)).problems).toEqual([])
    server.text = essayMoved
    await refresh(session, id)
    const { problems, besides } = valueOf(await session.request('preview-feed', { id }))
    expect([besides, ...problems]).toEqual([
      '',
      '“Essay” is due Thu 3 Dec 17:00 in the calendar. You set it to Mon 30 Nov 16:00, and that stays.',
    ])
    expect((await dueIn(session))[0]).toBe('Essay 2026-11-30 16:00')
  })

  it('[X5] of one name keeps its days, each a piece of its own', async () => {
    const { server, session, id } = await openDue()
    server.text = feedOfDue(['Essay', '20261201T160000Z'], log, ['Log', '20261211T160000Z'])
    await refresh(session, id)
    await take(session, id)
    expect(await dueIn(session)).toHaveLength(3)
    // What has left the feed stays.
    server.text = feedOfDue(log, ['Log', '20261212T160000Z'])
    await refresh(session, id)
    await take(session, id)
    expect(await dueIn(session)).toEqual([
      'Essay 2026-12-01 16:00',
      'Log 2026-12-04 16:00',
      'Log 2026-12-12 16:00',
    ])
  })
})
