// What new work comes to: one call with its items, profile and days, or the one thing that must be known first.
import { evenParts } from '../../../shared/schedule/even-parts.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Question } from './intent.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { Assumed, CaptureDraft, UpsertWrite } from '../read/work-drafts.ts'
import { findKind, kindOfWork } from '../read/work-kinds.ts'
import { ask } from '../say/say-or-ask.ts'

/** One sitting, in minutes: what is longer is split into sessions of the usual length. */
const longestSitting = 180
const usualSitting = 120
/** More than this in one go is asked back. */
const mostSessions = 12

export function resolveCapture(draft: CaptureDraft, ground: Ground): Intent {
  const { state } = ground
  const missing = findMissing(draft, ground)
  if (missing !== null) return ask(missing)
  const unclear = sessionsMeant(draft, ground.state)
  if (unclear.length > 0) return ask({ kind: 'which-task', candidates: unclear })
  const write = writeOf(draft, ground)
  if (write === null) return ask({ kind: 'work-length' })
  const doubt = draft.doubt ?? (hasSameWork(write, state) ? 'same' : null)
  if (doubt !== null && !draft.agreed) return ask({ kind: 'really-work', doubt, write })
  return { kind: 'writes', writes: [write], notes: [] }
}

/** "Another hour for the report", where several bodies of work have one. */
function sessionsMeant(draft: CaptureDraft, state: ScheduleState): number[] {
  const { isMore, title, names } = draft
  const isOpen = isMore && title === '' && classesOf(draft, state).length > 1
  return isOpen ? names.flatMap(({ kind, id }) => (kind === 'item' ? [id] : [])) : []
}

function findMissing(draft: CaptureDraft, { state, today }: Ground): Question | null {
  const { title, due, isMore, unknownDay } = draft
  if (title === '' && !isMore) return { kind: 'work-what' }
  if (unknownDay !== null) return { kind: 'unknown-day', words: unknownDay }
  if (due === null) return null
  if (due < today.date) return { kind: 'work-over', date: due }
  if (dateToDay(state.window, due) === null) return { kind: 'day-outside-term', date: due }
  return null
}

/** Null when the length makes no sense. */
function writeOf(draft: CaptureDraft, ground: Ground): UpsertWrite | null {
  const { state } = ground
  const classes = classesOf(draft, state)
  const sizes = sizesOf(draft, classes, ground)
  if (sizes === null) return null
  const [only, ...others] = classes
  const reminder: Assumed[] = draft.isReminder ? ['reminder'] : []
  const assumed: Assumed[] = [...sizes.assumed, ...reminder]
  // By a day that its work has anyway, it is more of that.
  const isWithin = draft.due === null || (dayOf(draft.due, state) ?? 0) >= (only?.toDay ?? 0)
  if (draft.isMore && isWithin && only !== undefined && others.length === 0)
    return {
      kind: 'upsert',
      values: { task_class_id: only.id, items: moreOf(only, sizes.durations, draft, state) },
      assumed,
    }
  const title = draft.title === '' ? (only?.course ?? '') : draft.title
  if (title === '') return null
  const kind = kindOfWork(title)
  const isTold = findKind(title) !== null
  const profile = only !== undefined && !isTold ? only : kind
  const toDay = dayOf(draft.due, state)
  return {
    kind: 'upsert',
    values: {
      course:
        only?.course ??
        courseNamed(draft, state) ??
        upperFirst(draft.newCourse ?? title.slice(doing.exec(toSimple(title))?.[0].length ?? 0)),
      title,
      subject_type: profile.subjectType,
      difficulty: profile.difficulty,
      intensity: profile.intensity,
      ...(toDay === null ? {} : { to_day: toDay }),
      items: titlesOf(title, sizes.durations),
    },
    assumed: [
      ...assumed,
      ...(draft.due === null ? (['due'] as const) : []),
      ...(draft.newCourse === null ? [] : (['course'] as const)),
    ],
  }
}

/** A course of the timetable for which nothing is studied yet. */
function courseNamed({ names }: CaptureDraft, state: ScheduleState): string | null {
  return names.map((owner) => courseOfOwner(owner, state)).find((name) => name !== '') ?? null
}

function classesOf({ names }: CaptureDraft, state: ScheduleState): TaskClass[] {
  const named = names.flatMap(({ kind, id }) => (kind === 'series' ? [] : [{ kind, id }]))
  return classIdsOf(named, state).flatMap((id) => findTaskClass(state, id) ?? [])
}

