// Checks whether tasks may lie where an edit would put them: the one check of legality (S7).
import {
  arrange,
  placeIn,
  type Arrangement,
  heldIn,
  hostIn,
  masksBeside,
  occupantsBeside,
} from '../arrangement.ts'
import { neighboursOf, usedPeriods } from '../class-order.ts'
import { periodsIn } from '../free-runs.ts'
import { maskOf, type Occupant } from '../occupancy.ts'
import { endsBefore, isBesideRows, meets, placeLength, type Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import { findTask, type Moment, type ScheduleState, type Window, findTaskClass } from '../state.ts'
import type { TaskClass } from '../task-class.ts'
import type { ItemTask, Task } from '../task.ts'
import { checkFreedom, hasBegun } from './freedom.ts'

/**
 * Why this one task may not lie at `place`, or null when it may. The task itself is not in its own
 * way, so that its present place is legal too; the guests of a host are carried along and must be
 * legal as well. Throws when the place is not as long as the task.
 */
export function checkPlace(
  state: ScheduleState,
  taskId: number,
  place: Place,
  now: Moment,
): RefusalReason | null {
  const task = findTask(state, taskId)
  if (task === undefined) return { kind: 'unknown-task', rule: 'T1' }
  if (placeLength(place) !== lengthOf(task)) {
    throw new RangeError(`task ${taskId} is ${lengthOf(task)} periods long`)
  }
  return checkArrangement(arrange(state, new Map([[taskId, place]])), now)?.reason ?? null
}

/** How many periods a task covers, placed or not. */
export function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}

/** The first touched task that may not lie where the arrangement puts it, and why. */
export function checkArrangement(
  arrangement: Arrangement,
  now: Moment,
): { task: number; reason: RefusalReason } | null {
  const touched = [...arrangement.places.keys()].flatMap(
    (id) => findTask(arrangement.state, id) ?? [],
  )
  // What no other place would cure comes first.
  for (const task of touched) {
    const reason = checkMovable(arrangement.state, task, now)
    if (reason !== null) return { task: task.id, reason }
  }
  for (const task of touched) {
    const reason = checkTarget(arrangement, task, now)
    if (reason !== null) return { task: task.id, reason }
  }
  return null
}

/** Why the task may not go anywhere, whatever the place. */
export function checkMovable(state: ScheduleState, task: Task, now: Moment): RefusalReason | null {
  return checkFreedom(task, now) ?? (task.kind === 'item' ? checkBudget(state, task) : null)
}

function checkTarget(arrangement: Arrangement, task: Task, now: Moment): RefusalReason | null {
  const target = placeIn(arrangement, task)
  if (target === null) return null
  const outside = checkWindow(arrangement.state.window, target) ?? checkRows(task, target)
  if (outside !== null) return outside
  if (hasBegun(heldIn(arrangement, task) ?? { place: target }, now))
    return { kind: 'in-the-past', rule: 'S6', target }
  if (task.kind === 'event') return checkOverlap(arrangement, task, target)
  return (
    checkLimits(arrangement.state, task, target) ??
    checkOverlap(arrangement, task, target) ??
    checkOrder(arrangement, task, target)
  )
}

function isUpTo(last: number, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= last
}

export function checkWindow(window: Window, target: Place): RefusalReason | null {
  const days = window.days.length
  const periods = window.periods.length
  const lastStart = isBesideRows(target) ? periods + 1 : periods
  if (!isUpTo(days, target.day) || !isUpTo(lastStart, target.start)) {
    return { kind: 'outside-window', rule: 'T1', days, periods }
  }
  return target.end > periods ? { kind: 'past-end-of-day', rule: 'T1', target, periods } : null
}

/** What lies beside the rows has no length in them: its clock alone says when it is. */
export function checkRows(task: Task, target: Place): RefusalReason | null {
  if (task.kind === 'item' || !isBesideRows(task.place) || task.clock === null) return null
  if (task.place.start === target.start) return null
  return { kind: 'beside-rows', rule: 'S3', target, clock: task.clock }
}

function checkOrder(arrangement: Arrangement, item: ItemTask, target: Place): RefusalReason | null {
  const { predecessor, successor } = neighboursOf(arrangement.state, item)
  const before = predecessor && placeIn(arrangement, predecessor)
  if (predecessor && before && !endsBefore(before, target)) {
    return { kind: 'before-predecessor', rule: 'S4', target, occupants: [predecessor.id] }
  }
  const after = successor && placeIn(arrangement, successor)
  if (successor && after && !endsBefore(target, after)) {
    return { kind: 'after-successor', rule: 'S4', target, occupants: [successor.id] }
  }
  return null
}

