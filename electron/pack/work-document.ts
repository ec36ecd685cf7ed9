// The field `work` as an execution document (B5): a body of work with its sessions, or those that one in the plan lacks.
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { packWords } from '../../shared/i18n/core/pack.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../shared/agent/execution-doc.ts'
import { readIntensity, readWork, type WorkLine } from '../../shared/pack/work-lines.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { checkFreedom } from '../../shared/schedule/legality/freedom.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { cleanTitle, quoteTitle } from '../../shared/text/quote-title.ts'
import { sayCount } from '../../shared/text/say-count.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'
import { subjectTypeOf } from '../timetable/feed/subject-type.ts'
import { closedPeriods, textOf, type PackMaterial } from './pack-material.ts'
import { findAdoptedClass, packClassTitle } from './adopted-class.ts'
import { changeWork, type WorkChange } from './change-work.ts'
import { readCourse, type CourseFacts } from './course-facts.ts'
import { readConditions } from '../language/pack/read-conditions.ts'

type Fields = Extract<ExecutionOperation, { operation: 'upsert_task_class' }>['changes']['fields']

/** What one operation may bring; what is left comes with the next. */
const mostItems = 60

/** A line that says no length. */
const usualPeriods = 2

/** Null where the plan has all of it already. A session counts as there when one of the course has its title. */
export function workDocument(material: PackMaterial): Result<ExecutionDoc | null, string> {
  const { state, language, now } = material
  const say = packWords[language].workDocument
  const sessions = readWork(textOf(material, 'work'))
  if (sessions.length === 0) return fail(say.empty)
  const course = readCourse(material)
  const known = findAdoptedClass(material, course)?.taskClass ?? null
  const change = changeWork(material, course, known, sessions)
  const { items, added } = change
  const limits = known === null ? {} : changedLimits(material, course, known)
  const hasLimits = Object.keys(limits).length > 0
  if (items.length === 0 && added.length === 0 && !hasLimits) return succeed(null)
  const day = sayDay(state.window, course.lastDay, language)
  if (course.lastDay < now.day) return fail(say.past(day))
  return succeed([
    ...(known === null || items.length === 0 ? [] : [renameSessions(material, known, change)]),
    ...(known === null || !hasLimits ? [] : limitWork(material, known, limits)),
    ...(added.length === 0 ? [] : [addSessions(material, { course, known, sessions, added })]),
  ])
}

/** What the conditions keep free and the goal sets as the last day, where the body of work does not keep to it yet. */
function changedLimits(
  material: PackMaterial,
  { lastDay, lastBy }: CourseFacts,
  { excludedWeekdays, excludedPeriods, fromDay, toDay }: TaskClass,
): Fields {
  const { state } = material
  const conditions = readConditions(textOf(material, 'conditions'))
  const weekdays = withMore(excludedWeekdays, conditions.weekdays)
  const periods = withMore(excludedPeriods, closedPeriods(state.window, conditions.parts))
  const isOther = lastBy === 'goal' && toDay !== lastDay
  return {
    ...(weekdays.length === excludedWeekdays.length || weekdays.length === 7
      ? {}
      : { excludedWeekdays: weekdays }),
    ...(periods.length === excludedPeriods.length ? {} : { excludedPeriods: periods }),
    ...(isOther && lastDay >= fromDay ? { toDay: lastDay } : {}),
  }
}

function withMore<Value extends number>(known: readonly Value[], more: readonly Value[]): Value[] {
  return [...new Set([...known, ...more])].toSorted((a, b) => a - b)
}

/** What lies where it may not any more is placed again. */
function limitWork(
  { state, now, language }: PackMaterial,
  { id, title }: TaskClass,
  fields: Fields,
): ExecutionOperation[] {
  const say = packWords[language].workDocument
  const head = { taskId: id, section: 'conditions', itemId: null }
  const isPlaced = itemsOfClass(state, id).some(
    (item) => item.place !== null && checkFreedom(item, now) === null,
  )
  const limit: ExecutionOperation = {
    ...head,
    operation: 'upsert_task_class',
    changes: { fields, items: [] },
    preview: say.limit(quoteTitle(title, language)),
    reason: say.limitWhy,
  }
  return isPlaced
    ? [
        limit,
        {
          ...head,
          operation: 'replan',
          changes: { maxMoves: null },
          preview: say.replan,
          reason: say.replanWhy,
        },
      ]
    : [limit]
}

/** What becomes of the sessions that are there, each by its name on the card below; what stays is counted. */
function renameSessions(
  { language }: PackMaterial,
  known: TaskClass,
  { items, kept }: WorkChange,
): ExecutionOperation {
  const say = packWords[language].workDocument
  const gone = items.filter(({ remove }) => remove === true).length
  const named = items.length - gone
  const count = (sessions: number) => sayCount(sessions, 'session', language)
  const parts = [
    ...(kept === 0 ? [] : [say.kept(count(kept))]),
    ...(named === 0 ? [] : [say.renamed(count(named))]),
    ...(gone === 0 ? [] : [say.gone(count(gone))]),
  ]
  return {
    operation: 'update_items',
    taskId: known.id,
    section: 'work',
    itemId: null,
    changes: { items: items.slice(0, mostItems) },
    preview: say.change(quoteTitle(known.title, language), parts.join(say.joint)),
    reason: say.adopts,
  }
}

function addSessions(
  material: PackMaterial,
  {
    course,
    known,
    sessions,
    added,
  }: {
    course: CourseFacts
    known: TaskClass | null
    sessions: readonly WorkLine[]
    added: readonly WorkLine[]
  },
): ExecutionOperation {
  const { state, language } = material
  const say = packWords[language].workDocument
  const items = added.slice(0, mostItems).map(({ title, periods }) => ({
    title,
    duration: Math.min(periods ?? usualPeriods, state.window.periods.length),
  }))
  const periods = items.reduce((sum, { duration }) => sum + duration, 0)
  return {
    operation: 'upsert_task_class',
    taskId: known?.id ?? null,
    section: 'work',
    itemId: null,
    changes: { fields: known === null ? fieldsOf(material, course, sessions) : {}, items },
    preview: say.preview(
      sayCount(items.length, 'session', language),
      quoteTitle(material.course, language),
      sayLength(periods, state.window, language),
      sayDay(state.window, course.lastDay, language),
    ),
    reason: say.reason(added.length - items.length),
  }
}

function fieldsOf(
  material: PackMaterial,
  course: CourseFacts,
  sessions: readonly WorkLine[],
): Fields {
  const { state, now, language } = material
  const conditions = readConditions(textOf(material, 'conditions'))
  const graded = sessions.map(({ difficulty }) => difficulty ?? 3)
  const difficulty = Math.round(graded.reduce((sum, grade) => sum + grade, 0) / graded.length)
  const hasExam = course.exams.length > 0
  const title = packClassTitle(cleanTitle(material.course, language), hasExam, language)
  return {
    title,
    course: material.course,
    subjectType: subjectTypeOf(material.course),
    difficulty,
    intensity: readIntensity(textOf(material, 'work')) ?? difficulty,
    strategy: 'steady',
    fromDay: Math.min(Math.max(1, now.day), state.window.days.length),
    toDay: course.lastDay,
    excludedWeekdays: conditions.weekdays,
    excludedPeriods: closedPeriods(state.window, conditions.parts),
    priority: hasExam ? 4 : 3,
  }
}
