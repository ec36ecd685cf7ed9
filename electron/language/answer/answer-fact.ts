// Answers a question with the one fact that it asks for, read from the schedule.
import { assertNever } from '../../../shared/assert-never.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { daysBetween, dayToDate } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld, comparePlaces } from '../../../shared/schedule/place.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import { isPlacedItem, markOf, type EventTask, type Task } from '../../../shared/schedule/task.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDay, sayDays, sayIso } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { TurnFacts } from '../../model/model.ts'
import { narrowByWords } from '../calendar/find-events.ts'
import type { FactQuery } from '../resolve/query.ts'
import { overlapsWish, periodsOf } from '../resolve/wishes.ts'
import { sayDue, sayHomework, sayLeft } from './answer-open-work.ts'
import { sayExtreme, sayHours } from './answer-load.ts'
import { joinSentences, heldWords, listNames, nameWithPlace, type Speech } from '../say/speech.ts'
import { nowhere } from '../words/task-words.ts'
import { relocateTasks } from '../work/relocate-tasks.ts'

const mostLines = 8

export function answerFact(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  switch (query.fact) {
    case 'next':
      return sayNext(query, facts, speech)
    case 'where':
      return sayWhere(query, facts, speech)
    case 'who':
      return say.noPerson
    case 'exams':
      return sayExams(query, facts, speech)
    case 'lightest':
    case 'busiest':
      return sayExtreme(query, query.fact, facts, speech)
    case 'hours':
      return sayHours(query, facts, speech)
    case 'left':
      return sayLeft(query, facts, speech)
    case 'done':
      return sayDone(query, speech)
    case 'due':
      return sayDue(query, facts, speech)
    case 'homework':
      return sayHomework(query, facts, speech)
    case 'date':
      return sayDate(query, facts, speech)
    case 'changed':
      return facts.history.undo === null
        ? say.unchanged
        : say.changed(facts.history.undo.replace(/[.。]$/, ''))
    case 'first':
      return sayFirst(facts, speech)
    case 'in-the-way':
      return sayInTheWay(query, facts, speech)
    default:
      return assertNever(query.fact)
  }
}

type Placed = Task & { place: NonNullable<Task['place']> }

function isPlaced(task: Task): task is Placed {
  return task.place !== null
}

/** All that lies ahead, in order. */
function aheadOf({ state, now }: TurnFacts): Placed[] {
  return state.tasks
    .filter(isPlaced)
    .filter((each) => !hasBegun(each, now))
    .toSorted(compareHeld)
}

const asksForClass =
  /\b(?:class|lecture|lesson|lab|seminar|tutorial)\b|课|堂|第[一二三四五\d]节|哪(?:里|儿)?上/

function sayNext({ words, courses, days }: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const onlyClasses = asksForClass.test(words)
  const ahead = aheadOf(facts).filter(
    (task) =>
      (courses === null || courses.includes(courseOf(task, facts))) &&
      (days === null || days.includes(task.place.day)),
  )
  // "My next lab": the one that is called so, where one is.
  const next = onlyClasses ? narrowByWords(ahead.filter(isClass), words)[0] : ahead[0]
  if (next === undefined)
    return days === null
      ? say.nothingNext
      : say.nothingThen(sayDays(facts.state.window, days, speech.language))
  const where = next.kind === 'event' ? next.location : ''
  return say.next(quoteTitle(next.title, speech.language), heldWords(next, speech), where)
}

function isExam(task: Placed): task is EventTask & Placed {
  return task.kind === 'event' && task.eventKind === 'exam'
}

function isClass(task: Placed): task is EventTask & Placed {
  return task.kind === 'event' && task.eventKind === 'class'
}

function courseOf(task: Task, { state }: TurnFacts): string {
  if (task.kind === 'item') return findTaskClass(state, task.classId)?.course ?? ''
  return task.course === '' ? task.title : task.course
}

/** The rooms of the next occurrence of each of the events that were named. */
function sayWhere(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const { courses } = query
  if (courses === null && query.days !== null) return sayRooms(query, query.days, facts, speech)
  // "Where is it": of what comes next.
  if (courses === null) return sayNext(query, facts, speech)
  const series = new Map<number, EventTask>()
  for (const task of aheadOf(facts))
    if (task.kind === 'event' && courses.includes(courseOf(task, facts)))
      if (!series.has(task.series)) series.set(task.series, task)
  const told = narrowByWords([...series.values()], query.words).map((event) => {
    const where = sayRoom(event, speech)
    // Who asks where an exam is has to know when.
    return event.eventKind === 'exam'
      ? joinSentences([sayExam(event, facts, speech), where], speech.language)
      : where
  })
  // Lectures of one course in one room are said once.
  const lines = [...new Set(told)].slice(0, mostLines)
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
      const where = task.kind === 'event' ? task.location : ''
      return say.lesson(quoteTitle(task.title, language), heldWords(task, speech), where)
    }),
    language,
  )
}

const firstOne = /\bfirst\b|第一[节堂门]/
const lastOne = /\blast\b|最后一[节堂门]/

