// Weekly classes typed and changed: from now on, without a clash, with study giving way and nothing begun touched.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { hasBegun, newViolations } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { findUnstorableIn } from '../../../shared/schedule/storable.ts'
import { changeTimetable, type BlockEdit } from '../../../shared/timetable/change-timetable.ts'
import type { Plan } from '../../../shared/timetable/term-change.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { at, beforeTerm, hours, item, schedule, taskClass, term, week } from '../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../schedule/arbitraries.ts'

const ids = { task: 1000, series: 1000 }

function blockOf(changes: Partial<WeeklyBlock> = {}): WeeklyBlock {
  return {
    series: null,
    title: 'Physics',
    course: 'Physics',
    kind: 'class',
    location: 'Hall 2',
    weekday: 1,
    start: 3,
    end: 4,
    clock: null,
    hosts: false,
    weeks: [1, 2],
    ...changes,
  }
}

const typedArbitrary: fc.Arbitrary<WeeklyBlock> = fc
  .record({
    title: fc.constantFrom('Physics', 'Chess', 'Latin'),
    kind: fc.constantFrom('class' as const, 'exam' as const, 'personal' as const),
    weekday: fc.integer({ min: 1, max: 7 }),
    start: fc.integer({ min: 1, max: 8 }),
    length: fc.integer({ min: 0, max: 2 }),
    hosts: fc.boolean(),
    weeks: fc.constantFrom<number[]>([1], [2], [1, 2]),
  })
  .map(({ length, ...rest }) => blockOf({ ...rest, end: Math.min(8, rest.start + length) }))

/** Of each wish one edit: a new class, or one of those that are there moved, renamed or deleted. */
const wishArbitrary = fc.array(
  fc.record({
    which: fc.nat({ max: 20 }),
    how: fc.constantFrom('new', 'move', 'rename', 'delete'),
    typed: typedArbitrary,
  }),
  { minLength: 1, maxLength: 4 },
)

type Wishes = typeof wishArbitrary extends fc.Arbitrary<infer Value> ? Value : never

function toEdits(plan: Plan, wishes: Wishes): BlockEdit[] {
  const known = readTimetable(plan.term, plan.state).map(({ block }) => block)
  const used = new Set<WeeklyBlock>()
  return wishes.flatMap(({ which, how, typed }): BlockEdit[] => {
    const from = known[which % Math.max(1, known.length)]
    if (how === 'new' || from === undefined) return [{ from: null, to: typed }]
    if (used.has(from)) return []
    used.add(from)
    if (how === 'delete') return [{ from, to: null }]
    if (how === 'rename') return [{ from, to: { ...from, title: 'Renamed', hosts: typed.hosts } }]
    const { weekday, start, end, weeks } = typed
    return [{ from, to: { ...from, weekday, start, end, weeks } }]
  })
}

function checkChange(plan: Plan, edits: readonly BlockEdit[], now: Moment): ScheduleState | null {
  const changed = changeTimetable(plan, edits, now, ids)
  if (!changed.ok) return null
  const { diff, displaced } = changed.value
  const applied = applyDiff(plan.state, diff)
  if (!applied.ok) throw new Error(applied.failure.conflicts.join())
  const after = applied.value
  expect(newViolations(plan.state, after, now)).toEqual([])
  expect(findUnstorableIn(after)).toBeNull()
  const touched = [
    ...Object.values(diff.added),
    ...Object.values(diff.removed),
    ...Object.values(diff.updated).flat(),
  ]
  const events = touched.filter((record) => record.kind === 'event')
  expect(events.filter((each) => hasBegun(each, now))).toEqual([])
  for (const block of displaced) {
    expect(block.locked).toBe(false)
    expect(hasBegun(block, now)).toBe(false)
  }
  return after
}

test('[S6] [U6] no edit of the timetable breaks a rule, touches what has begun, or moves what is pinned', () => {
  let kept = 0
  fc.assert(
    fc.property(stateArbitrary, wishArbitrary, momentArbitrary, (state, wishes, now) => {
      const plan = { term: term({ weeks: 2, periods: hours(8) }), state }
      if (checkChange(plan, toEdits(plan, wishes), now) !== null) kept += 1
    }),
    { numRuns: 200 },
  )
  expect(kept).toBeGreaterThan(20)
})