/** Whether a task may share its periods with what else lies there: solid tasks, hosts and guests (S3). */
function checkOverlap(arrangement: Arrangement, task: Task, target: Place): RefusalReason | null {
  const mask = maskOf(target)
  const { solid, freeHost, cuts } = masksBeside(arrangement, target.day, task.id)
  // An event between two of its rows.
  const isCut = (cuts & mask & (mask - 1)) !== 0
  const mayBeBeside = isBesideRows(target) || isCut
  if ((mask & solid) === 0 && !mayBeBeside) return null
  const own = heldIn(arrangement, task) ?? { place: target }
  const inTheWay = () =>
    occupantsBeside(arrangement, target.day, task.id).filter(({ id }) => {
      const other = findTask(arrangement.state, id)
      const held = other === undefined ? null : heldIn(arrangement, other)
      return held !== null && meets(held, own)
    })
  if ((mask & solid) === 0 && inTheWay().length === 0) return null
  if (task.kind === 'event') return explainOccupied(target, inTheWay())
  const host = hostIn(arrangement, task, target)
  const isFree = host !== null && (mask & freeHost) === mask && !isCut
  const mayEmbed = classOf(arrangement.state, task).mayEmbed
  return isFree && mayEmbed ? null : explainItem(target, inTheWay(), host, mayEmbed)
}

function explainItem(
  target: Place,
  inTheWay: Occupant[],
  host: number | null,
  mayEmbed: boolean,
): RefusalReason {
  const guests = inTheWay.filter(({ hostId }) => hostId !== null)
  const hosts = inTheWay.filter(({ isHost }) => isHost)
  const isHostsOnly = hosts.length > 0 && hosts.length + guests.length === inTheWay.length
  if (!isHostsOnly) return explainOccupied(target, inTheWay)
  if (host === null) {
    return { kind: 'astride-host', rule: 'S3', target, occupants: idsOf(hosts) }
  }
  // Two clashing hosts: inside one it would lie on the other.
  if (hosts.length > 1) return explainOccupied(target, inTheWay)
  if (!mayEmbed) {
    return { kind: 'embedding-not-allowed', rule: 'S5', target, occupants: [host] }
  }
  return { kind: 'host-taken', rule: 'S3', target, occupants: idsOf(guests) }
}

// A guest is named only where nothing else is: its host stands for it.
function explainOccupied(target: Place, inTheWay: Occupant[]): RefusalReason {
  const solid = inTheWay.filter(({ hostId }) => hostId === null)
  const occupants = idsOf(solid.length > 0 ? solid : inTheWay)
  return { kind: 'occupied', rule: 'S3', target, occupants }
}

function idsOf(occupants: Occupant[]): number[] {
  return occupants.map(({ id }) => id).toSorted((a, b) => a - b)
}

// The limits that a class sets on its items: range, weekdays, periods, budget (S5).

/** Throws when the class is missing: no state may hold an item without its class. */
export function classOf(state: ScheduleState, item: ItemTask): TaskClass {
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) throw new Error(`item ${item.id} has no class ${item.classId}`)
  return taskClass
}

export function excludedMask(taskClass: TaskClass): number {
  return taskClass.excludedPeriods.reduce((mask, period) => mask | (1 << (period - 1)), 0)
}

export function checkLimits(
  state: ScheduleState,
  item: ItemTask,
  target: Place,
): RefusalReason | null {
  const taskClass = classOf(state, item)
  const { fromDay, toDay } = taskClass
  if (target.day < fromDay || target.day > toDay) {
    return { kind: 'outside-range', rule: 'S5', target, fromDay, toDay }
  }
  const weekday = state.window.days[target.day - 1]?.weekday
  if (weekday !== undefined && taskClass.excludedWeekdays.includes(weekday)) {
    return { kind: 'excluded-weekday', rule: 'S5', target, weekday }
  }
  const excluded = maskOf(target) & excludedMask(taskClass)
  if (excluded !== 0) {
    return { kind: 'excluded-period', rule: 'S5', target, periods: periodsIn(excluded) }
  }
  return null
}

/** A class that already covers more than its budget may still move what it has. */
function checkBudget(state: ScheduleState, item: ItemTask): RefusalReason | null {
  const budget = classOf(state, item).slotBudget
  if (item.place !== null || budget === null) return null
  const wanted = usedPeriods(state, item.classId) + item.duration
  return wanted > budget ? { kind: 'over-budget', rule: 'S5', budget, wanted } : null
}
