// Rules S3 to S6 written again, slowly and without the code under test: period by period, pair by pair.
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'

/** Each period of the place as `day/period`. */
export function cellsOf(place: Place | null): string[] {
  const cells: string[] = []
  if (place === null) return cells
  for (let period = place.start; period <= place.end; period += 1) {
    cells.push(`${place.day}/${period}`)
  }
  return cells
}

/** A sentence for each broken invariant; the same sentence for the same trouble in two states. */
export function plainViolations(state: ScheduleState): string[] {
  return [
    ...shapeTroubles(state),
    ...shareTroubles(state),
    ...relationTroubles(state),
    ...orderTroubles(state),
    ...limitTroubles(state),
  ]
}

function itemsOf(state: ScheduleState): ItemTask[] {
  return state.tasks.flatMap((task) => (task.kind === 'item' ? [task] : []))
}

function eventsOf(state: ScheduleState): EventTask[] {
  return state.tasks.flatMap((task) => (task.kind === 'event' ? [task] : []))
}

function shapeTroubles(state: ScheduleState): string[] {
  const troubles: string[] = []
  const ids = state.tasks.map(({ id }) => id)
  if (ids.some((id, index) => index > 0 && id <= (ids[index - 1] ?? 0))) troubles.push('ids')
  for (const task of state.tasks) {
    const place = task.place
    const isOutside =
      place !== null &&
      (place.day < 1 ||
        place.day > state.window.days.length ||
        place.start < 1 ||
        place.end > state.window.periods.length)
    if (isOutside) troubles.push(`${task.id} lies outside the window`)
    if (task.kind === 'event') {
      const { clock } = task
      const isBeside = cellsOf(task.place).length === 0
      if (isBeside && clock?.start !== plainClockBeside(task.place).start)
        troubles.push(`${task.id} is not at its time`)
      continue
    }
    const isPending = task.status === 'pending'
    if (isPending !== (place === null)) troubles.push(`${task.id} is ${task.status} and not`)
    if (place === null && task.hostId !== null) troubles.push(`${task.id} is a guest nowhere`)
    if (place !== null && cellsOf(place).length !== task.duration) {
      troubles.push(`${task.id} is not as long as it is`)
    }
  }
  return troubles
}

/** Of rows on the hour, each with a quarter of an hour before the next. */
export function plainClockBeside({ start }: Place): { start: string; end: string } {
  const hour = String(6 + start).padStart(2, '0')
  return { start: `${hour}:50`, end: `${hour}:55` }
}

function isGuestOf(a: Task, b: Task): boolean {
  return a.kind === 'item' && a.hostId === b.id
}

/** Periods are the even steps of a day, what lies beside them is on the odd ones between. */
function stepsOf({ day, start, end }: Place): string[] {
  if (end < start) return [`${day}/${start * 2 - 1}`]
  return Array.from({ length: (end - start) * 2 + 1 }, (_, index) => `${day}/${start * 2 + index}`)
}

function shareTime(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null) return false
  const steps = stepsOf(a)
  return stepsOf(b).some((step) => steps.includes(step))
}

function shareTroubles(state: ScheduleState): string[] {
  return state.tasks.flatMap((a) =>
    state.tasks
      .filter((b) => a.id < b.id && !isGuestOf(a, b) && !isGuestOf(b, a))
      .filter((b) => shareTime(a.place, b.place))
      .map((b) => `${a.id} and ${b.id} share time`),
  )
}

function relationTroubles(state: ScheduleState): string[] {
  const troubles: string[] = []
  for (const item of itemsOf(state)) {
    if (item.hostId === null) continue
    const host = eventsOf(state).find(({ id }) => id === item.hostId)
    const mayEmbed = state.taskClasses.find(({ id }) => id === item.classId)?.mayEmbed
    if (host === undefined || !host.hosts) troubles.push(`${item.id} has no host`)
    if (mayEmbed !== true) troubles.push(`${item.id} may not be embedded`)
    const hostCells = cellsOf(host?.place ?? null)
    if (cellsOf(item.place).some((cell) => !hostCells.includes(cell))) {
      troubles.push(`${item.id} sticks out of its host`)
    }
  }
  for (const event of eventsOf(state)) {
    const guests = itemsOf(state).filter(({ hostId }) => hostId === event.id)
    if (guests.map(({ id }) => id).join() !== event.guestIds.join()) {
      troubles.push(`${event.id} lists other guests than it has`)
    }
  }
  return troubles
}

