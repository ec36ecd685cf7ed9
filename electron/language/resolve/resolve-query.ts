// Turns a question about the schedule into the days and tasks that its answer speaks of.
import { assertNever } from '../../../shared/assert-never.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import {
  findTask,
  findEvent,
  findTaskClass,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { findExams, classesOfExam } from '../read/find-exams.ts'
import type { Ground } from '../ground.ts'
import { resolveExplain } from './resolve-explain.ts'
import type { Draft } from '../read/draft.ts'
import type { Intent } from './intent.ts'
import type { Operand } from '../words/task-words.ts'
import type { FactQuery, Query, FitCheck } from './query.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { classIdsOf } from '../words/class-ids.ts'
import type { NameOwner } from '../words/known-names.ts'
import { findVerb } from '../words/verbs.ts'
import { resolveOperand } from './resolve-task.ts'
import { liesThere } from './lies-there.ts'
import { ask, say } from '../say/say-or-ask.ts'
import { restOfWeek } from '../words/asked-days.ts'
import { daySpokenOf } from '../words/told-days.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'

export function resolveQuery(
  draft: Extract<Draft, { kind: `query-${string}` }>,
  ground: Ground,
): Intent {
  switch (draft.kind) {
    case 'query-free':
    case 'query-day':
      return resolveDays(draft, ground)
    case 'query-when': {
      const taskIds = [...new Set(draft.operands.flatMap((operand) => tasksOf(operand, ground)))]
      return taskIds.length === 0
        ? ask({ kind: 'no-such-task' })
        : answerable({
            kind: 'query-when',
            taskIds,
            ...missedTime(draft.operands, taskIds, ground),
          })
    }
    case 'query-exam': {
      const exams = findExams(draft, ground.state)
      if (exams.length > 0) return answerable({ kind: 'query-when', taskIds: exams })
      const { names } = draft
      // Of a course whose exam is not known that is said, and not when it is studied.
      if (names.length > 0) return answerable(resolveFact({ ...ofExams, names }, ground))
      const taskIds = tasksOf(draft.operand, ground)
      return taskIds.length === 0
        ? say({ kind: 'not-found' })
        : answerable({ kind: 'query-when', taskIds })
    }
    case 'query-pending':
    case 'query-workload':
      return answerable({
        kind: draft.kind,
        ...('amount' in draft ? { amount: draft.amount } : {}),
        classIds: draft.names.length === 0 ? null : classIdsOf(draft.names, ground.state),
      })
    case 'query-explain':
      return resolveExplain(draft, ground)
    case 'query-health':
      return resolveHealth(draft, ground)
    case 'query-fits':
      return resolveFits(draft, ground)
    case 'query-pace':
      return answerable({
        kind: 'query-pace',
        classIds: draft.names.length === 0 ? null : coursesOf(draft.names, ground.state),
      })
    case 'query-broken':
      return answerable(draft)
    case 'query-fact':
      return answerable(resolveFact(draft, ground))
    default:
      return assertNever(draft)
  }
}

const ofExams = { kind: 'query-fact', fact: 'exams', dates: null, wish: null, words: '' } as const

function resolveDays(
  draft: Extract<Draft, { kind: 'query-free' | 'query-day' }>,
  ground: Ground,
): Intent {
  // Free time is looked for in the days to come; an hour without a day is of the day spoken of, or today's.
  const isOfWeek = draft.kind === 'query-free' && (draft.wish?.kind ?? 'part') === 'part'
  const isOfEnd = draft.kind === 'query-day' && draft.end !== undefined
  const spoken = draft.wish === null && !isOfEnd ? null : daySpokenOf(ground)
  const usual = spoken === null ? (isOfWeek ? restOfWeek(ground) : [ground.today.date]) : [spoken]
  const dates = draft.dates ?? usual
  const [first] = dates
  if (first === undefined) return say({ kind: 'days-backwards' })
  const named = dates.flatMap((date) => dateToDay(ground.state.window, date) ?? [])
  const ahead = named.filter((day) => day >= ground.now.day)
  const days = draft.kind === 'query-free' && ahead.length > 0 ? ahead : named
  if (days.length === 0) return say({ kind: 'outside-term', date: first })
  const { wish } = draft
  if (draft.kind === 'query-day') {
    const { dates: _, ...asked } = draft
    return answerable({ ...asked, days })
  }
  return answerable({ kind: draft.kind, days, wish, ...wholeOf(draft.isWhole) })
}

