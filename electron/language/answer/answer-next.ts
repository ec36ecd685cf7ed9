// Tells what comes next, what is going on now, where it is, and when the exams are.
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { daysBetween, dayToDate, minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld, comparePlaces } from '../../../shared/schedule/place.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import {
  isPlaced,
  markOf,
  type EventTask,
  type PlacedTask,
  type Task,
} from '../../../shared/schedule/task.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDays } from '../../../shared/time/say/say-date.ts'
import type { TurnFacts } from '../../model/model.ts'
import { thingTold } from '../amend/thing-told.ts'
import { narrowByWords } from '../calendar/find-events.ts'
import type { FactQuery } from '../resolve/query.ts'
import { overlapsWish } from '../resolve/wishes.ts'
import { theNext } from './answer-open-work.ts'
import { heldWords, joinSentences, type Speech } from '../say/speech.ts'

const mostLines = 8

/** All that lies ahead, in order. */
export function aheadOf({ state, now }: TurnFacts): PlacedTask[] {
  return state.tasks
    .filter(isPlaced)
    .filter((each) => !hasBegun(each, now) && markOf(each) === null)
    .toSorted(compareHeld)
}

const asksForClass =
  /\b(?:class|lecture|lesson|lab|seminar|tutorial)\b|课|堂|第[一二三四五\d]节|哪(?:里|儿)?上/

const afterThat =
  /\bafter (?:that|it|this)\b|\band then\b|(?:那|这)?(?:之|以|然)后|再(?:往)?(?:下|后)|接下来/

export function sayNext(
  { words, courses, days }: FactQuery,
  facts: TurnFacts,
  speech: Speech,
): string {
  const say = builtInModelWords[speech.language].facts
  const onlyClasses = asksForClass.test(words)
  const told = afterThat.test(words) ? thingTold(facts) : null
  const ahead = aheadOf(facts).filter(
    (task) =>
      (told === null || compareHeld(told.task, task) < 0) &&
      (courses === null || courses.includes(courseOf(task, facts))) &&
      (days === null || days.includes(task.place.day)),
  )
  // "My next lab": the one that is called so, where one is.
  const next = onlyClasses ? narrowByWords(ahead.filter(isClass), words)[0] : ahead[0]
  if (next === undefined)
    return days === null
      ? say.nothingNext
      : say.nothingThen(sayDays(facts.state.window, days, speech.language))
  return say.next(quoteTitle(next.title, speech.language), heldWords(next, speech), roomOf(next))
}

/** What is going on, with its room; else what comes next. */
export function sayNow(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const { state, now, today } = facts
  const say = builtInModelWords[speech.language].facts
  const running = state.tasks.filter(isPlaced).find((task) => {
    if (task.place.day !== now.day) return false
    const { start, end } = placeClock(state.window, task)
    return minutesOf(start) <= today.minute && today.minute < minutesOf(end)
  })
  if (running === undefined)
    return joinSentences([say.nothingNow, sayNext(query, facts, speech)], speech.language)
  const { end } = placeClock(state.window, running)
  return say.now(quoteTitle(running.title, speech.language), end, roomOf(running))
}

/** Empty where none is known, and of study. */
export function roomOf(task: Task | undefined): string {
  return task?.kind === 'event' ? task.location : ''
}

function isExam(task: PlacedTask): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'exam'
}

export function isClass(task: PlacedTask): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'class'
}

function courseOf(task: Task, { state }: TurnFacts): string {
  if (task.kind === 'item') return findTaskClass(state, task.classId)?.course ?? ''
  return task.course === '' ? task.title : task.course
}

