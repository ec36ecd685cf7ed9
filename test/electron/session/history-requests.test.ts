// History as requests: listed, read, and walked to any point with the effect shown before.
import { expect, test } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

async function stateOf(session: Session): Promise<ScheduleState> {
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('no term')
  return state
}

/** The sample term with three bodies of work added by hand: entries 2, 3 and 4. */
async function openWithWork() {
  const desk = openDesk({ now: monday })
  valueOf(await desk.session.request('set-up-sample', {}))
  const wish = { sessions: 2, periods: 1, from: '2026-11-23', to: '2026-12-06' } as const
  const rest = { ...wish, strategy: 'steady', excludedWeekdays: [] } as const
  for (const course of ['Latin', 'Botany', 'Rowing'])
    valueOf(await desk.session.request('add-study', { course, ...rest }))
  return desk
}

test('[D3] the history lists who changed what and why, the newest first, by the clock of the term', async () => {
  const { session } = await openWithWork()
  const { entries, hasEarlier } = valueOf(await session.request('read-history', {}))
  expect(hasEarlier).toBe(false)
  expect(entries.map(({ id, who, standing }) => [id, who, standing])).toEqual([
    [4, 'person', 'done'],
    [3, 'person', 'done'],
    [2, 'person', 'done'],
    [1, 'import', 'done'],
  ])
  expect(entries[0]).toMatchObject({ at: monday, why: 'Added study work for “Rowing”' })
  expect(entries[0]?.date).toMatch(/^2026-11-23$/)
  expect(valueOf(await session.request('read-history', { before: 2 })).entries).toHaveLength(1)
  const read = valueOf(await session.request('read-history-entry', { entryId: 4 }))
  expect(read.sentence).toBe('Adds the course work Rowing and adds 2 study blocks.')
  expect(read.lines).toEqual(['Rowing 1: new, pending', 'Rowing 2: new, pending'])
})

test('[D3] the effect of a walk is shown, then walked in one push, and back again', async () => {
  const { session, pushed } = await openWithWork()
  const whole = await stateOf(session)
  const preview = valueOf(await session.request('preview-walk', { direction: 'undo', to: 2 }))
  expect(preview).toMatchObject({ entryIds: [4, 3], blocks: 4 })
  expect(preview.sentence).toMatch(/^Removes the course work Botany and Rowing/)
  expect(await stateOf(session)).toEqual(whole)
  pushed.length = 0
  const { entryIds } = preview
  const walked = valueOf(
    await session.request('walk-history', { direction: 'undo', to: 2, entryIds }),
  )
  expect(walked.summary).toBe('Undid 2 changes; 4 study blocks changed.')
  const pushes = pushed.flatMap((event) => (event.kind === 'schedule' ? [event] : []))
  expect(pushes).toHaveLength(1)
  expect(pushes[0]?.history.redo).toBe('Added study work for “Botany”')
  const after = await stateOf(session)
  expect(pushes.map(({ diff }) => applyDiff(whole, diff))).toEqual([{ ok: true, value: after }])
  const again = valueOf(await session.request('walk-history', { direction: 'redo', to: 4 }))
  expect(again.summary).toBe('Did 2 changes again; 4 study blocks changed.')
  expect(await stateOf(session)).toEqual(whole)
})

test('[D3] a walk is refused with a sentence, and nothing is changed', async () => {
  const { session } = await openWithWork()
  const before = await stateOf(session)
  const codeOf = async (direction: 'undo' | 'redo', to: number, entryIds?: number[]) => {
    const wish = { direction, to, ...(entryIds === undefined ? {} : { entryIds }) }
    const reply = await session.request('walk-history', wish)
    return reply.ok
      ? 'ok'
      : [reply.failure.code, reply.failure.message.includes('othing was changed')]
  }
  expect(await codeOf('undo', 99)).toEqual(['no-entry', true])
  expect(await codeOf('undo', 4)).toEqual(['already-there', true])
  expect(await codeOf('redo', 3)).toEqual(['entry-stands', true])
  expect(await codeOf('undo', 2, [4])).toEqual(['stale-walk', true])
  expect(await stateOf(session)).toEqual(before)
  valueOf(await session.request('undo', {}))
  expect(await codeOf('undo', 4)).toEqual(['entry-is-undone', true])
  const unread = await session.request('read-history-entry', { entryId: 99 })
  expect(unread).toMatchObject({ ok: false, failure: { code: 'no-entry' } })
})

test('[D3] a folder without a term has an empty history', async () => {
  const { session } = openDesk()
  expect(valueOf(await session.request('read-history', {}))).toEqual({
    entries: [],
    hasEarlier: false,
  })
  const walked = await session.request('walk-history', { direction: 'undo', to: 0 })
  expect(walked).toMatchObject({ ok: false, failure: { code: 'no-term' } })
})