const empty: Plan = {
  term: term({ weeks: 2, periods: hours(8) }),
  state: schedule([], week({ weeks: 2, periods: hours(8) })),
}

test('[U6] what is typed is recognised again as it was typed, and deleted it leaves nothing', () => {
  fc.assert(
    fc.property(typedArbitrary, (typed) => {
      const added = checkChange(empty, [{ from: null, to: typed }], beforeTerm)
      if (added === null) throw new Error('an empty week takes anything')
      const plan = { ...empty, state: added }
      const known = readTimetable(plan.term, added).map(({ block }) => block)
      expect(known).toEqual([{ ...typed, series: ids.series }])
      const gone = checkChange(
        plan,
        known.map((from) => ({ from, to: null })),
        beforeTerm,
      )
      expect(gone).toEqual(empty.state)
    }),
  )
})

test('[U6] a clash is refused with which, on which periods and in which weeks', () => {
  const other = blockOf({ title: 'Chess', start: 4, end: 5, weeks: [2] })
  const edits = [blockOf(), other].map((to) => ({ from: null, to }))
  expect(changeTimetable(empty, edits, beforeTerm, ids)).toMatchObject({
    ok: false,
    failure: {
      kind: 'clash',
      block: { title: 'Chess' },
      clash: { weeks: [2], place: { start: 4, end: 4 } },
    },
  })
  // In the first week there is no chess, and once the second is over there is no clash.
  const past = { day: 9, period: 0 }
  expect(changeTimetable(empty, edits, past, ids).ok).toBe(true)
  const far = blockOf({ weeks: [3] })
  expect(changeTimetable(empty, [{ from: null, to: far }], beforeTerm, ids)).toMatchObject({
    failure: { kind: 'outside' },
  })
  expect(changeTimetable(empty, [{ from: far, to: null }], beforeTerm, ids)).toMatchObject({
    failure: { kind: 'stale' },
  })
})

test('[U6] study gives way and is named; what is pinned makes the meeting be left out', () => {
  const state = schedule(
    [item(1, { place: at(1, 3, 4) }), item(2, { place: at(8, 3, 4), locked: true }), taskClass(1)],
    empty.state.window,
  )
  const changed = changeTimetable(
    { ...empty, state },
    [{ from: null, to: blockOf() }],
    beforeTerm,
    ids,
  )
  expect(changed).toMatchObject({
    ok: true,
    value: {
      displaced: [{ id: 1 }],
      leftOut: [{ event: { place: at(8, 3, 4) }, occupant: { id: 2 } }],
    },
  })
})

test('[S3] a guest goes along with a class that moves, and back to pending when it may host no more', () => {
  const host = blockOf({ hosts: true, weeks: [1] })
  const added = checkChange(empty, [{ from: null, to: host }], beforeTerm)
  const event = added?.tasks[0]
  if (event === undefined) throw new Error('no event')
  const guest = item(1, { place: at(1, 4), hostId: event.id })
  const plan = { ...empty, state: schedule([event, guest, taskClass(1)], empty.state.window) }
  const [known] = readTimetable(plan.term, plan.state)
  if (known === undefined) throw new Error('no block')
  const edit = (to: Partial<WeeklyBlock>) => [{ from: known.block, to: { ...known.block, ...to } }]
  const moved = checkChange(plan, edit({ weekday: 3, start: 1, end: 2 }), beforeTerm)
  expect(moved?.tasks[0]).toMatchObject({ id: 1, place: at(3, 2), hostId: event.id })
  const closed = checkChange(plan, edit({ hosts: false }), beforeTerm)
  expect(closed?.tasks[0]).toMatchObject({ id: 1, place: null, status: 'pending', hostId: null })
  const pinned = schedule([event, { ...guest, locked: true }, taskClass(1)], empty.state.window)
  expect(
    changeTimetable({ ...plan, state: pinned }, edit({ hosts: false }), beforeTerm, ids),
  ).toMatchObject({
    failure: { kind: 'held-guest', guest: { id: 1 } },
  })
  const same = changeTimetable(plan, edit({}), beforeTerm, ids)
  expect(same.ok && isEmptyDiff(same.value.diff)).toBe(true)
})
