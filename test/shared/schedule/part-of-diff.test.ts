// What binds the changes of a diff to one another: each rule by its smallest example.
import { describe, expect, it } from 'vitest'
import { diffStates, type RecordKey, type ScheduleRecord } from '../../../shared/schedule/diff.ts'
import {
  choosableKeys,
  isDivisible,
  leaveChanges,
  partOfDiff,
  takeChanges,
  type LinkKind,
  type PartQuestion,
} from '../../../shared/schedule/part-of-diff.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../builders.ts'

function question(
  before: ScheduleRecord[],
  after: ScheduleRecord[],
  now = beforeTerm,
): PartQuestion {
  const state = schedule(before)
  return { state, diff: diffStates(state, schedule(after)), now }
}

/** Two items of different courses: neither order nor limits bind them. */
const alone = (id: number, changes: Parameters<typeof item>[1]) =>
  item(id, { classId: id, ...changes })

type Binding = {
  name: string
  kind: LinkKind
  of: PartQuestion
  taken: RecordKey
  needs: RecordKey
}

const bindings: Binding[] = [
  {
    name: '[S3] a place that is only free because another moved',
    kind: 'place',
    of: question(
      [alone(1, { place: at(1, 1) }), alone(2, { place: at(2, 1) })],
      [alone(1, { place: at(2, 1) }), alone(2, { place: at(3, 1) })],
    ),
    taken: 'task:1',
    needs: 'task:2',
  },
  {
    name: '[S4] an item that would pass the one before it',
    kind: 'order',
    of: question(
      [item(1, { place: at(1, 1) }), item(2, { place: at(2, 1) })],
      [item(1, { place: at(3, 1) }), item(2, { place: at(4, 1) })],
    ),
    taken: 'task:1',
    needs: 'task:2',
  },
  {
    name: '[S3] a host whose guest lies elsewhere after it moved',
    kind: 'host',
    of: question(
      [event(1, at(1, 1, 2), { hosts: true }), item(2, { place: at(1, 1), hostId: 1 })],
      [event(1, at(2, 1, 2), { hosts: true }), item(2, { place: at(2, 1), hostId: 1 })],
    ),
    taken: 'task:1',
    needs: 'task:2',
  },
  {
    name: '[S3] a guest whose host comes to its place',
    kind: 'host',
    of: question(
      [event(1, at(1, 1, 2), { hosts: true }), item(2)],
      [event(1, at(2, 1, 2), { hosts: true }), item(2, { place: at(2, 1), hostId: 1 })],
    ),
    taken: 'task:2',
    needs: 'task:1',
  },
  {
    name: '[S5] a place that only the new range of its class allows',
    kind: 'limits',
    of: question(
      [taskClass(1, { toDay: 2 }), item(1)],
      [taskClass(1, { toDay: 5 }), item(1, { place: at(4, 1) })],
    ),
    taken: 'task:1',
    needs: 'class:1',
  },
  {
    name: '[S5] a place in the budget that another gives up',
    kind: 'budget',
    of: question(
      [taskClass(1, { slotBudget: 1 }), item(1), item(2, { place: at(2, 1) })],
      [taskClass(1, { slotBudget: 1 }), item(1, { place: at(1, 1) }), item(2)],
    ),
    taken: 'task:1',
    needs: 'task:2',
  },
  {
    name: '[S1] an item of a class that is new as well',
    kind: 'class',
    of: question([], [taskClass(1), item(1), item(2)]),
    taken: 'task:2',
    needs: 'class:1',
  },
]

