// A feed through the life of a term (X12, X13): added, taken, changed, vanished, moved, and what the student makes of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'
import { feedText, secret } from './feed-server.ts'
import { startFeedServer } from './start-feed-server.ts'
import {
  algebra,
  feedOf,
  historyOf,
  lecturesOf,
  openOn,
  openTaken,
  physics,
  refresh,
  settled,
  take,
} from './open-feeds.ts'

describe('a feed', () => {
  it('[X12] is read at its address and previewed as a file is; nothing is written before the yes', async () => {
    const server = await startFeedServer(feedText([algebra, physics]))
    const { session } = openOn(newFolder())
    const { id, view } = valueOf(await session.request('add-feed', { address: server.address }))
    expect(view.feeds).toMatchObject([
      { id, isNew: true, waiting: { count: 16 }, settings: { name: 'My courses' } },
    ])
    expect(valueOf(await session.request('load-view', {})).term).toBeNull()
    const preview = await take(session, id)
    expect(preview).toMatchObject({ createsTerm: true, changes: null })
    expect(await lecturesOf(session, 'Algebra')).toHaveLength(8)
    expect(await feedOf(session, id)).toMatchObject({ isNew: false, waiting: { count: 0 } })
  })

  it('[X13] asks with ETag and Last-Modified, and what is the same waits for nothing', async () => {
    const { server, session, id } = await openTaken()
    expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
    expect(server.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': expect.stringContaining('"'),
      'if-modified-since': 'Mon, 23 Nov 2026 07:00:00 GMT',
    })
  })

  it('[X13] a change waits for the person’s word; taken it is one entry that undo takes back', async () => {
    const { server, session, id } = await openTaken()
    server.text = feedText([{ ...algebra, hour: 14 }, physics])
    expect((await refresh(session, id)).text).toBe('My courses: 8 moved.')
    expect((await lecturesOf(session, 'Algebra'))[0]?.clock?.start ?? '').not.toBe('14:00')
    const before = await historyOf(session)
    const { changes } = await take(session, id)
    expect(changes?.lines).toMatchObject([{ kind: 'moved', title: 'Algebra' }])
    expect(await historyOf(session)).toHaveLength(before.length + 1)
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 0 } })
    const moved = await lecturesOf(session, 'Algebra')
    expect(moved).toHaveLength(8)
    const { history } = valueOf(await session.request('load-view', {}))
    expect(history.undo).not.toBeNull()
    valueOf(await session.request('undo', {}))
    expect(await lecturesOf(session, 'Algebra')).not.toEqual(moved)
    valueOf(await session.request('preview-feed', { id }))
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 8 } })
  })

  it('[X2] [X12] remembers what an entry was said to be until that is undone', async () => {
    const { server, session, id } = await openTaken()
    const kinds = [
      { title: 'Physics', kind: 'personal' as const },
      { title: 'Algebra', kind: 'left-out' as const },
    ]
    const { previewId } = valueOf(await session.request('preview-feed', { id, answers: { kinds } }))
    valueOf(await session.request('apply-import', { previewId }))
    expect(await lecturesOf(session, 'Algebra')).toHaveLength(0)
    server.text = feedText([
      { ...algebra, hour: 14 },
      { ...physics, hour: 15 },
    ])
    expect((await refresh(session, id)).text).toBe('My courses: 8 moved.')
    const { changes } = await take(session, id)
    expect(changes?.lines.map(({ title }) => title)).toEqual(['Physics'])
    expect(await lecturesOf(session, 'Algebra')).toHaveLength(0)
    const moved = await lecturesOf(session, 'Physics')
    expect(new Set(moved.map(({ eventKind }) => eventKind))).toEqual(new Set(['personal']))
    valueOf(await session.request('undo', {}))
    valueOf(await session.request('undo', {}))
    const plain = valueOf(await session.request('preview-feed', { id }))
    expect(plain.lines.map(({ kind }) => kind)).toEqual(['class', 'class'])
  })

  it('[X13] what the person leaves is not offered again until it changes', async () => {
    const { server, session, id } = await openTaken()
    server.text = feedText([{ ...algebra, hour: 14 }, physics])
    await refresh(session, id)
    const left = valueOf(await session.request('leave-feed-changes', { id }))
    expect(left.feeds[0]?.waiting.count).toBe(0)
    // Written anew each time it is asked for, as course systems do.
    server.text = feedText([{ ...algebra, hour: 14 }, physics], ['X-WR-CALDESC:again'])
    expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
    server.text = feedText([{ ...algebra, hour: 15 }, physics])
    expect((await refresh(session, id)).text).toBe('My courses: 8 moved.')
  })

  it('[X13] lines that were not taken are left; a preview of before counts no more', async () => {
    const { server, session, id } = await openTaken()
    server.text = feedText([
      { ...algebra, hour: 14 },
      { ...physics, room: 'Hall 1' },
    ])
    await refresh(session, id)
    const preview = valueOf(await session.request('preview-feed', { id }))
    const lines = preview.changes?.lines.filter(({ title }) => title === 'Physics') ?? []
    const wish = { previewId: preview.previewId, lines: lines.map((line) => line.id) }
    valueOf(await session.request('apply-import', wish))
    expect((await lecturesOf(session, 'Physics'))[0]?.location).toBe('Hall 1')
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 0 } })
    const old = valueOf(await session.request('preview-feed', { id }))
    server.text = feedText([{ ...algebra, hour: 16 }, physics])
    await refresh(session, id)
    const wished = await session.request('apply-import', { previewId: old.previewId })
    expect(wished).toMatchObject({ ok: false, failure: { code: 'unknown-preview' } })
  })

  it('[X13] a lecture that moves to where there is no room waits too, and is said until it is left', async () => {
    const { server, session, id } = await openTaken()
    const there = { first: physics.first, hour: physics.hour }
    server.text = feedText([{ ...algebra, ...there }, physics])
    expect((await refresh(session, id)).text).toBe('My courses: 8 moved.')
    const preview = valueOf(await session.request('preview-feed', { id }))
    expect(preview).toMatchObject({ changes: { lines: [] } })
    expect(preview.problems.join(' ')).toContain('Algebra')
    await session.request('leave-feed-changes', { id })
    server.text = feedText([
      { ...algebra, ...there },
      { ...physics, room: 'Hall 1' },
    ])
    expect((await refresh(session, id)).text).toBe('My courses: 8 changed.')
  })

  it('[X12] is the same feed by its address, whatever its UIDs and titles', async () => {
    const { server, session, id } = await openTaken()
    server.text = feedText([
      { ...algebra, title: 'Linear algebra', uid: 'other' },
      { ...physics, title: 'Mechanics', uid: 'another' },
    ])
    await refresh(session, id)
    const { changes } = valueOf(await session.request('preview-feed', { id }))
    expect(changes).not.toBeNull()
    expect(new Set(changes?.lines.map(({ kind }) => kind))).toEqual(new Set(['added', 'gone']))
  })

  it('[X13] vanishes and comes back: what was taken stays, and nothing comes twice', async () => {
    const { server, session, id } = await openTaken()
    const before = valueOf(await session.request('load-view', {})).state
    server.misbehave = (_, response) => {
      response.statusCode = 404
      response.end()
      return true
    }
    const failed = await refresh(session, id)
    expect(failed).toMatchObject({ isFailed: true })
    expect((await feedOf(session, id)).problem?.message).toContain('nothing at this address')
    server.misbehave = null
    expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
    expect(await feedOf(session, id)).toMatchObject({ problem: null })
    expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
  })

  it('[X12] [X13] moves within its host, lies about its length and comes back changed: each change once', async () => {
    const { server, session, id } = await openTaken()
    const before = valueOf(await session.request('load-view', {})).state
    const moved = '/moved/calendar.ics'
    server.misbehave = ({ url }, response) => {
      if (url === moved) return false
      response.writeHead(301, { location: moved }).end()
      return true
    }
    expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
    expect(server.asked.at(-1)?.path).toBe(moved)
    server.text = feedText([{ ...algebra, hour: 13 }, physics])
    const { text } = server
    server.misbehave = (_, response) => {
      response.writeHead(200, { 'content-length': text.length * 2 }).end(text)
      return true
    }
    expect(await refresh(session, id)).toMatchObject({ isFailed: true })
    expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 0 } })
    server.misbehave = (_, response) => {
      response.writeHead(200, { 'content-length': Math.floor(text.length / 2) }).end(text)
      return true
    }
    expect(await refresh(session, id)).toMatchObject({ isFailed: true })
    expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
    server.misbehave = null
    await refresh(session, id)
    await take(session, id)
    const lectures = await lecturesOf(session, 'Algebra')
    expect(lectures).toHaveLength(8)
    expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
    expect(await historyOf(session)).toHaveLength(2)
  })

  it('[X13] empties at the end of the term: nothing is ticked, nothing goes by itself', async () => {
    const { server, session, id } = await openTaken()
    valueOf(await session.request('set-feed', { id, takesOver: true }))
    server.text = feedText([])
    await refresh(session, id)
    expect(await lecturesOf(session, 'Algebra')).toHaveLength(8)
    const { changes } = valueOf(await session.request('preview-feed', { id }))
    expect(changes?.lines.every(({ kind, isWanted }) => kind === 'gone' && !isWanted)).toBe(true)
  })

  it('[X12] goes on after a restart with all that it knew, and is removed with its address', async () => {
    const { server, session, folder, id, clock } = await openTaken()
    server.text = feedText([{ ...algebra, hour: 14 }, physics])
    await refresh(session, id)
    await session.close()
    const again = openOn(folder, clock).session
    expect(await feedOf(again, id)).toMatchObject({ waiting: { text: '8 moved' } })
    const { changes } = valueOf(await again.request('preview-feed', { id }))
    expect(changes?.lines).toHaveLength(1)
    const addresses = () => readFileSync(join(folder, 'feed-addresses.json'), 'utf8')
    expect(addresses()).toContain(secret)
    expect(valueOf(await again.request('remove-feed', { id })).feeds).toEqual([])
    expect(addresses).toThrow(/ENOENT/)
    expect(await lecturesOf(again, 'Algebra')).toHaveLength(8)
  })
})

