// Random schedules, moments and edits for the property tests.
import { assertNever } from '../../../shared/assert-never.ts'
import * as fc from 'fast-check'
import type { Edit, Move } from '../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { placeAt, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask, Task, TaskStatus } from '../../../shared/schedule/task.ts'
import { event, hours, item, schedule, taskClass, week } from '../../builders.ts'
import { plainClockBeside, plainMove, plainViolations } from './plain-rules.ts'

const weeks = 2
const days = weeks * 7
const periods = 8
const window = week({ weeks, periods: hours(periods) })

const dayArbitrary = fc.integer({ min: 1, max: days })
const periodArbitrary = fc.integer({ min: 1, max: periods })
const isLocked = fc.integer({ min: 0, max: 5 }).map((value) => value === 0)

/** Now and then before, in, at the end of and after the window. */
export const momentArbitrary: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ day: 0, period: 0 }) },
  {
    weight: 4,
    arbitrary: fc.record({
      day: fc.integer({ min: 1, max: 6 }),
      period: fc.integer({ min: 0, max: periods }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ day: dayArbitrary, period: periodArbitrary }) },
)

const eventArbitrary = fc.record({
  day: dayArbitrary,
  start: periodArbitrary,
  // Of none it lies beside the rows.
  length: fc.integer({ min: 0, max: 4 }),
  hosts: fc.boolean(),
  locked: isLocked,
})

const classArbitrary = fc.record({
  fromDay: fc.integer({ min: 1, max: 5 }),
  toDay: fc.integer({ min: 5, max: days }),
  slotBudget: fc.option(fc.integer({ min: 3, max: 12 })),
  mayEmbed: fc.boolean(),
  excludedPeriods: fc.uniqueArray(periodArbitrary, { maxLength: 2 }),
  excludedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
})

const itemArbitrary = fc.record({
  classIndex: fc.nat({ max: 2 }),
  rank: fc.nat({ max: 999 }),
  duration: fc.integer({ min: 1, max: 3 }),
  locked: isLocked,
  status: fc.constantFrom('existing' as const, 'suggested' as const),
  // Places to try, one after the other; none may be legal, and then it stays pending.
  tries: fc.array(fc.record({ day: dayArbitrary, start: periodArbitrary }), {
    maxLength: 6,
    size: 'max',
  }),
})

const recipeArbitrary = fc.record({
  events: fc.array(eventArbitrary, { maxLength: 14, size: 'max' }),
  classes: fc.array(classArbitrary, { minLength: 3, maxLength: 3 }),
  items: fc.array(itemArbitrary, { minLength: 1, maxLength: 14, size: 'max' }),
})

type Recipe = typeof recipeArbitrary extends fc.Arbitrary<infer Value> ? Value : never

function addEvents(recipe: Recipe, mayClash: boolean): ScheduleState {
  let state = schedule([], window)
  for (const [index, { day, start, length, hosts, locked }] of recipe.events.entries()) {
    // Ids of events and items alternate, so that neither kind always comes first.
    const id = index * 2 + 1
    const place = { day, start, end: Math.min(start + length - 1, periods) }
    const clock = length === 0 ? plainClockBeside(place) : null
    const grown = schedule([...state.tasks, event(id, place, { hosts, locked, clock })], window)
    if (mayClash || plainViolations(grown).length === 0) state = grown
  }
  return state
}

function build(recipe: Recipe, mayClash: boolean): ScheduleState {
  const classes: TaskClass[] = recipe.classes.map((limits, index) => taskClass(index + 1, limits))
  const ranked = recipe.items.toSorted((a, b) => a.rank - b.rank)
  const pending = recipe.items.map(({ classIndex, duration, locked }, index): ItemTask =>
    item(index * 2 + 2, {
      classId: classIndex + 1,
      order: ranked.findIndex((other) => other === recipe.items[index]) + 1,
      duration,
      locked,
    }),
  )
  const events = addEvents(recipe, mayClash)
  let state = schedule([...classes, ...events.tasks, ...pending], window)
  const allowed = plainViolations(state).length
  for (const [index, { tries, status, duration }] of recipe.items.entries()) {
    const id = index * 2 + 2
    const found = tries
      .map(({ day, start }) => plainMove(state, id, placeAt(day, start, duration)))
      .find((tried) => plainViolations(tried).length === allowed)
    if (found === undefined) continue
    state = { ...found, tasks: found.tasks.map((task) => setStatus(task, id, status)) }
  }
  return deepFreeze(state)
}

