import { expect, test } from 'vitest'
import { checkPlace } from '../../../../shared/schedule/legality.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'

test('[S7] a place is legal where nothing speaks against it', () => {
  const state = schedule([event(1, at(1, 1, 2)), item(2, { duration: 2 })])
  expect(checkPlace(state, 2, at(1, 3, 4), beforeTerm)).toBeNull()
})

test('[S7] the task is not in its own way', () => {
  const state = schedule([item(1, { place: at(1, 1, 3) }), event(2, at(2, 1, 2))])
  expect(checkPlace(state, 1, at(1, 2, 4), beforeTerm)).toBeNull()
  expect(checkPlace(state, 1, at(1, 1, 3), beforeTerm)).toBeNull()
  expect(checkPlace(state, 2, at(2, 2, 3), beforeTerm)).toBeNull()
})

test('[S7] an unknown task and a place of another length', () => {
  const state = schedule([item(1, { duration: 2 })])
  expect(checkPlace(state, 9, at(1, 1), beforeTerm)).toEqual({ kind: 'unknown-task', rule: 'T1' })
  expect(() => checkPlace(state, 1, at(1, 1), beforeTerm)).toThrow('task 1 is 2 periods long')
})

test('[S7] outside the window and past the end of the day', () => {
  const state = schedule([item(1, { duration: 2 })])
  const outside = { kind: 'outside-window', rule: 'T1', days: 7, periods: 12 }
  for (const place of [at(0, 1, 2), at(8, 1, 2), at(1, 0, 1), at(1, 13, 14), at(1.5, 1, 2)]) {
    expect(checkPlace(state, 1, place, beforeTerm)).toEqual(outside)
  }
  expect(checkPlace(state, 1, at(1, 12, 13), beforeTerm)).toEqual({
    kind: 'past-end-of-day',
    rule: 'T1',
    target: at(1, 12, 13),
    periods: 12,
  })
})

test('[S3] periods on which solid tasks lie are occupied, and all of them are named', () => {
  const state = schedule([
    item(1, { duration: 4 }),
    event(2, at(1, 1, 2)),
    item(3, { classId: 2, place: at(1, 3) }),
    event(4, at(1, 4, 6), { hosts: true }),
    item(5, { classId: 3, place: at(1, 4), hostId: 4 }),
    event(6, at(1, 7)),
  ])
  expect(checkPlace(state, 1, at(1, 2, 5), beforeTerm)).toEqual({
    kind: 'occupied',
    rule: 'S3',
    target: at(1, 2, 5),
    occupants: [2, 3, 4],
  })
})

const hosting = schedule([
  taskClass(1),
  taskClass(2, { mayEmbed: false }),
  event(1, at(1, 3, 6), { hosts: true }),
  event(2, at(1, 7, 8), { hosts: true }),
  item(3, { duration: 2 }),
  item(4, { classId: 2, duration: 2 }),
  item(5, { classId: 3, place: at(1, 6), hostId: 1 }),
])

test('[S3] an item may lie wholly inside one host', () => {
  expect(checkPlace(hosting, 3, at(1, 3, 4), beforeTerm)).toBeNull()
  expect(checkPlace(hosting, 3, at(1, 7, 8), beforeTerm)).toBeNull()
})

test('[S3] partly inside a host, or across two, is astride', () => {
  expect(checkPlace(hosting, 3, at(1, 2, 3), beforeTerm)).toEqual({
    kind: 'astride-host',
    rule: 'S3',
    target: at(1, 2, 3),
    occupants: [1],
  })
  expect(checkPlace(hosting, 3, at(1, 6, 7), beforeTerm)).toEqual({
    kind: 'astride-host',
    rule: 'S3',
    target: at(1, 6, 7),
    occupants: [1, 2],
  })
})

test('[S3] a host carries at most one guest a period', () => {
  expect(checkPlace(hosting, 3, at(1, 5, 6), beforeTerm)).toEqual({
    kind: 'host-taken',
    rule: 'S3',
    target: at(1, 5, 6),
    occupants: [5],
  })
})

test('[S5] an item goes into a host only where its class allows', () => {
  expect(checkPlace(hosting, 4, at(1, 3, 4), beforeTerm)).toEqual({
    kind: 'embedding-not-allowed',
    rule: 'S5',
    target: at(1, 3, 4),
    occupants: [1],
  })
})