function isWhollyBefore(a: Place, b: Place): boolean {
  return a.day === b.day ? a.end < b.start : a.day < b.day
}

function orderTroubles(state: ScheduleState): string[] {
  return itemsOf(state).flatMap((a) =>
    itemsOf(state)
      .filter((b) => a.classId === b.classId && a.order < b.order)
      .filter((b) => a.place !== null && b.place !== null && !isWhollyBefore(a.place, b.place))
      .map((b) => `${b.id} does not follow ${a.id}`),
  )
}

function limitTroubles(state: ScheduleState): string[] {
  const troubles: string[] = []
  for (const taskClass of state.taskClasses) {
    const items = itemsOf(state).filter(({ classId }) => classId === taskClass.id)
    const covered = items.flatMap(({ place }) => cellsOf(place)).length
    if (taskClass.slotBudget !== null && covered > taskClass.slotBudget) {
      troubles.push(`class ${taskClass.id} is over budget`)
    }
    for (const { id, place } of items) {
      if (place === null) continue
      if (place.day < taskClass.fromDay || place.day > taskClass.toDay) {
        troubles.push(`${id} is out of range`)
      }
      const weekday = state.window.days[place.day - 1]?.weekday ?? 0
      if (taskClass.excludedWeekdays.includes(weekday)) troubles.push(`${id} is on day ${weekday}`)
      const isExcluded = taskClass.excludedPeriods.some(
        (period) => place.start <= period && period <= place.end,
      )
      if (isExcluded) troubles.push(`${id} is on an excluded period`)
    }
  }
  return troubles
}

/** Whether any of the place lies in what has begun. */
export function isPast(place: Place | null, now: Moment): boolean {
  if (place === null) return false
  return place.day === now.day ? place.start <= now.period : place.day < now.day
}

/** What S6 forbids that the change from one state to the other does. */
export function plainFreedomTroubles(
  before: ScheduleState,
  after: ScheduleState,
  now: Moment,
): string[] {
  return before.tasks.flatMap((task) => {
    const place = after.tasks.find(({ id }) => id === task.id)?.place ?? null
    if (JSON.stringify(place) === JSON.stringify(task.place)) return []
    const troubles: string[] = []
    if (task.locked) troubles.push(`${task.id} is locked and was moved`)
    if (isPast(task.place, now)) troubles.push(`${task.id} has begun and was moved`)
    if (isPast(place, now)) troubles.push(`${task.id} was moved into the past`)
    return troubles
  })
}

/**
 * The tasks put down at the given places without asking: a host takes its guests along unless they
 * are named too, and a named item becomes the guest of whichever host then contains it.
 */
export function plainMoves(
  state: ScheduleState,
  targets: ReadonlyMap<number, Place>,
): ScheduleState {
  const moved = { ...state, tasks: state.tasks.map((task) => putDown(state, targets, task)) }
  const embedded = {
    ...state,
    tasks: moved.tasks.map((task) => (targets.has(task.id) ? embed(moved, task) : task)),
  }
  return { ...state, tasks: embedded.tasks.map((task) => listGuests(embedded, task)) }
}

function putDown(state: ScheduleState, targets: ReadonlyMap<number, Place>, task: Task): Task {
  const target = targets.get(task.id)
  if (task.kind === 'event') return target === undefined ? task : { ...task, place: target }
  if (target !== undefined) return { ...task, place: target, status: 'existing' }
  const host = eventsOf(state).find(({ id }) => id === task.hostId)
  const to = host === undefined ? undefined : targets.get(host.id)
  if (host === undefined || to === undefined || task.place === null) return task
  const day = task.place.day + to.day - host.place.day
  const start = task.place.start + to.start - host.place.start
  return { ...task, place: { day, start, end: start + task.duration - 1 } }
}

function embed(state: ScheduleState, task: Task): Task {
  if (task.kind === 'event') return task
  const cells = cellsOf(task.place)
  const host = eventsOf(state).find(
    (event) => event.hosts && cells.every((cell) => cellsOf(event.place).includes(cell)),
  )
  return { ...task, hostId: host?.id ?? null }
}

function listGuests(state: ScheduleState, task: Task): Task {
  if (task.kind === 'item') return task
  const guests = itemsOf(state).filter(({ hostId }) => hostId === task.id)
  return { ...task, guestIds: guests.map(({ id }) => id) }
}

export function plainMove(state: ScheduleState, id: number, place: Place): ScheduleState {
  return plainMoves(state, new Map([[id, place]]))
}
