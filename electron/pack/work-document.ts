// The field `work` as an execution document (B5): a body of work with its sessions, or those that one in the plan lacks.
import type { ExecutionDoc, ExecutionOperation } from '../../shared/execution/execution-doc.ts'
import { readIntensity, readWork, type WorkLine } from '../../shared/pack/work-lines.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import type { Language } from '../../shared/language.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { periodsIn } from '../../shared/schedule/free-runs.ts'
import { nameKey } from '../../shared/words/name-key.ts'
import { cleanTitle, quoteTitle } from '../../shared/words/quote-title.ts'
import { sayCount } from '../../shared/words/say-count.ts'
import { sayDay } from '../../shared/words/say-date.ts'
import { subjectTypeOf } from '../exchange/timetable/event-words.ts'
import { periodsOfPart, readClock } from '../planner/from-state/day-clock.ts'
import { readCourse, type CourseFacts } from './course-facts.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { readConditions, type Conditions } from './read-conditions.ts'

/** What one operation may bring; what is left comes with the next. */
const mostItems = 60

/** A line that says no length. */
const usualPeriods = 2

const words: Record<
  Language,
  {
    title: (course: string, hasExam: boolean) => string
    preview: (sessions: string, course: string, periods: string, day: string) => string
    reason: (left: number) => string
    empty: string
    past: (day: string) => string
  }
> = {
  en: {
    title: (course, hasExam) => `${course}: ${hasExam ? 'exam preparation' : 'study'}`,
    preview: (sessions, course, periods, day) =>
      `${sessions} for ${course}, ${periods}, up to ${day}`,
    reason: (left) =>
      left === 0
        ? 'The sessions of the course pack.'
        : `The first sessions of the course pack; ${left} more follow when these are in.`,
    empty: 'The pack has no sessions yet. Have the work written first.',
    past: (day) => `The last day for this work, ${day}, is over. Set another date in the goal.`,
  },
  zh: {
    title: (course, hasExam) => (hasExam ? `${course}备考` : `${course}学习`),
    preview: (sessions, course, periods, day) => `${course}：${sessions}，${periods}，到${day}为止`,
    reason: (left) =>
      left === 0 ? '课程包里的任务。' : `课程包里的前一部分任务；加进去之后还有 ${left} 次。`,
    empty: '课程包里还没有任务，先把任务写出来。',
    past: (day) => `这项任务的最后一天（${day}）已经过去。请在目标里换一个日期。`,
  },
}

/** Null where the plan has all of it already. A session counts as there when one of the course has its title. */
export function workDocument(material: PackMaterial): Result<ExecutionDoc | null, string> {
  const { state, language, now } = material
  const say = words[language]
  const text = textOf(material, 'work')
  const sessions = readWork(text)
  if (sessions.length === 0) return fail(say.empty)
  const course = readCourse(material)
  const day = sayDay(state.window, course.lastDay, language)
  const known = findClass(material, course, sessions)
  const missing = missingFrom(course, sessions)
  if (missing.length === 0) return succeed(null)
  if (course.lastDay < now.day) return fail(say.past(day))
  const taken = missing.slice(0, mostItems)
  const items = taken.map(({ title, periods }) => ({
    title,
    duration: Math.min(periods ?? usualPeriods, state.window.periods.length),
  }))
  const periods = items.reduce((sum, { duration }) => sum + duration, 0)
  const operation: ExecutionOperation = {
    operation: 'upsert_task_class',
    taskId: known?.id ?? null,
    section: 'work',
    itemId: null,
    changes: { fields: known === null ? fieldsOf(material, course, sessions) : {}, items },
    preview: say.preview(
      sayCount(items.length, 'session', language),
      quoteTitle(material.course, language),
      sayCount(periods, 'period', language),
      day,
    ),
    reason: say.reason(missing.length - taken.length),
  }
  return succeed([operation])
}

/** The pack's own body of work, else the one of the course that has most of these sessions. */
function findClass(
  { course, state, language }: PackMaterial,
  { classes }: CourseFacts,
  sessions: readonly WorkLine[],
): TaskClass | null {
  const titles = new Set(sessions.map(({ title }) => nameKey(title)))
  const own = new Set(
    [true, false].map((hasExam) => nameKey(words[language].title(course, hasExam))),
  )
  const counted = classes.map((taskClass) => ({
    taskClass,
    isOwn: own.has(nameKey(taskClass.title)),
    shared: itemsOfClass(state, taskClass.id).filter(({ title }) => titles.has(nameKey(title)))
      .length,
  }))
  const [best] = counted
    .filter(({ isOwn, shared }) => isOwn || shared > 0)
    .toSorted((a, b) => b.shared - a.shared || Number(b.isOwn) - Number(a.isOwn))
  return best?.taskClass ?? null
}

/** Each title as often as the pack has it more than the plan. */
function missingFrom({ items }: CourseFacts, sessions: readonly WorkLine[]): WorkLine[] {
  const there = new Map<string, number>()
  for (const { title } of items) {
    there.set(nameKey(title), (there.get(nameKey(title)) ?? 0) + 1)
  }
  return sessions.filter(({ title }) => {
    const left = there.get(nameKey(title)) ?? 0
    if (left > 0) there.set(nameKey(title), left - 1)
    return left === 0
  })
}

function fieldsOf(
  material: PackMaterial,
  course: CourseFacts,
  sessions: readonly WorkLine[],
): Extract<ExecutionOperation, { operation: 'upsert_task_class' }>['changes']['fields'] {
  const { state, now, language } = material
  const conditions = readConditions(textOf(material, 'conditions'))
  const graded = sessions.map(({ difficulty }) => difficulty ?? 3)
  const difficulty = Math.round(graded.reduce((sum, grade) => sum + grade, 0) / graded.length)
  const hasExam = course.exams.length > 0
  const title = words[language].title(cleanTitle(material.course, language), hasExam)
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
    excludedPeriods: closedPeriods(material, conditions),
    priority: hasExam ? 4 : 3,
  }
}

function closedPeriods({ state }: PackMaterial, { parts }: Conditions): number[] {
  const clock = readClock(state.window.periods)
  return periodsIn(parts.reduce((mask, part) => mask | periodsOfPart(clock, part), 0))
}
