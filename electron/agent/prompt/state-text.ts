// The schedule as compact facts for a model: window, classes, pending items, and what lies in the coming days.
import type { StateTextPhrases } from '../../../shared/i18n/en/core/prompt.ts'
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import type { Language } from '../../../shared/language.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  markOf,
  type EventTask,
  type ItemTask,
  type PlacedItem,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { sayNumberedDay } from '../../../shared/time/say/say-date.ts'
import { sayMark } from '../../../shared/words/schedule/say-mark.ts'
import { sayHeldPlace, sayPlace } from '../../../shared/words/schedule/say-place.ts'

/** Lines of each kind; the tools tell the rest. */
const maxLines = 60

/** Days ahead whose study blocks are listed. */
const daysAhead = 14

/** Days before today whose study blocks are listed with what became of them. */
const daysBehind = 3

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
  const words = promptWords[language].stateText
  const { days, periods } = state.window
  const dayOf = (day: number) => sayNumberedDay(state.window, day, language)
  const nameOf = (item: ItemTask) => sayItem(state, item, language)
  const pending = state.tasks.filter(isItem).filter(({ place }) => place === null)
  const sayBlock = (item: PlacedItem) =>
    `${nameOf(item)}: ${sayPlace(state.window, item.place, language, 'numbered')}`
  return [
    words.window(days.length, periods.length, dayOf(1), dayOf(days.length)),
    ...section(words.classes, state.taskClasses, (each) => sayClass(state, each, language), words),
    ...section(
      words.pending,
      pending,
      (item) => `${nameOf(item)}, ${sayCount(item.duration, 'period', language)}`,
      words,
    ),
    ...section(words.placed(daysAhead), blocksOf(state, today, today + daysAhead), sayBlock, words),
    ...optional(
      words.recent(daysBehind),
      blocksOf(state, today - daysBehind, today),
      (item) => `${sayBlock(item)}; ${sayMarkOf(item, language)}`,
      words,
    ),
    ...optional(
      words.exams,
      examsFrom(state, today),
      (exam) => sayExam(state, exam, language),
      words,
    ),
  ].join('\n')
}

/** In order of time, from the first of these days until before the last. */
function blocksOf({ tasks }: ScheduleState, from: number, until: number): PlacedItem[] {
  return tasks
    .filter(isPlacedItem)
    .filter(({ place }) => place.day >= from && place.day < until)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

function isItem(task: Task): task is ItemTask {
  return task.kind === 'item'
}

/** Two blocks may have one title: their course and their rank in it tell them apart. */
function sayItem(state: ScheduleState, item: ItemTask, language: Language): string {
  const taskClass = findTaskClass(state, item.classId)
  const course = quoteTitle(taskClass?.course ?? '', language)
  const siblings = itemsOfClass(state, item.classId)
  const rank = siblings.filter(({ order }) => order <= item.order).length
  const of = promptWords[language].stateText.ofCourse(course, rank, siblings.length)
  return `- #${item.id} ${quoteTitle(item.title, language)} ${of}`
}

function sayMarkOf(item: PlacedItem, language: Language): string {
  const mark = markOf(item)
  return mark === null ? promptWords[language].stateText.open : sayMark(mark, language)
}

function examsFrom({ tasks }: ScheduleState, today: number): EventTask[] {
  return tasks
    .filter((task): task is EventTask => task.kind === 'event' && task.eventKind === 'exam')
    .filter(({ place }) => place.day >= today)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

function sayExam(state: ScheduleState, exam: EventTask, language: Language): string {
  const { id, title, course } = exam
  const of = course === '' || course === title ? '' : ` (${quoteTitle(course, language)})`
  return `- #${id} ${quoteTitle(title, language)}${of}: ${sayHeldPlace(state.window, exam, language, 'numbered')}`
}

function sayClass(state: ScheduleState, taskClass: TaskClass, language: Language): string {
  const words = promptWords[language].stateText
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

function section<Value>(
  head: string,
  values: readonly Value[],
  lineOf: (value: Value) => string,
  words: StateTextPhrases,
): string[] {
  if (values.length === 0) return [`${head} ${words.none}`]
  const rest = values.length - maxLines
  return [head, ...values.slice(0, maxLines).map(lineOf), ...(rest > 0 ? [words.more(rest)] : [])]
}

/** Left out where there are none. */
function optional<Value>(...parts: Parameters<typeof section<Value>>): string[] {
  return parts[1].length === 0 ? [] : section(...parts)
}
