// Answers what is still to be done: what is left of work, by when, and the homework that is open.
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { isPlacedItem, markOf } from '../../../shared/schedule/task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDay, sayDays } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { sayHomeworkList } from '../../../shared/homework/say-talk.ts'
import { sharedHomeworkWords } from '../../../shared/i18n/shared/homework.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { FactQuery } from '../resolve/query.ts'
import type { Speech } from '../say/speech.ts'

/** Lines of one answer. */
const mostLines = 8

function classesOf(
  { classIds, courses }: Pick<FactQuery, 'classIds' | 'courses'>,
  { state }: TurnFacts,
): number[] {
  const named = classIds ?? []
  if (named.length > 0) return named
  return state.taskClasses
    .filter(({ course }) => courses === null || courses.includes(course))
    .map(({ id }) => id)
}

/** How much of the named work is not done, in sessions and hours, the most first. */
export function sayLeft(
  query: Pick<FactQuery, 'classIds' | 'courses'>,
  facts: TurnFacts,
  speech: Speech,
): string {
  const { state } = facts
  const say = builtInModelWords[speech.language].facts
  const lines = classesOf(query, facts).flatMap((id) => {
    const title = titleOf(id, facts, speech)
    const left = itemsOfClass(state, id).filter((item) => markOf(item) === null)
    if (left.length === 0)
      return query.classIds === null ? [] : [{ minutes: 0, line: say.nothingLeft(title) }]
    const minutes = left.reduce(
      (sum, item) =>
        sum +
        (item.place === null
          ? item.duration * minutesOfPeriod(state.window)
          : minutesOfPlace(state.window, item.place)),
      0,
    )
    const waiting = left.filter(({ place }) => place === null).length
    const hours = sayDuration(Math.round(minutes), speech.language)
    return [{ minutes, line: say.left(title, left.length, hours, waiting) }]
  })
  return lines
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, mostLines)
    .map(({ line }) => line)
    .join('\n')
}

function titleOf(classId: number, { state }: TurnFacts, { language }: Speech): string {
  return cleanTitle(findTaskClass(state, classId)?.title ?? '', language)
}

/** By when work is to be done, the last day of its range where that is not the term's; then the homework list. */
export function sayDue(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const { state, now } = facts
  const say = builtInModelWords[speech.language].facts
  const last = state.window.days.length
  const due = classesOf(query, facts)
    .flatMap((id) => findTaskClass(state, id) ?? [])
    .filter(({ toDay }) => toDay >= now.day && toDay < last)
    .filter(({ id }) => itemsOfClass(state, id).some((item) => markOf(item) === null))
    .toSorted((a, b) => a.toDay - b.toDay)
    .map(({ id, toDay }) => ({ toDay, line: sayDeadline(id, toDay, facts, speech) }))
  const { days } = query
  const meant = days === null ? due : due.filter(({ toDay }) => isWithin(toDay, days))
  const most = theNext.test(query.words) ? 1 : mostLines
  const lines = meant.slice(0, most).map(({ line }) => line)
  if (homeworkAsked(query, facts).length > 0) lines.push(sayHomework(query, facts, speech))
  if (lines.length > 0) return lines.join('\n')
  const span = days === null ? '' : sayDays(state.window, days, speech.language)
  return say.noneDue(span, due[0]?.line ?? '')
}

/** "The next deadline" is one. */
export const theNext =
  /\b(?:next|first|sooner|nearest|earliest|soonest)\b(?! (?:week|month|few|two|three|\d|\w+day\b))|最近的?一|最早的?|哪[个门份]先|先交|下一?[个门场项次]/

function isWithin(day: number, days: readonly number[]): boolean {
  return day >= Math.min(...days) && day <= Math.max(...days)
}

/** Where nothing is open of what was asked for, how much else is. */
export function sayHomework(query: FactQuery, facts: TurnFacts, { language }: Speech): string {
  const asked = homeworkAsked(query, facts)
  const others = (facts.homework ?? []).filter(isOpen).length
  return asked.length === 0 && others > 0
    ? sharedHomeworkWords[language].answers.noneOfThat(others)
    : sayHomeworkList(asked, facts.today.date, language)
}

/** What is open on the list and due on the days that are asked about, of the courses that are named; late is due today. */
function homeworkAsked({ days, courses }: FactQuery, { homework = [], state, now }: TurnFacts) {
  const dateOf = (day: number) => dayToDate(state.window, day)
  const isDue = ({ dueDate }: HomeworkLine) =>
    days === null ||
    (dueDate <= dateOf(Math.max(...days)) &&
      (days.includes(now.day) || dueDate >= dateOf(Math.min(...days))))
  return homework.filter(
    (line) => isOpen(line) && isDue(line) && (courses === null || isOfCourse(line, courses)),
  )
}

/** One that was noted without a course tells it by its title. */
function isOfCourse({ course, title }: HomeworkLine, courses: readonly string[]): boolean {
  return courses.some((each) =>
    course === '' ? holdsName(plainName(title), plainName(each)) : course === each,
  )
}

function isOpen({ urgency }: HomeworkLine): boolean {
  return urgency !== 'done'
}

function sayDeadline(classId: number, toDay: number, facts: TurnFacts, speech: Speech): string {
  const { state } = facts
  const say = builtInModelWords[speech.language].facts
  const last = itemsOfClass(state, classId)
    .filter(isPlacedItem)
    .toSorted((a, b) => comparePlaces(b.place, a.place))[0]
  return say.due(
    titleOf(classId, facts, speech),
    sayDay(state.window, toDay, speech.language),
    last === undefined
      ? ''
      : say.lastPlanned(sayDay(state.window, last.place.day, speech.language)),
  )
}
