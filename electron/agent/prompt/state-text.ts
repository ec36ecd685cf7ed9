// The schedule as compact facts for a model: window, classes, pending items, and what lies in the coming days.
import type { Language } from '../../../shared/language.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayCount } from '../../../shared/words/say-count.ts'
import { sayNumberedDay } from '../../../shared/words/dates/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'

/** Lines of each kind; the tools tell the rest. */
const maxLines = 60

/** Days ahead whose study blocks are listed. */
const daysAhead = 14

type Phrases = {
  window: (days: number, periods: number, from: string, to: string) => string
  classes: string
  taskClass: (title: string, course: string, from: string, to: string) => string
  counts: (pending: string, placed: number) => string
  limits: (weekdays: number[], periods: number[], mayEmbed: boolean) => string
  pending: string
  placed: string
  more: (count: number) => string
  none: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    window: (days, periods, from, to) =>
      `Window: days 1–${days}, ${from} to ${to}; ${periods} slots a day.`,
    classes: 'Task classes:',
    taskClass: (title, course, from, to) => `${title} (course ${course}), ${from} to ${to}`,
    counts: (pending, placed) => `${pending}, ${placed} placed`,
    limits: (weekdays, periods, mayEmbed) =>
      `excluded weekdays [${weekdays.join(', ')}], excluded slots [${periods.join(', ')}], ${mayEmbed ? 'may' : 'may not'} be embedded in hosts`,
    pending: 'Pending items:',
    placed: `Study blocks of the next ${daysAhead} days:`,
    more: (count) => `… and ${count} more`,
    none: '(none)',
  },
  zh: {
    window: (days, periods, from, to) =>
      `窗口：第 1–${days} 天，${from} 到 ${to}；每天 ${periods} 节。`,
    classes: '任务类：',
    taskClass: (title, course, from, to) => `${title}（课程 ${course}），${from} 到 ${to}`,
    counts: (pending, placed) => `${pending}，已安排 ${placed} 个`,
    limits: (weekdays, periods, mayEmbed) =>
      `不排的星期 [${weekdays.join(', ')}]，不排的节次 [${periods.join(', ')}]，${mayEmbed ? '可以' : '不可以'}嵌入课程`,
    pending: '待安排的任务：',
    placed: `今后 ${daysAhead} 天的学习任务：`,
    more: (count) => `……还有 ${count} 个`,
    none: '（无）',
  },
}

const known = new WeakMap<ScheduleState, Map<string, string>>()

/** `today` is a window day. Kept beside each state, since most rounds of a turn see the same one. */
export function stateText(state: ScheduleState, today: number, language: Language): string {
  const texts = known.get(state) ?? new Map<string, string>()
  known.set(state, texts)
  const key = `${language} ${today}`
  const text = texts.get(key) ?? writeState(state, today, language)
  texts.set(key, text)
  return text
}

function writeState(state: ScheduleState, today: number, language: Language): string {
  const words = phrases[language]
  const { days, periods } = state.window
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const placed = state.tasks
    .filter(isPlacedItem)
    .filter(({ place }) => place.day >= today && place.day < today + daysAhead)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const sayItem = (item: { id: number; title: string }) =>
    `- #${item.id} ${quoteTitle(item.title, language)}`
  return [
    words.window(days.length, periods.length, dayOf(1), dayOf(days.length)),
    ...section(words.classes, state.taskClasses, (each) => sayClass(state, each, language), words),
    ...section(
      words.pending,
      pending,
      (item) =>
        `${sayItem(item)}, ${item.kind === 'item' ? sayCount(item.duration, 'period', language) : ''}`,
      words,
    ),
    ...section(
      words.placed,
      placed,
      (item) => sayPlaced(state, item, sayItem(item), language),
      words,
    ),
  ].join('\n')
}

function sayClass(state: ScheduleState, taskClass: TaskClass, language: Language): string {
  const words = phrases[language]
  const items = itemsOfClass(state, taskClass.id)
  const placed = items.filter(isPlacedItem).length
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  return [
    `- [${taskClass.id}] ${words.taskClass(
      quoteTitle(taskClass.title, language),
      quoteTitle(taskClass.course, language),
      dayOf(taskClass.fromDay),
      dayOf(taskClass.toDay),
    )}`,
    words.counts(sayCount(items.length - placed, 'pending-block', language), placed),
    words.limits(taskClass.excludedWeekdays, taskClass.excludedPeriods, taskClass.mayEmbed),
  ].join('; ')
}

function sayPlaced(
  state: ScheduleState,
  item: PlacedItem,
  name: string,
  language: Language,
): string {
  return `${name}: ${sayPlace(state.window, item.place, language, 'numbered')}`
}

function section<Value>(
  head: string,
  values: readonly Value[],
  lineOf: (value: Value) => string,
  words: Phrases,
): string[] {
  if (values.length === 0) return [`${head} ${words.none}`]
  const rest = values.length - maxLines
  return [head, ...values.slice(0, maxLines).map(lineOf), ...(rest > 0 ? [words.more(rest)] : [])]
}
