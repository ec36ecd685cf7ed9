// The field `work` as an execution document (B5): a body of work with its sessions, or what becomes of those that one in the plan has.
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { packWords } from '../../shared/i18n/core/pack.ts'
import type { ExecutionDoc, ExecutionOperation } from '../../shared/agent/execution-doc.ts'
import { readIntensity, readWork, type WorkLine } from '../../shared/pack/work-lines.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { checkFreedom } from '../../shared/schedule/legality/freedom.ts'
import { itemsOfClass, type Moment } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { cleanTitle, quoteTitle } from '../../shared/text/quote-title.ts'
import { sayCount } from '../../shared/text/say-count.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'
import { subjectTypeOf } from '../timetable/feed/subject-type.ts'
import { closedPeriods, textOf, type PackMaterial } from './pack-material.ts'
import { findAdoptedClass, packClassTitle, isPlaceholder } from './adopted-class.ts'
import { readCourse, type CourseFacts } from './course-facts.ts'
import { readConditions } from '../language/pack/read-conditions.ts'
import { markOf, type ItemTask } from '../../shared/schedule/task.ts'
import { nameKey } from '../../shared/text/name-key.ts'

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

type ItemChange = Extract<
  ExecutionOperation,
  { operation: 'update_items' }
>['changes']['items'][number]

type WorkChange = {
  items: ItemChange[]
  added: WorkLine[]
  /** Open sessions of the body of work that stay as they are. */
  kept: number
}

/** `known` is the body of work that the pack takes over; null where it makes one. */
function changeWork(
  material: PackMaterial,
  { items }: CourseFacts,
  known: TaskClass | null,
  sessions: readonly WorkLine[],
): WorkChange {
  const { pairs, missing } = pairByTitle(items, sessions)
  if (known === null) return { items: [], added: missing, kept: 0 }
  const own = items.filter(({ classId }) => classId === known.id)
  const earlier = material.earlierWork.flatMap((text) => readWork(text))
  const pool = own.filter(
    (item) =>
      !pairs.has(item.id) &&
      isOurs(item, known, material, earlier) &&
      isFree(item, own, material.now),
  )
  const renamed = pool
    .slice(0, missing.length)
    .flatMap((item, index) => rename(item, missing[index]))
  const resized = own.flatMap((item) =>
    isFree(item, own, material.now) ? resize(item, pairs.get(item.id), earlier) : [],
  )
  const gone = wasWhole(material, own)
    ? pool.slice(missing.length).map(({ id }) => ({ itemId: id, remove: true as const }))
    : []
  const changes = [...resized, ...renamed, ...gone]
  const open = own.filter((item) => markOf(item) === null).length
  return { items: changes, added: missing.slice(pool.length), kept: open - changes.length }
}

/** Each title as often as both have it. */
function pairByTitle(items: readonly ItemTask[], sessions: readonly WorkLine[]) {
  const waiting = [...items]
  const pairs = new Map<number, WorkLine>()
  const missing = sessions.filter((session) => {
    const index = waiting.findIndex(({ title }) => nameKey(title) === nameKey(session.title))
    const [item] = index < 0 ? [] : waiting.splice(index, 1)
    if (item !== undefined) pairs.set(item.id, session)
    return item === undefined
  })
  return { pairs, missing }
}

/** What the student has put there under a name of their own is theirs: it neither goes nor gets another name. */
function isOurs(
  { title }: ItemTask,
  { title: workTitle }: TaskClass,
  { course }: PackMaterial,
  earlier: readonly WorkLine[],
): boolean {
  return (
    isPlaceholder(title, { course, workTitle }) ||
    earlier.some((line) => nameKey(line.title) === nameKey(title))
  )
}

/** The rest of a block stays with it. */
function isFree(item: ItemTask, own: readonly ItemTask[], now: Moment): boolean {
  const isRest = own.some(({ log = [] }) => log.some(({ restId }) => restId === item.id))
  return checkFreedom(item, now) === null && markOf(item) === null && !isRest
}

function rename(item: ItemTask, line: WorkLine | undefined): ItemChange[] {
  if (line === undefined) return []
  const { title, periods } = line
  const isLonger = periods !== null && periods !== item.duration
  return [{ itemId: item.id, title, ...(isLonger ? { duration: periods } : {}) }]
}

/** A length that was changed in the plan counts, unless the line was changed too. */
function resize(
  item: ItemTask,
  line: WorkLine | undefined,
  earlier: readonly WorkLine[],
): ItemChange[] {
  if (line === undefined || line.periods === null || line.periods === item.duration) return []
  const wasSo = earlier.some(
    ({ title, periods }) => nameKey(title) === nameKey(line.title) && periods === item.duration,
  )
  return wasSo ? [{ itemId: item.id, duration: line.periods }] : []
}

/** Whether the field was written for all of the body of work: what is missing in it by now was taken out. */
function wasWhole({ pack, earlierWork }: PackMaterial, own: readonly ItemTask[]): boolean {
  const texts = [...earlierWork, textOf({ pack }, 'work')]
  const most = Math.max(...texts.map((text) => readWork(text).length))
  return most >= own.filter((item) => markOf(item) === null).length
}