describe('lectures that are taken over by themselves', () => {
  it('[X13] are one entry, and all that is no lecture waits', async () => {
    const { server, session, id } = await openTaken()
    valueOf(await session.request('set-feed', { id, takesOver: true }))
    const exam = ['BEGIN:VEVENT', 'UID:x', 'SUMMARY:Physics exam', 'DTSTART:20270115T090000Z']
    server.text = feedText(
      [{ ...algebra, hour: 14 }, physics],
      [...exam, 'DTEND:20270115T110000Z', 'END:VEVENT'],
    )
    const before = await historyOf(session)
    const { text } = await refresh(session, id)
    expect(text.split('\n')).toEqual([
      '8 changes of lectures were taken over from “My courses”.',
      'My courses: 1 new.',
    ])
    expect(await historyOf(session)).toHaveLength(before.length + 1)
    expect(await lecturesOf(session, 'Physics exam')).toEqual([])
    expect(await take(session, id)).toMatchObject({ changes: { lines: [{ kind: 'added' }] } })
    expect(await lecturesOf(session, 'Physics exam')).toHaveLength(1)
  })

  it('[X13] never what the student has moved, nor before a first yes', async () => {
    const { server, session, id } = await openTaken()
    valueOf(await session.request('set-feed', { id, takesOver: true }))
    const { term, state } = valueOf(await session.request('load-view', {}))
    if (term === null || state === null) throw new Error('no term')
    const known = readTimetable(term, state).find(({ block }) => block.title === 'Algebra')
    const from = known?.block ?? null
    const to = from === null ? null : { ...from, weekday: 5 }
    const wish = { kind: 'timetable', edits: [{ from, to }], withStudies: false } as const
    valueOf(await session.request('change-term', { wish }))
    const mine = await lecturesOf(session, 'Algebra')
    server.text = feedText([{ ...algebra, hour: 14 }, physics])
    const { text } = await refresh(session, id)
    expect(text).toBe('My courses: 8 that you changed too.')
    expect(await lecturesOf(session, 'Algebra')).toEqual(mine)
  })

  it('[X13] at a tick after the start and every four hours, quietly', async () => {
    const { server, session, pushed, clock, id } = await openTaken()
    valueOf(await session.request('set-feed', { id, takesOver: true }))
    const asked = server.asked.length
    session.tick()
    await settled(session)
    expect(server.asked).toHaveLength(asked)
    clock.now = '2026-11-23T12:00:00Z'
    server.text = feedText([{ ...algebra, room: 'Hall 2' }, physics])
    pushed.length = 0
    session.tick()
    await settled(session)
    expect(server.asked).toHaveLength(asked + 1)
    expect(pushed.filter(({ kind }) => kind === 'side-job-progress')).toEqual([])
    expect(pushed.findLast(({ kind }) => kind === 'feeds')).toMatchObject({
      taken: '8 changes of lectures were taken over from “My courses”.',
    })
    expect((await lecturesOf(session, 'Algebra'))[0]?.location).toBe('Hall 2')
    session.tick()
    await settled(session)
    expect(server.asked).toHaveLength(asked + 1)
  })
})
