// Study work in words: how a body of work stands, what limits it, and where each session is.
import type { Language } from '../../language.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import { markOf, type ItemTask } from '../../schedule/task.ts'
import type { WorkSum } from '../../schedule/work/sum-work.ts'
import { joinWords } from '../join-words.ts'
import { strategyName, subjectTypeName } from '../titles/kind-names.ts'
import { sayCount } from '../say-count.ts'
import { clampDay, sayDay } from '../dates/say-date.ts'
import { sayDuration } from '../dates/say-duration.ts'
import { sayMark } from './say-mark.ts'
import { sayPlace, sayTimes } from './say-place.ts'
import { sayWeekdays } from '../dates/weekday-name.ts'

type Phrases = {
  sum: (sum: WorkSum, sessions: string) => string
  minutes: (planned: string, worked: string) => string
  range: (from: string, to: string) => string
  never: string
  notOn: (weekdays: string) => string
  notIn: (periods: string) => string
  budget: (periods: string) => string
  embed: string
  profile: (subject: string, strategy: string) => string
  grades: (difficulty: number, intensity: number, priority: number) => string
  waits: string
  waitsAgain: (places: string) => string
  pinned: (place: string) => string
  marked: (place: string, mark: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    sum: ({ placed, worked, waiting }, sessions) =>
      [
        sessions,
        ...(worked === 0 ? [] : [`${worked} worked`]),
        ...(placed === 0 ? [] : [`${placed} in the week`]),
        ...(waiting === 0 ? [] : [`${waiting} waiting`]),
      ].join(' · '),
    minutes: (planned, worked) => `${planned} planned, ${worked} worked`,
    range: (from, to) => `${from} to ${to}`,
    never: 'On no day of this term',
    notOn: (weekdays) => `not on ${weekdays}`,
    notIn: (periods) => `not in ${periods}`,
    budget: (periods) => `at most ${periods} in all`,
    embed: 'may be done during classes that allow it',
    profile: (subject, strategy) => `${subject}, ${strategy}`,
    grades: (difficulty, intensity, priority) =>
      `difficulty ${difficulty}, intensity ${intensity}, priority ${priority} of 5`,
    waits: 'waits to be planned',
    waitsAgain: (places) => `waits again, missed on ${places}`,
    pinned: (place) => `${place}, pinned`,
    marked: (place, mark) => `${place}: ${mark}`,
  },
  zh: {
    sum: ({ placed, worked, waiting }, sessions) =>
      [
        `共 ${sessions}`,
        ...(worked === 0 ? [] : [`学过 ${worked} 次`]),
        ...(placed === 0 ? [] : [`已排 ${placed} 次`]),
        ...(waiting === 0 ? [] : [`待排 ${waiting} 次`]),
      ].join(' · '),
    minutes: (planned, worked) => `计划 ${planned}，已学 ${worked}`,
    range: (from, to) => `${from}到${to}`,
    never: '本学期没有可用的日子',
    notOn: (weekdays) => `不排${weekdays}`,
    notIn: (periods) => `不排${periods}`,
    budget: (periods) => `最多 ${periods}`,
    embed: '可以在允许的课上做',
    profile: (subject, strategy) => `${subject}，${strategy}安排`,
    grades: (difficulty, intensity, priority) =>
      `难度 ${difficulty}/5，强度 ${intensity}/5，优先级 ${priority}/5`,
    waits: '待安排',
    waitsAgain: (places) => `${places}没做，重新待安排`,
    pinned: (place) => `${place}，已固定`,
    marked: (place, mark) => `${place}：${mark}`,
  },
}

/** "8 sessions · 2 worked · 3 in the week · 3 waiting". */
export function sayWorkSum(sum: WorkSum, language: Language): string {
  return phrases[language].sum(sum, sayCount(sum.sessions, 'session', language))
}

/** "12 h planned, 3 h worked". */
export function sayWorkMinutes(sum: WorkSum, language: Language): string {
  return phrases[language].minutes(
    sayDuration(sum.planned, language),
    sayDuration(sum.minutes, language),
  )
}

/** What limits a body of work, a phrase for each limit that it has. */
export function sayLimits(
  { window }: ScheduleState,
  taskClass: TaskClass,
  language: Language,
): string[] {
  const say = phrases[language]
  const { fromDay, toDay, excludedWeekdays, excludedPeriods, slotBudget } = taskClass
  const isNever = fromDay > toDay || fromDay > window.days.length || toDay < 1
  const dayOf = (day: number) => sayDay(window, clampDay(window, day), language)
  return [
    isNever ? say.never : say.range(dayOf(fromDay), dayOf(toDay)),
    ...(excludedWeekdays.length === 0 ? [] : [say.notOn(sayWeekdays(excludedWeekdays, language))]),
    ...(excludedPeriods.length === 0
      ? []
      : [say.notIn(sayTimes(window, excludedPeriods, language))]),
    ...(slotBudget === null ? [] : [say.budget(sayCount(slotBudget, 'period', language))]),
    ...(taskClass.mayEmbed ? [say.embed] : []),
    say.profile(
      subjectTypeName(taskClass.subjectType, language),
      strategyName(taskClass.strategy, language),
    ),
    say.grades(taskClass.difficulty, taskClass.intensity, taskClass.priority),
  ]
}

/** Where a session is and what became of it: "Thu 26 Nov 10:00–11:35: done (1 h 30 min, as planned)". */
export function saySession({ window }: ScheduleState, item: ItemTask, language: Language): string {
  const say = phrases[language]
  const at = (place: NonNullable<ItemTask['place']>) => sayPlace(window, place, language, 'brief')
  if (item.place === null) {
    const misses = (item.log ?? []).filter(({ outcome }) => outcome === 'missed')
    if (misses.length === 0) return say.waits
    return say.waitsAgain(
      joinWords(
        misses.map(({ place }) => at(place)),
        language,
      ),
    )
  }
  const mark = markOf(item)
  if (mark !== null) return say.marked(at(item.place), sayMark(mark, language))
  return item.locked ? say.pinned(at(item.place)) : at(item.place)
}
