// Where named blocks should go: all that is missing for it is asked, and a place that depends on the week is looked up.
import {
  addDays,
  datesBetween,
  dateToDay,
  dayToDate,
  weekdayOf,
} from '../../../shared/schedule/calendar.ts'
import { isOver } from '../../../shared/schedule/legality.ts'
import type { RefusalReason } from '../../../shared/schedule/refusal.ts'
import { findTask, type ScheduleState, itemsOfClass } from '../../../shared/schedule/state.ts'
import { markOf, isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { PutDraft } from '../read/draft.ts'
import { ask, say, doubted } from '../say/say-or-ask.ts'
import { isEmptyOperand, lastSpokenOf } from '../words/operands.ts'
import { hasTarget, nowhere, type Target } from '../words/task-words.ts'
import { daySpokenOf } from '../words/told-days.ts'
import { delayTasks } from '../work/delay-tasks.ts'
import { relocateTasks } from '../work/relocate-tasks.ts'
import { choosePlace } from './choose-place.ts'
import { gather } from './gather-tasks.ts'
import type { Intent, Write } from './intent.ts'
import { refersBack, resolveOperand } from './resolve-task.ts'
import { liesThere, isAhead } from './lies-there.ts'
import { isOffHours } from './wishes.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { classIdsOf } from '../words/class-ids.ts'

export function resolvePut(draft: PutDraft, ground: Ground): Intent {
  const { operands, verb, doubt } = draft
  const delay = resolveDelay(draft, ground)
  if (delay !== null) return delay
  const { dates } = draft.target
  if (dates?.length && dates.every((date) => date < ground.today.date))
    return say({ kind: 'days-over' })
  // "Make it 7 pm", and nothing said of what: what was spoken of last.
  const meant =
    operands.every((each) => isEmptyOperand(each) && !refersBack(each)) && ground.recent.length > 0
      ? [lastSpokenOf]
      : operands
  const found = gather(meant, verb, ground)
  if (found.kind !== 'tasks') return found
  const [taskId] = found.ids
  const target = targetFor(taskId, draft, ground)
  if (target === null) return say({ kind: 'not-free', taskIds: lyingIn(draft.target, ground) })
  if (taskId === undefined) return ask({ kind: 'what-to-move' })
  if (!hasTarget(target) && draft.isElsewhere === true)
    return doubted([elsewhere(found.ids, ground)], doubt)
  if (!hasTarget(target))
    return ask(
      found.ids.length === 1
        ? { kind: 'where-to', taskId }
        : { kind: 'where-to-all', taskIds: found.ids },
    )
  const isRelative =
    target.shift !== null || target.nudge !== null || target.by !== null || target.sameTime !== null
  if (isRelative && (findTask(ground.state, taskId)?.place ?? null) === null)
    return ask({ kind: 'where-to', taskId })
  const { window } = ground.state
  const outside = target.dates?.every((date) => dateToDay(window, date) === null) ?? false
  if (target.dates?.length === 0) return ask({ kind: 'days-backwards' })
  if (outside) return ask({ kind: 'day-outside-term', date: target.dates?.[0] ?? null })
  const isEarly = target.wish?.kind === 'clock' && isOffHours(target.wish.minute, window)
  const early = isEarly ? 'off-hours' : null
  if (!isRelative && found.ids.every((id) => isOverUnmarked(id, ground)))
    return doubted(anew(found.ids, target), doubt)
  const alone = writePuts(found.ids, target, ground)
  const along = found.ids.length === 1 ? goingAlong(taskId, target, ground) : null
  return (
    together(found.ids, target, ground) ??
    (along === null ? null : doubted([along], early)) ??
    doubted(alone, doubt ?? early)
  )
}

function lyingIn({ dates, wish }: Target, ground: Ground): number[] {
  if (dates === null) return []
  return ground.state.tasks
    .filter((task) => liesThere(task, { dates, wish }, ground))
    .map(({ id }) => id)
}

/** What is over and was not done can't be moved: it was missed, and has its new place then. */
function anew(taskIds: readonly number[], target: Target): Write[] {
  return [
    ...taskIds.map((taskId) => ({ kind: 'mark', taskId, mark: 'missed', minutes: null }) as const),
    ...taskIds.map((taskId) => ({ kind: 'put', taskId, target }) as const),
  ]
}

function isOverUnmarked(id: number, { state, now }: Ground): boolean {
  const task = findTask(state, id)
  if (task?.kind !== 'item' || task.place === null || markOf(task) !== null) return false
  return isOver({ place: task.place }, now, state.window)
}

/** Where it can't go alone, for what keeps its order with it lies in between: that goes along. Null where it can, or nothing helps. */
export function goingAlong(
  id: number,
  target: Target,
  { state, now }: Pick<Ground, 'state' | 'now'>,
): Write | null {
  if (target.dates === null || (findTask(state, id)?.place ?? null) === null) return null
  const choice = choosePlace(state, id, target, [], now)
  const reason = choice.kind === 'none' ? choice.refusal?.reason : undefined
  // What only a block of other work stands in the way of is offered the places beside it.
  if (reason === undefined || !isOfOrder(reason, id, state)) return null
  const avoid = { weekdays: [], periods: [] }
  const write: Write = { kind: 'relocate', taskIds: [id], target, avoid, avoidDates: [] }
  const { moves, stuck } = relocateTasks(state, write, now)
  return moves.length === 0 || stuck.length > 0 ? null : write
}

function isOfOrder(reason: RefusalReason, id: number, state: ScheduleState): boolean {
  if (reason.kind === 'before-predecessor' || reason.kind === 'after-successor') return true
  const workOf = (task: number) => {
    const found = findTask(state, task)
    return found?.kind === 'item' ? found.classId : null
  }
  const work = workOf(id)
  return reason.kind === 'occupied' && reason.occupants.every((other) => workOf(other) === work)
}

/** Where it can go without another giving way, in the days that follow; else as that of several. */
export function elsewhere(taskIds: number[], ground: Ground): Write {
  const { state, now } = ground
  const away = toOtherDay(taskIds, ground)
  const [taskId, ...more] = taskIds
  const isFree =
    taskId !== undefined &&
    more.length === 0 &&
    choosePlace(state, taskId, away.target, [], now).kind !== 'none'
  return isFree ? { kind: 'put', taskId, target: away.target } : away
}

/** The nearest one where it fits; within the week that follows others may give way. */
function toOtherDay(
  taskIds: number[],
  { state, today }: Ground,
): Extract<Write, { kind: 'relocate' }> {
  const avoidDates = taskIds.flatMap((id) => {
    const place = findTask(state, id)?.place ?? null
    return place === null ? [] : [dayToDate(state.window, place.day)]
  })
  const avoid = { weekdays: [], periods: [] }
  const [left = today.date] = avoidDates
  const from = left < today.date ? today.date : left
  const dates = datesBetween(from, addDays(from, 7)).filter((date) => !avoidDates.includes(date))
  return { kind: 'relocate', taskIds, target: { ...nowhere, dates }, avoid, avoidDates }
}

/** Where the first of the tasks should go; null where it should only go to a free place, and there is none. */
function targetFor(
  taskId: number | undefined,
  { target, ifFree }: PutDraft,
  ground: Ground,
): Target | null {
  const wanted = { ...onDaySpokenOf(target, taskId, ground), bareWeekday: null }
  if (taskId === undefined || !hasTarget(wanted)) return wanted
  const { state, now } = ground
  const isFree = (there: Target) => choosePlace(state, taskId, there, [], now).kind !== 'none'
  if (isFree(wanted)) return wanted
  if (ifFree !== undefined)
    return ifFree.otherwise === null ? null : { ...ifFree.otherwise, bareWeekday: null }
  const later = target.bareWeekday === null ? null : inItsWeek(taskId, wanted, ground)
  return later !== null && isFree(later) ? later : wanted
}

/** "When am I free on Wednesday?", “put limits in the evening”: what has no place yet goes there on that day. */
function onDaySpokenOf(target: Target, taskId: number | undefined, ground: Ground): Target {
  const { dates, wish } = target
  const isOpen = (findTask(ground.state, taskId ?? 0)?.place ?? null) === null
  const date = dates === null && wish !== null && isOpen ? daySpokenOf(ground) : null
  return date === null ? target : { ...target, dates: [date] }
}

/** "To Tuesday", said of a block in a later week: the Tuesday of that week, where the next one can't be. */
function inItsWeek(taskId: number, target: Target, { state }: Ground): Target | null {
  const { window } = state
  const [date] = target.dates ?? []
  const place = findTask(state, taskId)?.place ?? null
  if (date === undefined || place === null) return null
  const week = window.days[place.day - 1]?.week
  const day = window.days.find((each) => each.week === week && each.weekday === weekdayOf(date))
  return day === undefined || day.date <= date ? null : { ...target, dates: [day.date] }
}

/** "Push it back a day", where what follows it leaves no room there: only all of it together can. */
function together(
  [id, ...others]: number[],
  { shift, wish }: Target,
  ground: Ground,
): Intent | null {
  if (id === undefined || others.length > 0 || shift === null || wish !== null) return null
  const { state, now } = ground
  const target = { ...nowhere, shift }
  const write: Write = { kind: 'delay', firstIds: [id], days: shift }
  const isHeld = choosePlace(state, id, target, [], now).kind === 'none'
  const { stuck } = delayTasks(state, write, now)
  return !isHeld || shift < 0 || stuck.length > 0 ? null : doubted([write], null)
}

// Tasks that have a place move together; open ones get theirs one after the other.
function writePuts(taskIds: number[], target: Target, { state }: Ground): Write[] {
  const isPlaced = (id: number) => (findTask(state, id)?.place ?? null) !== null
  if (taskIds.length > 1 && taskIds.every(isPlaced)) {
    const avoid = { weekdays: [], periods: [] }
    return [{ kind: 'relocate', taskIds, target, avoid, avoidDates: [] }]
  }
  return taskIds.map((taskId) => ({ kind: 'put', taskId, target }))
}

/** Null when it is no such run, or the words for its first session are not clear. */
function resolveDelay(draft: PutDraft, ground: Ground): Intent | null {
  const { run, target, doubt } = draft
  if (run === undefined || target.shift === null) return null
  const firstIds = run === 'from' ? firstNamed(draft, ground) : firstOfCourses(draft, ground)
  if (firstIds.length === 0) return null
  const write = { kind: 'delay', firstIds, days: target.shift } as const
  return doubted([write], doubt)
}

/** Of a course alone the first session that is ahead. */
function firstNamed({ operands }: PutDraft, ground: Ground): number[] {
  const [operand] = operands
  const found = operand === undefined ? null : resolveOperand(operand, 'move', ground)
  const ids =
    found?.kind === 'tasks' ? found.ids : found?.kind === 'several' ? found.candidates : []
  const items = ids.flatMap((id) => findTask(ground.state, id) ?? []).filter(isPlacedItem)
  return firstOfEach(items.filter((item) => isFree(item, ground)))
}

/** No names are all courses. */
function firstOfCourses({ operands }: PutDraft, ground: Ground): number[] {
  const names = operands.flatMap((operand) => operand.names.flat())
  const classIds =
    names.length === 0
      ? ground.state.taskClasses.map(({ id }) => id)
      : classIdsOf(names, ground.state)
  return classIds.flatMap((id) =>
    firstOfEach(
      itemsOfClass(ground.state, id)
        .filter(isPlacedItem)
        .filter((item) => isFree(item, ground)),
    ),
  )
}

function firstOfEach(items: readonly PlacedItem[]): number[] {
  const byClass = Map.groupBy(
    items.toSorted((a, b) => a.order - b.order),
    ({ classId }) => classId,
  )
  return [...byClass.values()].flatMap(([first]) => (first === undefined ? [] : [first.id]))
}

function isFree(item: PlacedItem, ground: Ground): boolean {
  return isAhead(item, ground) && checkFreedom(item, ground.now) === null
}
