// Which work, and up to which day, a question means that asks whether all of it fits.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { findEvent, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { classesOfExam, findExams } from '../read/find-exams.ts'
import type { Ground } from '../ground.ts'
import type { Draft } from '../read/draft.ts'
import type { FitCheck } from './query.ts'
import type { Intent } from './intent.ts'
import type { NameOwner } from '../words/known-names.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { say } from '../say/say-or-ask.ts'

/** Exams that are looked at one by one. */
const mostExams = 3

export function resolveFits(draft: Extract<Draft, { kind: 'query-fits' }>, ground: Ground): Intent {
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
export function coursesOf(names: readonly NameOwner[], state: ScheduleState): number[] {
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