type Sizes = { durations: number[]; assumed: Assumed[] }

/** In periods. Null for nothing, for more than a day in one go, and for more than anyone would mean. */
function sizesOf(draft: CaptureDraft, classes: TaskClass[], { state }: Ground): Sizes | null {
  const average = minutesOfPeriod(state.window)
  const { length, isEach } = draft
  const count = draft.count ?? 1
  if (average === 0 || count < 1 || count > 2 * mostSessions) return null
  // "Chapters 5 to 7, an hour each": of how many it is was not said.
  if (isEach && draft.count === null) return null
  const toPeriods = (minutes: number) => Math.max(1, Math.ceil(minutes / average - 0.2))
  const most = Math.min(toPeriods(longestSitting), state.window.periods.length)
  if (length === null) {
    const usual = usualOf(draft, classes, state) ?? toPeriods(kindOfWork(draft.title).minutes)
    return { durations: Array.from({ length: count }, () => usual), assumed: ['length'] }
  }
  if (length.amount <= 0) return null
  const whole = length.unit === 'periods' ? length.amount : toPeriods(length.amount)
  if (draft.count !== null && isEach)
    return whole > most * 2 || whole > state.window.periods.length
      ? null
      : { durations: Array.from({ length: count }, () => whole), assumed: [] }
  if (draft.count !== null)
    return whole < count || whole > count * most
      ? null
      : { durations: evenParts(whole, count), assumed: [] }
  if (whole <= most) return { durations: [whole], assumed: [] }
  const sessions = Math.ceil(whole / Math.min(most, toPeriods(usualSitting)))
  return sessions > mostSessions
    ? null
    : { durations: evenParts(whole, sessions), assumed: ['split'] }
}

/** The sessions of a course have a length already. */
function usualOf({ isMore }: CaptureDraft, classes: TaskClass[], state: ScheduleState) {
  const [only] = classes
  if (!isMore || only === undefined) return null
  return itemsOfClass(state, only.id).at(-1)?.duration ?? null
}

function titlesOf(title: string, durations: readonly number[]) {
  return durations.map((duration, index) => ({
    title: durations.length === 1 ? title : `${title} ${index + 1}`,
    duration,
  }))
}

const numbered = /^(.*?)\s*(\d{1,3})$/

/** "Calculus review 5" after "Calculus review 4"; of one session its name once more; else the title of the work, counted. */
function moreOf(
  taskClass: TaskClass,
  durations: readonly number[],
  { names, title }: CaptureDraft,
  state: ScheduleState,
) {
  if (title !== '') return titlesOf(title, durations)
  const items = itemsOfClass(state, taskClass.id)
  const [named, ...others] = items.filter((item) =>
    names.some(({ kind, id }) => kind === 'item' && id === item.id),
  )
  if (named !== undefined && others.length === 0 && !numbered.test(named.title))
    return durations.map((duration, index) => ({ title: `${named.title} ${index + 2}`, duration }))
  const last = numbered.exec(items.at(-1)?.title ?? '')
  const gap = last !== null && / \d+$/.test(items.at(-1)?.title ?? '') ? ' ' : ''
  return durations.map((duration, index) => ({
    title:
      last === null
        ? `${taskClass.title} ${items.length + index + 1}`
        : `${last[1]}${gap}${Number(last[2]) + index + 1}`,
    duration,
  }))
}

function dayOf(date: string | null, { window }: ScheduleState): number | null {
  return date === null ? null : dateToDay(window, date)
}

/** Work of this name that is not done yet. */
function hasSameWork({ values: { title = '' } }: UpsertWrite, state: ScheduleState): boolean {
  const wanted = normaliseText(title).replace(doing, '').trim()
  return state.tasks.some((task) => {
    if (task.kind !== 'item' || markOf(task)?.outcome === 'done') return false
    return normaliseText(task.title).replace(doing, '') === wanted
  })
}

/** "Finish matrices 3" is the work “Matrices 3”. */
const doing =
  /^(?:finish|complete|do|study|work on|hand in|turn in|submit|write|read|practise|practice|revise|review|prepare)(?: an?| the| my)? |^(?:做完?|完成|交|写完?|看完?|读完?|背完?|复习|提交)/i