describe('what binds changes', () => {
  it.each(bindings)('$name', ({ kind, of, taken, needs }) => {
    const keys = choosableKeys(of.diff)
    const links = [{ key: taken, needs, kind }]
    expect(takeChanges(of, [taken])).toMatchObject({ ok: true, value: { links } })
    expect(partOfDiff(of, [taken])).toEqual({ ok: false, failure: { kind: 'needs', links } })
    expect(leaveChanges(of, keys, [needs])).toMatchObject({ links: expect.arrayContaining(links) })
    expect(leaveChanges(of, keys, [needs]).keys).not.toContain(taken)
  })

  it('[S4] pending neighbours do not bind: of a first plan each session can be taken alone', () => {
    const of = question(
      [item(1), item(2), item(3)],
      [item(1, { place: at(1, 1) }), item(2, { place: at(2, 1) }), item(3, { place: at(3, 1) })],
    )
    for (const key of choosableKeys(of.diff))
      expect(takeChanges(of, [key])).toEqual({ ok: true, value: { keys: [key], links: [] } })
  })

  it('[S3] a host that only gains guests follows them, one by one', () => {
    const host = event(1, at(1, 1, 2), { hosts: true })
    const of = question(
      [host, item(2), item(3)],
      [host, item(2, { place: at(1, 1), hostId: 1 }), item(3, { place: at(1, 2), hostId: 1 })],
    )
    expect(choosableKeys(of.diff)).toEqual(['task:2', 'task:3'])
    const part = partOfDiff(of, ['task:3'])
    expect(part.ok && part.value.updated['task:1']?.[1]).toMatchObject({ guestIds: [3] })
  })

  it('[S4] of a run that moves on, the first needs all that follow, the last none', () => {
    const before = [1, 2, 3].map((id) => item(id, { place: at(id, 1) }))
    const after = [1, 2, 3].map((id) => item(id, { place: at(id + 3, 1) }))
    const of = question(before, after)
    expect(takeChanges(of, ['task:1'])).toMatchObject({
      value: { keys: ['task:1', 'task:2', 'task:3'] },
    })
    expect(takeChanges(of, ['task:3'])).toMatchObject({ value: { keys: ['task:3'] } })
    expect(leaveChanges(of, choosableKeys(of.diff), ['task:2']).keys).toEqual(['task:3'])
  })

  it('[S5] a new class goes with the last of its items', () => {
    const of = question([], [taskClass(1), item(1), item(2)])
    expect(leaveChanges(of, choosableKeys(of.diff), ['task:1', 'task:2']).keys).toEqual([])
    expect(takeChanges(of, ['class:1'])).toMatchObject({ value: { keys: ['class:1', 'task:1'] } })
  })
})

describe('what can be taken apart', () => {
  it('[S7] a swap can not, two moves can', () => {
    const before = [alone(1, { place: at(1, 1) }), alone(2, { place: at(2, 1) })]
    const swap = [alone(1, { place: at(2, 1) }), alone(2, { place: at(1, 1) })]
    const moves = [alone(1, { place: at(3, 1) }), alone(2, { place: at(4, 1) })]
    expect(isDivisible(question(before, swap))).toBe(false)
    expect(isDivisible(question(before, moves))).toBe(true)
  })

  it('[S6] a change whose time has begun is out of date; the others can still be taken', () => {
    const of = question(
      [alone(1, {}), alone(2, {})],
      [alone(1, { place: at(1, 1) }), alone(2, { place: at(2, 1) })],
      { day: 1, period: 1 },
    )
    expect(partOfDiff(of, ['task:1'])).toEqual({
      ok: false,
      failure: { kind: 'outdated', keys: ['task:1'] },
    })
    expect(partOfDiff(of, ['task:2'])).toMatchObject({ ok: true })
  })

  it('[D1] what the diff does not change can not be chosen', () => {
    const { of } = bindings[0] ?? { of: question([], []) }
    expect(partOfDiff(of, ['task:9', 'task:1'])).toEqual({
      ok: false,
      failure: { kind: 'unknown', keys: ['task:9'] },
    })
  })

  it('[S7] clashes of before that stay as they are stand in nobody’s way', () => {
    const exams = [event(1, at(1, 1, 2)), event(2, at(1, 2, 3)), event(3, at(1, 1, 3))]
    const of = question(
      [...exams, alone(4, { place: at(2, 1) }), alone(5, { place: at(3, 1) })],
      [
        event(1, at(5, 1, 2)),
        event(2, at(1, 2, 3)),
        event(3, at(1, 1, 3)),
        alone(4, { place: at(2, 3) }),
        alone(5, { place: at(3, 3) }),
      ],
    )
    for (const key of choosableKeys(of.diff))
      expect(takeChanges(of, [key])).toMatchObject({ value: { keys: [key] } })
  })
})