function resolveFact(
  { fact, dates, wish, names, words, minutes }: Extract<Draft, { kind: 'query-fact' }>,
  { state }: Ground,
): FactQuery {
  const days = dates?.flatMap((date) => dateToDay(state.window, date) ?? []) ?? null
  // An appointment has no course: its title stands for one.
  const titleOf = ({ kind, id }: NameOwner) =>
    state.tasks.find((task) => task.kind === 'event' && kind === 'series' && task.series === id)
      ?.title ?? ''
  const courses = names.map((owner) => courseOfOwner(owner, state) || titleOf(owner))
  return {
    kind: 'query-fact',
    fact,
    days: days?.length === 0 ? null : days,
    wish,
    courses: courses.length === 0 ? null : [...new Set(courses)],
    classIds: names.length === 0 ? null : classIdsOf(names, state),
    words,
    ...(minutes === undefined ? {} : { minutes }),
  }
}

/** The time that was named, where none of the tasks lies in it. */
function missedTime(operands: readonly Operand[], taskIds: readonly number[], ground: Ground) {
  const timed = operands.find(({ dates }) => dates !== null)
  // "How do I move it to Saturday?" does not ask whether it lies there.
  if (timed?.dates == null || findVerb(timed.rest) !== null) return {}
  const tasks = taskIds.flatMap((id) => findTask(ground.state, id) ?? [])
  const { dates, wish } = timed
  return tasks.some((task) => liesThere(task, timed, ground)) ? {} : { notAt: { dates, wish } }
}

export function tasksOf(operand: Operand, ground: Ground): number[] {
  const found = resolveOperand(operand, 'look', ground)
  return found.kind === 'tasks' ? found.ids : found.kind === 'several' ? found.candidates : []
}

function resolveHealth(
  { dates }: Extract<Draft, { kind: 'query-health' }>,
  { state, now }: Ground,
): Intent {
  if (dates === null) return answerable({ kind: 'query-health', days: null })
  const [first] = dates
  if (first === undefined) return say({ kind: 'days-backwards' })
  const named = dates.flatMap((date) => dateToDay(state.window, date) ?? [])
  if (named.length === 0) return say({ kind: 'outside-term', date: first })
  const days = named.filter((day) => day >= now.day)
  return days.length === 0 ? say({ kind: 'days-over' }) : answerable({ kind: 'query-health', days })
}

function wholeOf(isWhole: true | undefined) {
  return isWhole === undefined ? {} : { isWhole }
}

function answerable(query: Query): Intent {
  return { kind: 'query', query }
}

/** Exams that are looked at one by one. */
const mostExams = 3

function resolveFits(draft: Extract<Draft, { kind: 'query-fits' }>, ground: Ground): Intent {
  const { names, dates, exam } = draft
  const { window } = ground.state
  if (dates !== null) {
    const [first] = dates
    if (first === undefined) return say({ kind: 'days-backwards' })
    const days = dates.flatMap((date) => dateToDay(window, date) ?? [])
    if (days.length === 0) return say({ kind: 'outside-term', date: first })
    const untilDay = Math.max(...days)
    if (untilDay < ground.now.day) return say({ kind: 'days-over' })
    return check([{ classIds: classesOf(names, ground.state), untilDay }])
  }
  const exams = exam === null ? [] : checksBefore(exam === 'any' ? null : exam, names, ground)
  return check(
    exams.length > 0 ? exams : [{ classIds: classesOf(names, ground.state), untilDay: null }],
  )
}

/** For each exam the work of its course, up to the day before. */
function checksBefore(
  sitting: Parameters<typeof findExams>[0]['sitting'],
  names: NameOwner[],
  { state, now }: Ground,
): FitCheck[] {
  return findExams({ sitting, names }, state)
    .flatMap((id) => findEvent(state, id) ?? [])
    .filter((each) => !hasBegun(each, now))
    .toSorted((a, b) => a.place.day - b.place.day)
    .map((exam) => ({ classIds: classesOfExam(exam, state), untilDay: exam.place.day - 1 }))
    .filter(({ classIds }) => classIds.length > 0)
    .slice(0, mostExams)
}

function classesOf(names: NameOwner[], state: ScheduleState): number[] | null {
  const ids = coursesOf(names, state)
  return ids.length === 0 ? null : ids
}

/** The bodies of work that the names mean, those of a lecture's course too. */
function coursesOf(names: readonly NameOwner[], state: ScheduleState): number[] {
  const own = classIdsOf(names, state)
  if (own.length > 0) return own
  const series = new Set(names.flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])))
  const courses = new Set(
    state.tasks.flatMap((task) =>
      task.kind === 'event' && series.has(task.series) ? [normaliseText(task.course)] : [],
    ),
  )
  return state.taskClasses
    .filter(({ id }) => courses.has(normaliseText(findTaskClass(state, id)?.course ?? '')))
    .map(({ id }) => id)
}

function check(checks: FitCheck[]): Intent {
  return { kind: 'query', query: { kind: 'query-fits', checks } }
}