function sayRoom({ title, location }: EventTask, { language }: Speech): string {
  const say = builtInModelWords[language].facts
  const name = quoteTitle(title, language)
  return location === '' ? say.noPlace(name) : say.where(name, location)
}

const asksForRoom = /\b(?:where|room|hall|place)\b|哪[里儿]|教室|地点|考场|在哪/

function sayExams({ courses, words }: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const exams = aheadOf(facts)
    .filter(isExam)
    .filter((task) => courses === null || courses.includes(courseOf(task, facts)))
  const lines = exams.slice(0, mostLines).map((exam) => {
    const told = sayExam(exam, facts, speech)
    return asksForRoom.test(words)
      ? joinSentences([told, sayRoom(exam, speech)], speech.language)
      : told
  })
  return lines.length === 0 ? say.noExam : lines.join('\n')
}

function sayExam(exam: Placed, { today, state }: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  const days = daysBetween(today.date, dayToDate(state.window, exam.place.day))
  return say.exam(quoteTitle(exam.title, speech.language), heldWords(exam, speech), days)
}

function sayDone(query: FactQuery, speech: Speech): string {
  const { state, language } = speech
  const say = builtInModelWords[language].facts
  const worked = state.tasks.filter(isPlacedItem).flatMap((item) => {
    const mark = markOf(item)
    const isMeant =
      (query.days?.includes(item.place.day) ?? true) &&
      (query.classIds?.includes(item.classId) ?? true)
    return mark === null || !isMeant ? [] : [{ title: item.title, minutes: mark.minutes }]
  })
  if (worked.length === 0)
    return say.nothingDone(query.days === null ? '' : sayDays(state.window, query.days, language))
  const names = worked.slice(0, mostLines).map(({ title }) => quoteTitle(title, language))
  const minutes = worked.reduce((sum, each) => sum + each.minutes, 0)
  const ofWork = state.tasks.filter(
    (task) => task.kind === 'item' && (query.classIds?.includes(task.classId) ?? false),
  )
  const all = query.days === null ? ofWork.length : 0
  return say.done(joinWords(names, language), sayDuration(minutes, language), worked.length, all)
}

/** Of the day that was named, else of today. */
function sayDate(
  { days }: FactQuery,
  { state, today, now }: TurnFacts,
  { language }: Speech,
): string {
  const say = builtInModelWords[language].facts
  const [only, ...others] = days ?? []
  if (only !== undefined && others.length === 0 && only !== now.day)
    return say.dateThen(
      sayDay(state.window, only, language),
      state.window.days[only - 1]?.week ?? null,
    )
  const day = sayIso(today.date, language)
  const entry = state.window.days.find(({ date }) => date === today.date)
  return entry === undefined ? say.outside(day) : say.date(day, entry.week)
}

/** What comes next in the plan, and the shortest piece that still waits. */
function sayFirst(facts: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  const say = builtInModelWords[language].facts
  const next = aheadOf(facts).find(({ kind }) => kind === 'item')
  const [shortest] = state.tasks
    .flatMap((task) => (task.kind === 'item' && task.place === null ? [task] : []))
    .toSorted((a, b) => a.duration - b.duration)
  const lines = [
    ...(next === undefined
      ? []
      : [say.first(quoteTitle(next.title, language), heldWords(next, speech))]),
    ...(shortest === undefined
      ? []
      : [
          say.shortest(
            quoteTitle(shortest.title, language),
            sayDuration(Math.round(shortest.duration * minutesOfPeriod(state.window)), language),
          ),
        ]),
  ]
  return lines.length === 0 ? say.nothingNext : joinSentences(lines, language)
}

/** The study that lies in a time which is asked about and not given up. */
function sayInTheWay(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const { window } = facts.state
  const say = builtInModelWords[speech.language].facts
  const days = query.days ?? [facts.now.day]
  const hit = aheadOf(facts).filter(
    (task) =>
      task.kind === 'item' &&
      days.includes(task.place.day) &&
      (query.classIds?.includes(task.classId) ?? true) &&
      overlapsWish({ place: task.place }, query.wish, window),
  )
  if (hit.length === 0) return say.notInTheWay
  const stuck = withoutPlace(hit, days, query.wish, facts)
  const verdict =
    stuck.length === 0 ? say.allFit(hit.length) : say.noneFits(listNames(stuck, speech))
  const names = hit.map(({ id }) => nameWithPlace(id, speech)).slice(0, mostLines)
  return joinSentences([verdict, say.inTheWay(joinWords(names, speech.language))], speech.language)
}

/** What of it finds no other place in its limits while all else stays. */
function withoutPlace(
  hit: readonly Placed[],
  days: readonly number[],
  wish: FactQuery['wish'],
  { state, now }: TurnFacts,
): number[] {
  const periods = wish === null ? [] : periodsOf(wish, state.window)
  const avoidDates = days.map((day) => dayToDate(state.window, day))
  const taskIds = hit.map(({ id }) => id)
  const avoid = { weekdays: [], periods }
  return relocateTasks(
    state,
    { kind: 'relocate', taskIds, target: nowhere, avoid, avoidDates },
    now,
  ).stuck
}
