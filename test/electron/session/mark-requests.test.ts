// The request that closes a block out: one diff, one entry of history, and a sentence for every refusal.
import { expect, test } from 'vitest'
import { applyChange } from '../../../electron/session/apply-change.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

const friday = '2026-11-27T22:00:00Z'

async function viewOf(
  session: Session,
): Promise<AppView & { state: NonNullable<AppView['state']> }> {
  const view = valueOf(await session.request('load-view', {}))
  if (view.state === null) throw new Error('no term')
  return { ...view, state: view.state }
}

/** The sample term on Friday evening, with the first item of a class lying in the week that is over. */
async function openFriday() {
  const first = openDesk({ now: monday })
  valueOf(await first.session.request('set-up-sample', {}))
  const { state, clock } = await viewOf(first.session)
  const [taskClass] = state.taskClasses
  const [block] = itemsOfClass(state, taskClass?.id ?? 0)
  const place = block === undefined ? undefined : legalStarts(state, block.id, clock.moment)[0]
  if (block === undefined || place === undefined) throw new Error('nothing to place')
  const edit = { kind: 'place', task: block.id, day: place.day, start: place.start } as const
  const placed = applyEdit(state, edit, clock.moment)
  if (!placed.ok) throw new Error(placed.failure.reason.kind)
  const { diff } = placed.value
  const change = { kind: 'diff', diff, who: 'person', why: 'test', cardId: null } as const
  applyChange(first.session.context, change)
  await first.session.close()
  return { ...openDesk({ folder: first.folder, now: friday }), block, place }
}

test('[P6] a partly done block: one entry, one push, and undo and redo take log and rest along', async () => {
  const { session, pushed, block } = await openFriday()
  const before = await viewOf(session)
  const marked = valueOf(
    await session.request('mark-block', { taskId: block.id, mark: 'partly', minutes: 10 }),
  )
  expect(marked.summary).toMatch(
    /^Marked “.+” as partly done \(10 min, planned .+\)\. What is left/,
  )
  const after = await viewOf(session)
  expect(findTask(after.state, block.id)).toMatchObject({
    log: [{ outcome: 'partly', minutes: 10, restId: marked.restId }],
  })
  expect(findTask(after.state, marked.restId ?? 0)).toMatchObject({
    status: 'pending',
    classId: block.classId,
    title: block.title,
  })
  expect(after.history.undo).toMatch(/^Marked “/)
  const diffs = pushed.flatMap((event) => (event.kind === 'schedule' ? [event.diff] : []))
  expect(diffs).toHaveLength(1)
  expect(diffs.map((diff) => applyDiff(before.state, diff))).toEqual([
    { ok: true, value: after.state },
  ])
  valueOf(await session.request('undo', {}))
  expect((await viewOf(session)).state).toEqual(before.state)
  valueOf(await session.request('redo', {}))
  expect((await viewOf(session)).state).toEqual(after.state)
})

test('[P6] a missed block waits to be planned again, and is planned like any other', async () => {
  const { session, block, place } = await openFriday()
  const { summary, restId } = valueOf(
    await session.request('mark-block', { taskId: block.id, mark: 'missed' }),
  )
  expect(summary).toMatch(/as missed\. It waits to be planned again\.$/)
  expect(restId).toBeNull()
  const { state, clock } = await viewOf(session)
  expect(findTask(state, block.id)).toMatchObject({
    status: 'pending',
    place: null,
    log: [{ outcome: 'missed', place, minutes: 0 }],
  })
  expect(legalStarts(state, block.id, clock.moment).length).toBeGreaterThan(0)
})

test.for([
  ['en', 'done', 'That task is not in the schedule any more.'],
  ['zh', 'done', '这个任务已经不在课表里了。'],
] as const)('[P6] an unknown block is a sentence (%s)', async ([language, mark, message]) => {
  const { session } = await openFriday()
  valueOf(await session.request('set-preferences', { language }))
  expect(await session.request('mark-block', { taskId: 9999, mark })).toEqual({
    ok: false,
    failure: { code: 'unknown-task', message },
  })
})

test('[P6] what can not be marked so is refused with its reason, and nothing is written', async () => {
  const { session, block } = await openFriday()
  const before = await viewOf(session)
  const lesson = before.state.tasks.find(({ kind }) => kind === 'event')?.id ?? 0
  const pending = before.state.tasks.find(({ place }) => place === null)?.id ?? 0
  const codes = []
  for (const input of [
    { taskId: lesson, mark: 'done' },
    { taskId: pending, mark: 'done' },
    { taskId: block.id, mark: 'partly' },
    { taskId: block.id, mark: 'missed', minutes: 5 },
    { taskId: block.id, mark: 'open' },
    { taskId: block.id, mark: 'done', minutes: 1441 },
    { taskId: block.id, mark: 'done', minutes: 1.5 },
    { taskId: block.id, mark: 'done', minutes: -1 },
    { taskId: block.id, mark: 'lost' },
  ]) {
    const reply = await session.request('mark-block', input)
    codes.push(reply.ok ? 'ok' : reply.failure.code)
  }
  expect(codes).toEqual([
    'not-study',
    'still-pending',
    'wrong-minutes',
    'wrong-minutes',
    'same-mark',
    ...Array.from({ length: 4 }, () => 'bad-input'),
  ])
  expect(await viewOf(session)).toEqual(before)
})

test('[P6] a block that has not begun can be done early, but neither partly done nor missed', async () => {
  const { session, block, folder } = await openFriday()
  await session.close()
  const { session: early } = openDesk({ folder, now: monday })
  for (const input of [{ mark: 'partly', minutes: 5 }, { mark: 'missed' }] as const) {
    const reply = await early.request('mark-block', { taskId: block.id, ...input })
    expect(reply).toMatchObject({ ok: false, failure: { code: 'not-begun' } })
  }
  valueOf(await early.request('mark-block', { taskId: block.id, mark: 'done' }))
  valueOf(await early.request('mark-block', { taskId: block.id, mark: 'open' }))
  expect(findTask((await viewOf(early)).state, block.id)).not.toHaveProperty('log')
})

test('[P6] before there is a term there is nothing to mark', async () => {
  const { session } = openDesk()
  expect(await session.request('mark-block', { taskId: 1, mark: 'done' })).toMatchObject({
    ok: false,
    failure: { code: 'no-term' },
  })
})
