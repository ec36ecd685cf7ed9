// What became of a body of work, and why it can't be so, in words for a model and a person.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../schedule/state.ts'
import type { UpsertProblem } from '../../schedule/upsert-class.ts'
import { joinWords } from '../../words/join-words.ts'
import { nameTask } from '../../words/titles/name-task.ts'
import { quoteTitle } from '../../words/titles/quote-title.ts'
import { sayCount } from '../../words/say-count.ts'
import { sayNumberedDay } from '../../words/dates/say-date.ts'

type Phrases = {
  made: (title: string, id: number, course: string) => string
  range: (from: string, to: string) => string
  items: (names: string) => string
  profile: (subject: string, difficulty: number, intensity: number) => string
  assumed: (names: string) => string
  unknown: (id: number, known: string) => string
  incomplete: Record<'course' | 'items', string>
  backwards: (from: string, to: string) => string
  inTheWay: (names: string) => string
  noChange: string
  none: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    made: (title, id, course) => `Task class [${id}] ${title}, course ${course}.`,
    range: (from, to) => `It may lie from ${from} to ${to}.`,
    items: (names) => `Pending: ${names}.`,
    profile: (subject, difficulty, intensity) =>
      `Subject type ${subject}, difficulty ${difficulty} of 5, intensity ${intensity} of 5.`,
    assumed: (names) => `Not told, so the usual was taken for ${names}: ask if it matters.`,
    unknown: (id, known) => `There is no task class ${id}. There are: ${known}.`,
    incomplete: {
      course: 'A new task class needs course: the name of the course that it is for.',
      items:
        'A new task class needs items: a list of what has to be done, each with a title and a duration in periods.',
    },
    backwards: (from, to) =>
      `It would begin on ${from} and end on ${to}, which is before. Give a later to_day.`,
    inTheWay: (names) =>
      `With these limits ${names} would lie where it may not. Move it first, or choose wider limits.`,
    noChange: 'It is so already: nothing would change.',
    none: 'none',
  },
  zh: {
    made: (title, id, course) => `任务类 [${id}] ${title}，课程${course}。`,
    range: (from, to) => `可安排在 ${from} 到 ${to}。`,
    items: (names) => `待安排：${names}。`,
    profile: (subject, difficulty, intensity) =>
      `类型 ${subject}，难度 ${difficulty}/5，强度 ${intensity}/5。`,
    assumed: (names) => `没有说明 ${names}，用了通常的值；如果有影响请问一下。`,
    unknown: (id, known) => `没有编号为 ${id} 的任务类。现有：${known}。`,
    incomplete: {
      course: '新的任务类要有 course：它属于哪门课。',
      items: '新的任务类要有 items：要做什么，每项写标题和节数。',
    },
    backwards: (from, to) => `${from} 开始、${to} 结束，结束早于开始。请写更晚的 to_day。`,
    inTheWay: (names) => `按这样的限制，${names}就不能在现在的位置了。请先移动它，或放宽限制。`,
    noChange: '已经是这样：没有变化。',
    none: '无',
  },
}

/** `assumed` are the arguments of a new class that were left to the usual values. */
export function sayUpserted(
  state: ScheduleState,
  classId: number,
  assumed: readonly string[],
  language: Language,
): string {
  const words = phrases[language]
  const taskClass = findTaskClass(state, classId)
  if (taskClass === undefined) return ''
  const pending = itemsOfClass(state, classId).filter(({ place }) => place === null)
  const names = pending.map(({ id, duration }) =>
    nameTask(state, id, language, sayCount(duration, 'period', language)),
  )
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  const { title, course, fromDay, toDay, subjectType, difficulty, intensity } = taskClass
  return [
    words.made(quoteTitle(title, language), classId, quoteTitle(course, language)),
    words.range(dayOf(fromDay), dayOf(toDay)),
    words.items(joinWords(names, language) || words.none),
    words.profile(subjectType, difficulty, intensity),
    ...(assumed.length === 0 ? [] : [words.assumed(joinWords(assumed, language))]),
  ].join('\n')
}

export function sayUpsertProblem(
  state: ScheduleState,
  problem: UpsertProblem,
  language: Language,
): string {
  const words = phrases[language]
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  switch (problem.kind) {
    case 'unknown-class': {
      const known = state.taskClasses.map(({ id }) => String(id))
      return words.unknown(problem.classId, joinWords(known, language) || words.none)
    }
    case 'incomplete':
      return problem.missing
        .map((name) => words.incomplete[name])
        .join(language === 'en' ? ' ' : '')
    case 'backwards':
      return words.backwards(dayOf(problem.fromDay), dayOf(problem.toDay))
    case 'in-the-way':
      return words.inTheWay(
        joinWords(
          problem.taskIds.map((id) => nameTask(state, id, language)),
          language,
        ),
      )
    case 'no-change':
      return words.noChange
    default:
      return assertNever(problem)
  }
}
