// The request for what a person does by hand: one transaction, one entry of history, every window told.
import { expect, test } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

async function stateOf(session: Session): Promise<ScheduleState> {
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('no term')
  return state
}

/** The sample term, and a pending item of it with two of its places. */
async function openSample() {
  const desk = openDesk({ now: monday })
  valueOf(await desk.session.request('set-up-sample', {}))
  const { state, clock } = valueOf(await desk.session.request('load-view', {}))
  const item = state?.tasks.find(({ place }) => place === null)
  const places = state === null ? [] : legalStarts(state, item?.id ?? 0, clock.moment)
  const [first, second] = places
  if (item === undefined || first === undefined || second === undefined) throw new Error('no item')
  const put = ({ day, start }: typeof first): HandEdit => ({
    kind: 'put',
    task: item.id,
    day,
    start,
  })
  const edit = (wanted: HandEdit) => desk.session.request('edit-by-hand', { edit: wanted })
  desk.pushed.length = 0
  return { ...desk, item, first: put(first), second: put(second), edit }
}

test('[D3] by hand a block is placed, moved, pinned, freed and taken off; each is undone and survives a restart', async () => {
  const { session, item, first, second, edit, folder } = await openSample()
  const states = [await stateOf(session)]
  const { id: task } = item
  for (const wanted of [
    first,
    second,
    { kind: 'pin', task },
    { kind: 'unpin', task },
    { kind: 'unplace', task },
  ] as const) {
    const { summary } = valueOf(await edit(wanted))
    expect(summary).toContain(`“${item.title}”`)
    states.push(await stateOf(session))
  }
  expect(states[3] && findTask(states[3], task)).toMatchObject({ locked: true, status: 'existing' })
  await session.close()
  const { session: again } = openDesk({ folder, now: monday })
  const view = valueOf(await again.request('load-view', {}))
  expect(view.history.undo).toMatch(/^Took “.+” off the week/)
  for (const before of states.slice(0, -1).toReversed()) {
    valueOf(await again.request('undo', {}))
    expect(await stateOf(again)).toEqual(before)
  }
})

test('[C1] every window is told of the change once, with what can be undone', async () => {
  const { pushed, first, edit } = await openSample()
  valueOf(await edit(first))
  const schedules = pushed.filter(({ kind }) => kind === 'schedule')
  expect(schedules).toHaveLength(1)
  expect(schedules[0]).toMatchObject({ history: { undo: expect.stringMatching(/^Placed “/) } })
})

test('[S7] what is not legal is refused in words, and nothing is written', async () => {
  const { session, item, first, edit } = await openSample()
  const before = valueOf(await session.request('load-view', {}))
  const lesson = before.state?.tasks.find((task) => task.kind === 'event' && task.locked)
  if (lesson?.kind !== 'event') throw new Error('no lesson')
  const codes = []
  const messages: string[] = []
  for (const wanted of [
    { kind: 'put', task: item.id, day: lesson.place.day, start: lesson.place.start },
    { kind: 'put', task: lesson.id, day: 1, start: 1 },
    { kind: 'unpin', task: lesson.id },
    { kind: 'unplace', task: item.id },
    { kind: 'swap', taskA: item.id, taskB: lesson.id },
    { kind: 'pin', task: 9999 },
  ] as const) {
    const reply = await edit(wanted)
    codes.push(reply.ok ? 'ok' : reply.failure.code)
    messages.push(reply.ok ? '' : reply.failure.message)
  }
  // A person is told no ids.
  expect(messages.join('\n')).not.toMatch(/#\d/)
  expect(codes.slice(1)).toEqual([
    'locked',
    'fixed-event',
    'still-pending',
    'still-pending',
    'unknown-task',
  ])
  expect(codes[0]).not.toBe('ok')
  const bad = await session.request('edit-by-hand', { edit: { ...first, who: 'agent' } as never })
  expect(bad).toMatchObject({ ok: false, failure: { code: 'bad-input' } })
  expect(valueOf(await session.request('load-view', {}))).toEqual(before)
})

test('[G10] while a turn runs nothing is moved, and the sentence says what to do', async () => {
  const { session, first, edit } = await openSample()
  session.context.turn = { stop: new AbortController(), ended: Promise.resolve() }
  expect(await edit(first)).toMatchObject({
    ok: false,
    failure: { code: 'busy', message: expect.stringMatching(/^A turn is still running/) },
  })
  session.context.turn = null
  valueOf(await edit(first))
})

test('[G6] a card that is open goes stale when its block is moved by hand, and nothing is lost', async () => {
  const { session, item, first, second, edit } = await openSample()
  valueOf(await edit(first))
  valueOf(await session.request('say', { text: `Move "${item.title}" to Sunday evening` }))
  const card = valueOf(await session.request('load-view', {})).cards.find(
    ({ status }) => status === 'open',
  )
  if (card === undefined) throw new Error('no card')
  valueOf(await edit({ kind: 'unplace', task: item.id }))
  const { outcome } = valueOf(
    await session.request('answer-card', {
      cardId: card.id,
      hash: card.hash,
      verdict: 'accept',
      note: '',
    }),
  )
  expect(outcome).toBe('stale')
  expect(findTask(await stateOf(session), item.id)).toMatchObject({ place: null })
  expect(second.kind).toBe('put')
})

test('[S6] before there is a term there is nothing to move', async () => {
  const { session } = openDesk()
  const edit = { kind: 'pin', task: 1 } as const
  expect(await session.request('edit-by-hand', { edit })).toMatchObject({
    ok: false,
    failure: { code: 'no-term' },
  })
})