test('[S3] an event never lies on another event or on an item, hosting or not', () => {
  const state = schedule([
    event(1, at(1, 1, 2), { hosts: true }),
    event(2, at(2, 1, 2), { hosts: true }),
    event(3, at(3, 1)),
    item(4, { place: at(4, 2, 3) }),
    item(5, { classId: 2, place: at(2, 1), hostId: 2 }),
  ])
  const occupied = { kind: 'occupied', rule: 'S3' }
  expect(checkPlace(state, 1, at(2, 1, 2), beforeTerm)).toEqual({
    ...occupied,
    target: at(2, 1, 2),
    occupants: [2],
  })
  expect(checkPlace(state, 3, at(2, 2), beforeTerm)).toEqual({
    ...occupied,
    target: at(2, 2),
    occupants: [2],
  })
  expect(checkPlace(state, 1, at(4, 1, 2), beforeTerm)).toEqual({
    ...occupied,
    target: at(4, 1, 2),
    occupants: [4],
  })
})

test('[S3] nothing goes where imported events clash, not even into a host', () => {
  const state = schedule([
    event(1, at(1, 1, 4), { hosts: true }),
    event(2, at(1, 3, 6), { hosts: true }),
    item(3, { duration: 2 }),
    event(4, at(2, 1, 3), { hosts: true }),
    event(5, at(2, 2)),
  ])
  expect(checkPlace(state, 3, at(1, 1, 2), beforeTerm)).toBeNull()
  expect(checkPlace(state, 3, at(1, 3, 4), beforeTerm)).toEqual({
    kind: 'occupied',
    rule: 'S3',
    target: at(1, 3, 4),
    occupants: [1, 2],
  })
  expect(checkPlace(state, 3, at(2, 1, 2), beforeTerm)).toEqual({
    kind: 'occupied',
    rule: 'S3',
    target: at(2, 1, 2),
    occupants: [4, 5],
  })
})

test('[S4] an item starts after its placed predecessor ends', () => {
  const state = schedule([item(1, { place: at(2, 3, 4) }), item(2), item(3)])
  const reason = { kind: 'before-predecessor', rule: 'S4', occupants: [1] }
  expect(checkPlace(state, 3, at(1, 5), beforeTerm)).toEqual({ ...reason, target: at(1, 5) })
  expect(checkPlace(state, 3, at(2, 2), beforeTerm)).toEqual({ ...reason, target: at(2, 2) })
  expect(checkPlace(state, 3, at(2, 5), beforeTerm)).toBeNull()
})

test('[S4] an item ends before its placed successor starts', () => {
  const state = schedule([item(1), item(2), item(3, { place: at(2, 3, 4) })])
  const reason = { kind: 'after-successor', rule: 'S4', occupants: [3] }
  expect(checkPlace(state, 1, at(3, 1), beforeTerm)).toEqual({ ...reason, target: at(3, 1) })
  expect(checkPlace(state, 1, at(2, 5), beforeTerm)).toEqual({ ...reason, target: at(2, 5) })
  expect(checkPlace(state, 1, at(2, 2), beforeTerm)).toBeNull()
})

test('[S4] pending neighbours and other classes do not bind', () => {
  const state = schedule([item(1), item(2), item(3, { classId: 2, place: at(2, 3, 4) })])
  expect(checkPlace(state, 2, at(1, 1), beforeTerm)).toBeNull()
  expect(checkPlace(state, 1, at(7, 1), beforeTerm)).toBeNull()
})

test('[S5] the class’s range, weekdays and periods bind items and not events', () => {
  const limits = taskClass(1, {
    fromDay: 2,
    toDay: 4,
    excludedPeriods: [3, 5],
    excludedWeekdays: [4],
  })
  const state = schedule([limits, item(1, { duration: 3 }), event(2, at(7, 1))])
  const check = (day: number, start: number) =>
    checkPlace(state, 1, at(day, start, start + 2), beforeTerm)
  expect(check(1, 6)).toEqual({
    kind: 'outside-range',
    rule: 'S5',
    target: at(1, 6, 8),
    fromDay: 2,
    toDay: 4,
  })
  expect(check(5, 6)).toMatchObject({ kind: 'outside-range' })
  expect(check(4, 6)).toEqual({
    kind: 'excluded-weekday',
    rule: 'S5',
    target: at(4, 6, 8),
    weekday: 4,
  })
  expect(check(3, 3)).toEqual({
    kind: 'excluded-period',
    rule: 'S5',
    target: at(3, 3, 5),
    periods: [3, 5],
  })
  expect(check(3, 6)).toBeNull()
  expect(checkPlace(state, 2, at(1, 3), beforeTerm)).toBeNull()
})