/** The room of each of the events that were named, with when it is next, or on the days that are asked about. */
export function sayWhere(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const { courses, wish } = query
  // "Where do I need to be at two?"
  const days = query.days ?? (wish === null ? null : [facts.now.day])
  if (courses === null && days !== null) return sayRooms(query, days, facts, speech)
  // "Where is it": of what comes next.
  if (courses === null) return sayNext(query, facts, speech)
  const ofCourse = aheadOf(facts).filter(
    (task): task is EventTask => task.kind === 'event' && courses.includes(courseOf(task, facts)),
  )
  const then = ofCourse.filter(({ place }) => days?.includes(place.day) ?? true)
  // Lectures of one course in one room are said once.
  const told = new Map<string, EventTask>()
  for (const event of narrowByWords(then.length > 0 ? then : ofCourse, query.words)) {
    const key = `${event.title} ${event.location}`
    if (!told.has(key)) told.set(key, event)
  }
  const lines = [...told.values()].slice(0, mostLines).map((event) => sayRoom(event, facts, speech))
  return lines.length === 0
    ? say.noPlace(joinWords(courses, speech.language))
    : joinSentences(lines, speech.language)
}

/** "Where are my lectures tomorrow?", 明天第一节在哪上: each in its room, or the one that is meant. */
function sayRooms(
  { wish, words }: FactQuery,
  days: readonly number[],
  { state }: TurnFacts,
  speech: Speech,
): string {
  const { language } = speech
  const say = builtInModelWords[language].facts
  const lessons = state.tasks
    .filter(isPlaced)
    .filter((task) => isClass(task) && days.includes(task.place.day))
    .filter((task) => overlapsWish(task, wish, state.window))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const [first] = lessons
  const last = lessons.at(-1)
  if (first === undefined || last === undefined)
    return say.nothingThen(sayDays(state.window, days, language))
  const meant = firstOne.test(words) ? [first] : lastOne.test(words) ? [last] : lessons
  return joinSentences(
    meant.slice(0, mostLines).map((task) => {
      return say.lesson(quoteTitle(task.title, language), heldWords(task, speech), roomOf(task))
    }),
    language,
  )
}

const firstOne = /\bfirst\b|第一[节堂门]/
const lastOne = /\blast\b|最后一[节堂门]/

function sayRoom(event: EventTask, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const name = quoteTitle(event.title, speech.language)
  // Who asks where an exam is has to know when, and how soon.
  if (event.eventKind === 'exam') return sayExam(event, facts, speech)
  return event.location === ''
    ? say.noPlace(name)
    : say.where(name, event.location, heldWords(event, speech))
}

export function sayExams({ courses, words }: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const all = aheadOf(facts).filter(isExam)
  const exams = all.filter((task) => courses === null || courses.includes(courseOf(task, facts)))
  const most = theNext.test(words) ? 1 : mostLines
  const isRoomAsked = asksForRoom.test(words)
  const lines = exams.slice(0, most).map((exam) => sayExam(exam, facts, speech, isRoomAsked))
  if (lines.length === 0)
    return say.noExam(all.length === 0 ? '' : joinWords(courses ?? [], speech.language))
  const gaps = apart.test(words)
    ? exams.slice(1).map(({ place }, index) => place.day - (exams[index]?.place.day ?? 0))
    : []
  return [...lines, ...gaps.map((days) => say.apart(days))].join('\n')
}

const asksForRoom = /\b(?:where|room|hall|place)\b|哪[里儿]|教室|地点|考场|在哪/
const apart = /\b(?:between|apart)\b|隔|之间|相差|[差距]几天/

function sayExam(
  exam: PlacedTask,
  { today, state }: TurnFacts,
  speech: Speech,
  isRoomAsked = true,
): string {
  const say = builtInModelWords[speech.language].facts
  const days = daysBetween(today.date, dayToDate(state.window, exam.place.day))
  const name = quoteTitle(exam.title, speech.language)
  const where = roomOf(exam)
  return joinSentences(
    [
      say.exam(name, heldWords(exam, speech), days, where),
      where === '' && isRoomAsked ? say.noPlace(name) : '',
    ],
    speech.language,
  )
}
