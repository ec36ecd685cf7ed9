// Finds the invariants S3 to S5 over a whole state: what is wrong with it as it stands.
import { neighboursOf, usedPeriods } from '../class-order.ts'
import { maskOf, occupantsOf } from '../occupancy.ts'
import { containsPlace, endsBefore, meets, type Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import { findEvent, findTask, itemsOfClass, type Moment, type ScheduleState } from '../state.ts'
import {
  isPlaced,
  isPlacedItem,
  markOf,
  type EventTask,
  type PlacedItem,
  type Task,
} from '../task.ts'
import { checkWindow, checkLimits, classOf } from './check-place.ts'
import { hasBegun } from './freedom.ts'

export type Violation = RefusalReason & { task: number }

/**
 * Every broken invariant, once, at the task that gives way: an item to an event, else the later id. With `now` the limits
 * of a class are for what is still to begin: a block that has begun, or was worked on, lay well when it was placed.
 */
export function findViolations(state: ScheduleState, now: Moment | null = null): Violation[] {
  return [
    ...state.tasks.flatMap((task) =>
      violationsOf(state, task, now).map((reason) => Object.assign(reason, { task: task.id })),
    ),
    ...state.taskClasses.flatMap(({ id, slotBudget }) => budgetViolations(state, id, slotBudget)),
  ]
}

/** An overlap beside the rows, which files from before S3 knew of minutes may hold. */
export function isOverlapBeside(state: ScheduleState, found: Violation): boolean {
  if (found.kind !== 'occupied') return false
  const rowsOf = (id: number) => {
    const place = findTask(state, id)?.place ?? null
    return place === null ? 0 : maskOf(place)
  }
  return found.occupants.every((id) => (rowsOf(id) & rowsOf(found.task)) === 0)
}

/** What is wrong with a state already, against which a change of it is judged. */
export type Baseline = {
  /** Each violation with one of its occupants. */
  known: ReadonlySet<string>
  /** Periods that a class has beyond its budget. */
  excess: ReadonlyMap<number, number>
}

export function baselineOf(state: ScheduleState, now: Moment): Baseline {
  const violations = findViolations(state, now)
  return {
    known: new Set(violations.flatMap(apart).map((violation) => JSON.stringify(violation))),
    excess: new Map(
      violations.flatMap((violation) =>
        violation.kind === 'over-budget'
          ? [[classIdOf(state, violation.task), violation.wanted - violation.budget]]
          : [],
      ),
    ),
  }
}

/** What a change would break: of `after`, those that the state before it does not have already. */
export function violationsBeyond(
  { known, excess }: Baseline,
  after: ScheduleState,
  now: Moment,
): Violation[] {
  return findViolations(after, now).flatMap((violation) => {
    if (violation.kind === 'over-budget') {
      const before = excess.get(classIdOf(after, violation.task)) ?? 0
      return violation.wanted - violation.budget > before ? [violation] : []
    }
    const fresh = apart(violation).filter((each) => !known.has(JSON.stringify(each)))
    if (!('occupants' in violation)) return fresh
    const occupants = fresh.flatMap((each) => ('occupants' in each ? each.occupants : []))
    return occupants.length === 0 ? [] : [{ ...violation, occupants }]
  })
}

export function newViolations(
  before: ScheduleState,
  after: ScheduleState,
  now: Moment,
): Violation[] {
  return violationsBeyond(baselineOf(before, now), after, now)
}

/** One for each task in the way, so that the trouble with one is known beside that with another. */
function apart(violation: Violation): Violation[] {
  if (!('occupants' in violation)) return [violation]
  return violation.occupants.map((id) => ({ ...violation, occupants: [id] }))
}

function classIdOf(state: ScheduleState, taskId: number): number {
  const task = findTask(state, taskId)
  return task?.kind === 'item' ? task.classId : 0
}

function violationsOf(state: ScheduleState, task: Task, now: Moment | null): RefusalReason[] {
  if (task.place === null) return []
  const reasons = [checkWindow(state.window, task.place), ...clashesOf(state, task, task.place)]
  if (task.kind === 'event') reasons.push(checkGuestList(state, task))
  if (isPlacedItem(task)) {
    reasons.push(
      checkHost(state, task),
      checkPredecessor(state, task),
      isOver(task, now) ? null : checkLimits(state, task, task.place),
    )
  }
  return reasons.filter((reason) => reason !== null)
}

function isOver(item: PlacedItem, now: Moment | null): boolean {
  return now !== null && (markOf(item) !== null || hasBegun(item, now))
}

function clashesOf(state: ScheduleState, task: Task, target: Place): (RefusalReason | null)[] {
  const mask = maskOf(target)
  const held = { place: target, clock: task.kind === 'event' ? task.clock : null }
  const isMet = (other: Task) => isPlaced(other) && meets(other, held)
  const others = occupantsOf(state, target.day)
    .filter(
      (other) =>
        other.id !== task.id && (mask === 0 || other.cut !== 0 || (other.mask & mask) !== 0),
    )
    .flatMap(({ id }) => findTask(state, id) ?? [])
    .filter((other) => isMet(other) && givesWay(task, other) && !isHostOf(other, task))
  const fellows = others.filter((other) => isFellowGuest(task, other)).map(({ id }) => id)
  const solid = others.filter((other) => !isFellowGuest(task, other)).map(({ id }) => id)
  return [
    solid.length === 0 ? null : { kind: 'occupied', rule: 'S3', target, occupants: solid },
    fellows.length === 0 ? null : { kind: 'host-taken', rule: 'S3', target, occupants: fellows },
  ]
}

function givesWay(task: Task, other: Task): boolean {
  return task.kind === other.kind ? task.id > other.id : task.kind === 'item'
}

function isHostOf(host: Task, guest: Task): boolean {
  return guest.kind === 'item' && guest.hostId === host.id
}

function isFellowGuest(a: Task, b: Task): boolean {
  return a.kind === 'item' && b.kind === 'item' && a.hostId !== null && a.hostId === b.hostId
}

function checkHost(state: ScheduleState, guest: PlacedItem): RefusalReason | null {
  if (guest.hostId === null) return null
  const host = findEvent(state, guest.hostId)
  const context = { target: guest.place, occupants: [guest.hostId] }
  if (host?.hosts !== true || !classOf(state, guest).mayEmbed) {
    return { kind: 'embedding-not-allowed', rule: 'S5', ...context }
  }
  const isHeld = containsPlace(host.place, guest.place) && host.guestIds.includes(guest.id)
  return isHeld ? null : { kind: 'astride-host', rule: 'S3', ...context }
}

/** Listed guests that do not name this event as their host. */
function checkGuestList(state: ScheduleState, host: EventTask): RefusalReason | null {
  const occupants = host.guestIds.filter((id) => {
    const guest = findTask(state, id)
    return guest === undefined || !isHostOf(host, guest)
  })
  if (occupants.length === 0) return null
  return { kind: 'host-taken', rule: 'S3', target: host.place, occupants }
}

function checkPredecessor(state: ScheduleState, item: PlacedItem): RefusalReason | null {
  const { predecessor } = neighboursOf(state, item)
  if (predecessor === null || endsBefore(predecessor.place, item.place)) return null
  return {
    kind: 'before-predecessor',
    rule: 'S4',
    target: item.place,
    occupants: [predecessor.id],
  }
}

/** At the first item, in order, with which the class goes over its budget. */
function budgetViolations(
  state: ScheduleState,
  classId: number,
  budget: number | null,
): Violation[] {
  const wanted = usedPeriods(state, classId)
  if (budget === null || wanted <= budget) return []
  let covered = 0
  const first = itemsOfClass(state, classId).find((item) => {
    if (isPlacedItem(item)) covered += item.duration
    return covered > budget
  })
  return first === undefined
    ? []
    : [{ kind: 'over-budget', rule: 'S5', budget, wanted, task: first.id }]
}
