// The request for study work by form: one transaction, one entry of history, undone exactly.
import { expect, test } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

async function stateOf(session: Session): Promise<ScheduleState> {
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('no term')
  return state
}

async function openSample() {
  const desk = openDesk({ now: monday })
  valueOf(await desk.session.request('set-up-sample', {}))
  const state = await stateOf(desk.session)
  const [taskClass] = state.taskClasses
  if (taskClass === undefined) throw new Error('no work')
  const edit = (wanted: WorkEdit) => desk.session.request('edit-work', { edit: wanted })
  desk.pushed.length = 0
  return { ...desk, state, taskClass, items: itemsOfClass(state, taskClass.id), edit }
}

test('[U8] [D3] every edit of the work is one entry; undo brings back exactly what was, after a restart too', async () => {
  const { session, state, taskClass, items, edit, folder } = await openSample()
  const { id: classId, course } = taskClass
  const waiting = items.filter(({ place }) => place === null)
  const [first] = waiting
  const last = waiting.at(-1)
  if (first === undefined || last === undefined || first === last) throw new Error('too few')
  const states = [state]
  const edits: WorkEdit[] = [
    { kind: 'session', task: first.id, title: 'Read the sources', periods: 1 },
    { kind: 'reorder', task: last.id, rank: 1 },
    { kind: 'remove-session', task: first.id },
    {
      kind: 'class',
      classId,
      fields: { excludedWeekdays: [7], priority: 5 },
      sessions: [{ title: 'One more', periods: 2 }],
    },
    { kind: 'rename-course', course, name: 'Another name' },
    { kind: 'delete-class', classId },
    {
      kind: 'class',
      classId: null,
      fields: { course: 'Chess', title: 'Openings' },
      sessions: [{ title: 'Openings 1', periods: 1 }],
    },
  ]
  for (const wanted of edits) {
    const { summary } = valueOf(await edit(wanted))
    expect(summary).toMatch(/\.$/)
    states.push(await stateOf(session))
  }
  expect(states[5]?.tasks.some((task) => task.kind === 'event' && task.course === course)).toBe(
    false,
  )
  expect(states[6]?.taskClasses.some(({ id }) => id === classId)).toBe(false)
  // Ids are never used twice, though the class before is gone.
  const ids = new Set(states.slice(0, -1).flatMap(({ tasks }) => tasks.map(({ id }) => id)))
  const made = states[7]?.tasks.filter((task) => task.title === 'Openings 1') ?? []
  expect(made.map(({ id }) => ids.has(id))).toEqual([false])
  await session.close()
  const { session: again } = openDesk({ folder, now: monday })
  for (const before of states.slice(0, -1).toReversed()) {
    valueOf(await again.request('undo', {}))
    expect(await stateOf(again)).toEqual(before)
  }
  for (const after of states.slice(1)) {
    valueOf(await again.request('redo', {}))
    expect(await stateOf(again)).toEqual(after)
  }
})

test('[U8] numbers beyond what there is: the last place, and each excluded day and period once', async () => {
  const { session, taskClass, items, edit } = await openSample()
  const [first] = items
  if (first === undefined) throw new Error('too few')
  const put = valueOf(await edit({ kind: 'reorder', task: first.id, rank: 10_000 }))
  expect(put.summary).toContain(`in place ${items.length} of its order`)
  const limits = (excludedPeriods: number[], excludedWeekdays: number[]) =>
    edit({
      kind: 'class',
      classId: taskClass.id,
      fields: { excludedPeriods, excludedWeekdays },
      sessions: [],
    })
  valueOf(await limits([12, 1, 12], [7, 7, 6]))
  const { taskClasses } = await stateOf(session)
  expect(taskClasses.find(({ id }) => id === taskClass.id)).toMatchObject({
    excludedPeriods: [1, 12],
    excludedWeekdays: [6, 7],
  })
  const endless = Array.from({ length: 100_000 }, () => 1)
  expect(await limits(endless, [])).toMatchObject({ failure: { code: 'bad-input' } })
})

test('[U8] [S7] limits that a placed block stands in the way of are refused, and the sentence names it', async () => {
  const { session, taskClass, items, edit, pushed } = await openSample()
  const [item] = items
  const day = 5
  valueOf(
    await session.request('edit-by-hand', {
      edit: { kind: 'put', task: item?.id ?? 0, ...(await freePlace(session, item?.id ?? 0, day)) },
    }),
  )
  const before = await stateOf(session)
  const placed = before.tasks.find(({ id }) => id === item?.id)
  if (placed === undefined || !isPlacedItem(placed)) throw new Error('not placed')
  pushed.length = 0
  const weekday = before.window.days[placed.place.day - 1]?.weekday ?? 1
  const refused = await edit({
    kind: 'class',
    classId: taskClass.id,
    fields: { excludedWeekdays: [weekday] },
    sessions: [],
  })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'in-the-way' } })
  expect(refused.ok ? '' : refused.failure.message).toContain(`“${placed.title}”`)
  expect(await edit({ kind: 'reorder', task: placed.id, rank: 2 })).toMatchObject({
    failure: { code: 'placed' },
  })
  expect(await edit({ kind: 'session', task: placed.id, periods: 12 })).toMatchObject({
    ok: false,
  })
  expect(await edit({ kind: 'session', task: placed.id, title: '\u200B ' })).toMatchObject({
    failure: { code: 'bad-input' },
  })
  expect(pushed).toEqual([])
  expect(await stateOf(session)).toEqual(before)
})

