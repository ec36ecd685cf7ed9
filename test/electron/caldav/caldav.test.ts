// The push to a calendar (X11) against a server on the loopback: only changes, conflicts, and by itself.
import { describe, expect, it } from 'vitest'
import {
  openCaldav,
  openStage,
  answer,
  blocksOf,
  fileOf,
  moveThere,
  push,
  settingsFor,
  withStatus,
  writes,
} from './open-caldav.ts'
import { monday, valueOf } from '../session/open-desk.ts'

function sequenceIn(file = ''): number {
  return Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1])
}

describe('the push', () => {
  it('[X11] one resource a block in a calendar of its own, and then only what has changed', async () => {
    const { server, session } = await openStage()
    const blocks = await blocksOf(session)
    expect((await push(session)).view).toMatchObject({ waiting: 0, changes: [] })
    expect([...server.calendars.values()]).toEqual(['Study'])
    expect(server.files.size).toBe(blocks.length)
    const [text = ''] = server.files.values()
    expect(text).toContain('TRIGGER:-PT10M')
    expect(text).not.toContain('METHOD')
    server.asked.length = 0
    await push(session)
    expect(writes(server)).toEqual([])
    const last = blocks.at(-1)?.id ?? 0
    const path = fileOf(server, last)
    valueOf(await session.request('edit-by-hand', { edit: { kind: 'unplace', task: last } }))
    expect(valueOf(await session.request('read-caldav', {})).waiting).toBe(1)
    await push(session)
    expect(writes(server)).toMatchObject([{ method: 'DELETE', path }])
    // It comes back as the same event, newer than before.
    valueOf(await session.request('undo', {}))
    await push(session)
    expect(sequenceIn(server.files.get(path))).toBeGreaterThan(0)
  })

  it('[X11] what is not ours is never touched, and a calendar of others is not written into', async () => {
    const { server, session } = await openStage()
    await push(session)
    const [calendar = ''] = server.calendars.keys()
    server.files.set(`${calendar}dentist.ics`, 'BEGIN:VCALENDAR')
    await push(session)
    valueOf(await session.request('leave-caldav', { removes: true }))
    expect([...server.files.keys()]).toEqual([`${calendar}dentist.ics`])
    const other = { ...settingsFor(server.address), calendar: 'Family' }
    server.calendars.delete(calendar)
    server.calendars.set('/student/family/', 'Family')
    server.files.set('/student/family/party.ics', 'BEGIN:VCALENDAR')
    valueOf(await session.request('set-caldav', { settings: other }))
    const refused = await session.request('push-caldav', {})
    expect(refused).toMatchObject({ failure: { code: 'caldav-not-empty' } })
    server.files.delete('/student/family/party.ics')
    await push(session)
    expect(fileOf(server, (await blocksOf(session))[0]?.id ?? 0)).toContain('/student/family/')
  })

  it('[X11] a change on the phone is asked about: theirs is one entry that undo takes back', async () => {
    const { server, session } = await openStage()
    await push(session)
    const block = (await blocksOf(session)).at(-1)
    if (block === undefined) throw new Error('no block')
    const state = valueOf(await session.request('load-view', {})).state
    const date = state?.window.days[block.place.day]?.date.replaceAll('-', '') ?? ''
    moveThere(server, block.id, date, '152000', '165500')
    const { view } = await push(session)
    expect(view.changes).toMatchObject([{ taskId: block.id, why: null }])
    expect(writes(server).filter(({ path }) => path === fileOf(server, block.id))).toHaveLength(1)
    const answered = await answer(session, view, 'theirs')
    expect(answered.entryId).not.toBeNull()
    const moved = (await blocksOf(session)).find(({ id }) => id === block.id)
    expect(moved?.place.day).toBe(block.place.day + 1)
    await push(session)
    expect(valueOf(await session.request('read-caldav', {}))).toMatchObject({
      waiting: 0,
      changes: [],
    })
    valueOf(await session.request('undo', {}))
    expect((await blocksOf(session)).find(({ id }) => id === block.id)?.place).toEqual(block.place)
  })

  it('[X11] mine is written over it with a higher number, and what was deleted there comes back', async () => {
    const { server, session } = await openStage()
    await push(session)
    const [first, second] = await blocksOf(session)
    const before = server.files.get(fileOf(server, first?.id ?? 0)) ?? ''
    const gone = fileOf(server, second?.id ?? 0)
    moveThere(server, first?.id ?? 0, '20261231', '080000', '093500')
    server.files.delete(gone)
    const { view } = await push(session)
    expect(view.changes).toHaveLength(2)
    expect((await answer(session, view, 'mine')).entryId).toBeNull()
    await push(session)
    const after = server.files.get(fileOf(server, first?.id ?? 0)) ?? ''
    expect(/^DTSTART;.*$/m.exec(after)?.[0]).toBe(/^DTSTART;.*$/m.exec(before)?.[0])
    expect(after).toContain('SEQUENCE:10')
    expect(server.files.has(gone)).toBe(true)
    // And deleted once more, it is taken off the week.
    server.files.delete(gone)
    await answer(session, (await push(session)).view, 'theirs')
    expect((await blocksOf(session)).map(({ id }) => id)).not.toContain(second?.id)
  })

  it('[X11] a stop in the middle loses nothing and doubles nothing', async () => {
    const { server, session, folder } = await openStage()
    let puts = 0
    server.misbehave = ({ method }, response) => {
      if (method !== 'PUT' || (puts += 1) < 3) return false
      response.destroy()
      return true
    }
    const cut = await session.request('push-caldav', {})
    expect(cut).toMatchObject({ failure: { code: 'caldav-unreachable' } })
    await session.close()
    server.misbehave = null
    const { session: again } = openCaldav(folder)
    expect(valueOf(await again.request('read-caldav', {})).status.problem).toMatchObject({
      isPassing: true,
    })
    await push(again)
    expect(server.files.size).toBe((await blocksOf(again)).length)
  })

  it('[X11] the same file with another memory, as after a restore, adopts what is there', async () => {
    const { server, session } = await openStage()
    await push(session)
    const settings = settingsFor(server.address)
    valueOf(await session.request('leave-caldav', { removes: false }))
    valueOf(await session.request('set-caldav', { settings }))
    server.asked.length = 0
    expect((await push(session)).view.changes).toEqual([])
    expect(server.files.size).toBe((await blocksOf(session)).length)
  })
})

describe('by itself', () => {
  it('[X11] a change that has rested is pushed, and offline it waits longer each time', async () => {
    let minute = 0
    const clock = () => new Date(Date.parse(monday) + minute * 60_000).toISOString()
    const { server, session, pushed } = await openStage(clock)
    const settings = { ...settingsFor(server.address), isAutomatic: true }
    valueOf(await session.request('set-caldav', { settings }))
    const tick = async () => {
      session.tick()
      await Promise.allSettled(session.context.running)
    }
    await tick()
    expect(server.asked).toEqual([])
    await tick()
    const count = (await blocksOf(session)).length
    expect(server.files.size).toBe(count)
    expect(pushed.filter(({ kind }) => kind === 'caldav')).toHaveLength(1)
    // What is told to nobody is how far it is.
    expect(pushed.filter(({ kind }) => kind === 'side-job-progress')).toEqual([])
    server.misbehave = withStatus(503)
    valueOf(await session.request('undo', {}))
    await tick()
    await tick()
    const asked = server.asked.length
    await tick()
    expect(server.asked.length).toBe(asked)
    minute = 2
    server.misbehave = null
    await tick()
    expect(server.files.size).toBe(count - 1)
  })
})