function setStatus(task: Task, id: number, status: TaskStatus): Task {
  return task.id === id && task.kind === 'item' ? { ...task, status } : task
}

/** A state on which every invariant holds, frozen through and through. */
export const stateArbitrary = recipeArbitrary.map((recipe) => build(recipe, false))

/** The same, except that its events may clash as imported ones do. */
export const clashingStateArbitrary = recipeArbitrary.map((recipe) => build(recipe, true))

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/** Every place of this length on the grid. */
export function everyPlace(state: ScheduleState, length: number): Place[] {
  return state.window.days.flatMap((_, index) =>
    Array.from({ length: periods - length + 1 }, (__, start) =>
      placeAt(index + 1, start + 1, length),
    ),
  )
}

const wishArbitrary = fc.record({
  task: fc.nat({ max: 999 }),
  // Off the grid now and then; with `aim` the n-th legal place is taken where there is one.
  day: fc.integer({ min: 0, max: days + 1 }),
  start: fc.integer({ min: 0, max: periods + 1 }),
  aim: fc.option(fc.nat({ max: 99 }), { freq: 3 }),
})

type Wish = typeof wishArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** An edit that is only complete once the state is known on which it is tried. */
export const editWishArbitrary = fc.record({
  kind: fc.constantFrom(
    'place' as const,
    'place' as const,
    'move' as const,
    'swap' as const,
    'batch-move' as const,
    'unplace' as const,
    'resize' as const,
  ),
  wishes: fc.array(wishArbitrary, { minLength: 2, maxLength: 4 }),
  // For batches: the tasks take one another's places instead.
  isCycle: fc.boolean(),
})

export type EditWish = typeof editWishArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** Makes the wish concrete; ids and targets that do not exist stay possible. */
export function toEdit(state: ScheduleState, wish: EditWish, now: Moment): Edit {
  const [first, second] = wish.wishes.map((one) => toMove(state, one, now, wish.kind))
  if (first === undefined || second === undefined) throw new Error('a wish names two tasks')
  switch (wish.kind) {
    case 'place':
    case 'move':
      return { kind: wish.kind, ...first }
    case 'swap':
      return { kind: 'swap', taskA: first.task, taskB: second.task }
    case 'unplace':
      return { kind: 'unplace', task: first.task }
    case 'resize': {
      const place = findTask(state, first.task)?.place ?? null
      const start = wish.isCycle && place !== null ? place.start + 1 - (second.day % 3) : null
      return { kind: 'resize', task: first.task, start, periods: 1 + (second.day % 4) }
    }
    case 'batch-move': {
      const moves = wish.wishes.map((one) => toMove(state, one, now, wish.kind))
      return { kind: 'batch-move', moves: wish.isCycle ? toCycle(state, moves) : moves }
    }
    default:
      return assertNever(wish.kind)
  }
}

function toMove(state: ScheduleState, wish: Wish, now: Moment, kind: Edit['kind']): Move {
  const fitting = state.tasks.filter((task) => isFitting(task, kind))
  const pool = wish.task % 10 === 0 || fitting.length === 0 ? state.tasks : fitting
  const task = pool[wish.task % pool.length]?.id ?? 1
  const starts = wish.aim === null ? [] : legalStarts(state, task, now)
  const aimed = starts[(wish.aim ?? 0) % Math.max(starts.length, 1)]
  const unknown = wish.task === 999 ? 9999 : task
  return { task: unknown, day: aimed?.day ?? wish.day, start: aimed?.start ?? wish.start }
}

function isFitting(task: Task, kind: Edit['kind']): boolean {
  return kind === 'place' ? task.place === null : task.place !== null
}

function toCycle(state: ScheduleState, moves: Move[]): Move[] {
  return moves.map((move, index) => {
    const next = moves[(index + 1) % moves.length]?.task
    const place = state.tasks.find(({ id }) => id === next)?.place
    return { task: move.task, day: place?.day ?? move.day, start: place?.start ?? move.start }
  })
}