async function freePlace(session: Session, taskId: number, fromDay: number) {
  const { places } = valueOf(
    await session.request('weigh-places', { taskId, fromDay, toDay: fromDay + 20 }),
  )
  const place = places[0]?.place
  if (place === undefined) throw new Error('no free place')
  return { day: place.day, start: place.start }
}

test('[U8] [D3] a placed session is resized by hand and by form, and undo gives the length back', async () => {
  const { session, items, edit } = await openSample()
  const [item] = items
  if (item === undefined) throw new Error('no item')
  const place = await freePlace(session, item.id, 5)
  valueOf(await session.request('edit-by-hand', { edit: { kind: 'put', task: item.id, ...place } }))
  const before = await stateOf(session)
  const shorter = { kind: 'resize', task: item.id, periods: 1 } as const
  const { summary } = valueOf(await session.request('edit-by-hand', { edit: shorter }))
  expect(summary).toMatch(/^Made “.+” 1 period long, .+\.$/)
  expect((await stateOf(session)).tasks.find(({ id }) => id === item.id)).toMatchObject({
    duration: 1,
    place: { ...place, end: place.start },
  })
  expect(await session.request('edit-by-hand', { edit: shorter })).toMatchObject({
    failure: { code: 'same-length' },
  })
  valueOf(await edit({ kind: 'session', task: item.id, periods: item.duration }))
  valueOf(await session.request('undo', {}))
  valueOf(await session.request('undo', {}))
  expect(await stateOf(session)).toEqual(before)
})

test('[U8] [O8] what was said of a course holds under its new name, and under the old one after an undo', async () => {
  const { session, taskClass, edit } = await openSample()
  const { course } = taskClass
  const { preferences } = valueOf(await session.request('load-view', {}))
  const planning = {
    ...preferences.planning,
    preferredParts: [{ course, part: 'morning' as const }],
  }
  const standing = { profile: '', goals: '', courses: [{ course, portrait: 'Hard for me.' }] }
  valueOf(await session.request('set-preferences', { planning, standing }))
  valueOf(await edit({ kind: 'rename-course', course, name: 'Analysis' }))
  const after = valueOf(await session.request('load-view', {})).preferences
  expect(after.planning.preferredParts).toEqual([
    { course, part: 'morning' },
    { course: 'Analysis', part: 'morning' },
  ])
  expect(after.standing.courses).toContainEqual({ course: 'Analysis', portrait: 'Hard for me.' })
  valueOf(await session.request('undo', {}))
  expect(valueOf(await session.request('load-view', {})).preferences).toEqual(after)
})

test('[U8] [D3] undo of one edit takes back that edit or nothing', async () => {
  const { session, items, edit } = await openSample()
  const [first, second] = items
  if (first === undefined || second === undefined) throw new Error('too few')
  const one = valueOf(await edit({ kind: 'session', task: first.id, title: 'One', periods: 1 }))
  const two = valueOf(await edit({ kind: 'session', task: second.id, title: 'Two', periods: 1 }))
  const before = await stateOf(session)
  const late = await session.request('undo', { entryId: one.entryId })
  expect(late).toMatchObject({ ok: false, failure: { code: 'not-the-last' } })
  expect(await stateOf(session)).toEqual(before)
  expect(valueOf(await session.request('undo', { entryId: two.entryId }))).toMatchObject({
    entryId: two.entryId,
  })
})

test('[U1] [U8] new work begins where the person chose; where nothing may lie, nothing of it is written', async () => {
  const { session, state } = await openSample()
  const lesson = state.tasks.find((task) => task.kind === 'event' && task.eventKind === 'class')
  const [first, last] = [state.window.days.at(0)?.date, state.window.days.at(-1)?.date]
  if (lesson?.place == null || first === undefined || last === undefined) throw new Error('no term')
  const study = {
    course: 'Chess',
    sessions: 2,
    periods: 1,
    from: first,
    to: last,
    strategy: 'steady' as const,
    excludedWeekdays: [],
  }
  const { day, start } = lesson.place
  const refused = await session.request('add-study', { ...study, at: { day, start } })
  expect(refused.ok).toBe(false)
  expect(await stateOf(session)).toEqual(state)
  const at = { day: state.window.days.length, start: 1 }
  const { classId } = valueOf(await session.request('add-study', { ...study, at }))
  const placed = itemsOfClass(await stateOf(session), classId).map(({ place }) => place)
  expect(placed).toEqual([{ ...at, end: 1 }, null])
  valueOf(await session.request('undo', {}))
  expect(await stateOf(session)).toEqual(state)
})