test('[S5] a range that allows no day of the window allows no place', () => {
  const state = schedule([taskClass(1, { fromDay: 5, toDay: 4 }), item(1)])
  expect(checkPlace(state, 1, at(5, 1), beforeTerm)).toMatchObject({ kind: 'outside-range' })
})

test('[S5] placing may not go over the budget, moving what is placed may', () => {
  const state = schedule([
    taskClass(1, { slotBudget: 3 }),
    item(1, { place: at(1, 1, 2) }),
    item(2, { duration: 2 }),
    item(3, { duration: 1 }),
  ])
  expect(checkPlace(state, 2, at(2, 1, 2), beforeTerm)).toEqual({
    kind: 'over-budget',
    rule: 'S5',
    budget: 3,
    wanted: 4,
  })
  expect(checkPlace(state, 3, at(2, 1), beforeTerm)).toBeNull()
  const over = schedule([taskClass(1, { slotBudget: 1 }), item(1, { place: at(1, 1, 2) })])
  expect(checkPlace(over, 1, at(2, 1, 2), beforeTerm)).toBeNull()
})

test('[S6] a locked task stays where it is', () => {
  const state = schedule([event(1, at(1, 1), { locked: true }), item(2, { locked: true })])
  const locked = { kind: 'locked', rule: 'S6' }
  expect(checkPlace(state, 1, at(2, 1), beforeTerm)).toEqual(locked)
  expect(checkPlace(state, 2, at(2, 1), beforeTerm)).toEqual(locked)
})

test('[S6] what has begun stays, and nothing goes where time has passed', () => {
  const state = schedule([
    item(1, { place: at(2, 3, 4) }),
    item(2, { place: at(2, 5) }),
    item(3, { duration: 2 }),
  ])
  const now = { day: 2, period: 3 }
  expect(checkPlace(state, 1, at(3, 1, 2), now)).toEqual({
    kind: 'begun',
    rule: 'S6',
    place: at(2, 3, 4),
  })
  expect(checkPlace(state, 2, at(3, 1), now)).toBeNull()
  expect(checkPlace(state, 3, at(1, 11, 12), now)).toEqual({
    kind: 'in-the-past',
    rule: 'S6',
    target: at(1, 11, 12),
  })
  expect(checkPlace(state, 2, at(2, 3), now)).toMatchObject({ kind: 'in-the-past' })
  expect(checkPlace(state, 2, at(2, 4), now)).toMatchObject({ kind: 'occupied' })
})

test('[S3] a host goes where its guests may go too', () => {
  const state = schedule([
    taskClass(1, { excludedWeekdays: [3], excludedPeriods: [9] }),
    event(1, at(1, 1, 4), { hosts: true }),
    item(2, { place: at(1, 2), hostId: 1 }),
    item(3, { place: at(5, 1) }),
  ])
  expect(checkPlace(state, 1, at(2, 1, 4), beforeTerm)).toBeNull()
  expect(checkPlace(state, 1, at(3, 1, 4), beforeTerm)).toMatchObject({ kind: 'excluded-weekday' })
  expect(checkPlace(state, 1, at(2, 8, 11), beforeTerm)).toEqual({
    kind: 'excluded-period',
    rule: 'S5',
    target: at(2, 9),
    periods: [9],
  })
  expect(checkPlace(state, 1, at(6, 1, 4), beforeTerm)).toEqual({
    kind: 'after-successor',
    rule: 'S4',
    target: at(6, 2),
    occupants: [3],
  })
})

test('[S4] two guests of one host and one class keep their order when it moves', () => {
  const state = schedule([
    event(1, at(2, 1, 4), { hosts: true }),
    item(2, { place: at(2, 1), hostId: 1 }),
    item(3, { place: at(2, 4), hostId: 1 }),
  ])
  expect(checkPlace(state, 1, at(1, 1, 4), beforeTerm)).toBeNull()
  expect(checkPlace(state, 1, at(2, 3, 6), beforeTerm)).toBeNull()
})
