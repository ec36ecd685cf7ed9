// Answers to questions about the schedule, read from the state: free time, a day's tasks, places, open work.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { sayDays } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayHeldTime } from '../../../shared/words/schedule/say-place.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import type { TurnFacts } from '../../model/model.ts'
import { answerFact } from './answer-fact.ts'
import { sayLeft } from './answer-open-work.ts'
import { answerFree, perDay } from './answer-free.ts'
import { answerWhen } from './answer-when.ts'
import { answerBroken, answerFits } from './answer-fits.ts'
import { answerExplain } from './answer-explain.ts'
import { answerHealth } from './answer-health.ts'
import type { Query } from '../resolve/query.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { sayLying } from '../say/say-lying.ts'
import { sayWish } from '../say/say-wish.ts'
import { sayWorkload } from '../say/say-workload.ts'
import { joinSentences, type Speech } from '../say/speech.ts'
import { overlapsWish } from '../resolve/wishes.ts'
import { listPaces, paceOf, workPieces } from '../../../shared/planner/pace.ts'
import { minutesOfPeriod, minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { sayPaceAdvice, sayPaces } from '../../../shared/planner/say/say-pace.ts'

const mostLines = 12

export function answerQuery(query: Query, facts: TurnFacts, speech: Speech): string {
  const { now } = facts
  switch (query.kind) {
    case 'query-free':
      return answerFree(query, now, speech)
    case 'query-day':
      return answerDays(query, facts, speech)
    case 'query-when':
      return answerWhen(query, now, speech)
    case 'query-pending':
      return [
        sayPending(query.classIds, speech),
        // Of named work, what has its place is not done yet either.
        ...(query.classIds === null
          ? []
          : [sayLeft({ classIds: query.classIds, courses: null }, facts, speech)]),
      ].join('\n')
    case 'query-workload':
      return sayWorkload(query.classIds, now, speech, query.amount)
    case 'query-explain':
      return answerExplain(query, facts, speech)
    case 'query-health':
      return answerHealth(query.days, facts, speech)
    case 'query-fits':
      return answerFits(query.checks, facts, speech)
    case 'query-pace':
      return answerPace(query.classIds, speech)
    case 'query-broken':
      return answerBroken(facts, speech)
    case 'query-fact':
      return answerFact(query, facts, speech)
    case 'query-several':
      return [...new Set(query.queries.map((each) => answerQuery(each, facts, speech)))].join('\n')
    default:
      return assertNever(query)
  }
}

type DayQuery = Extract<Query, { kind: 'query-day' }>

function answerDays(query: DayQuery, { now }: TurnFacts, speech: Speech): string {
  const { days, wish, only } = query
  const { state, language } = speech
  if (only === undefined || only === 'lessons')
    return perDay(days, speech, (day) => sayDayAsked(day, query, speech))
  const isMeant = ({ task }: Held) =>
    task.kind === 'item' && (only === 'study' || (!hasBegun(task, now) && markOf(task) === null))
  const studyOn = (day: number) => heldOn(day, wish, state).filter(isMeant)
  const { facts: say } = builtInModelWords[language]
  const studied = days.filter((day) => studyOn(day).length > 0)
  const meant = only === 'ahead' ? days.filter((day) => day >= now.day) : days
  const span = sayDays(state.window, meant, language)
  if (studied.length === 0) return proposalWords[language].day.line(span, say.noStudy)
  const lines = perDay(studied, speech, (day) => sayTasks(day, studyOn(day), wish, speech))
  const places = studied.flatMap((day) => studyOn(day).map(({ place }) => place))
  const minutes = places.reduce((sum, place) => sum + minutesOfPlace(state.window, place), 0)
  const all = say.hours(span, sayDuration(minutes, language), places.length)
  return places.length > 1 && days.length > 1 ? `${lines}\n${all}` : lines
}

/** Where lessons are asked for and there are none, that comes before what else there is. */
function sayDayAsked(day: number, { wish, only, end }: DayQuery, speech: Speech): string {
  const { state, language } = speech
  const words = proposalWords[language].day
  const there = heldOn(day, wish, state)
  const lessons = there.filter(({ task }) => isLessonOf(task))
  // The first or last of the day, or of its lessons where these are asked for.
  const meant = only === 'lessons' ? lessons : there
  if (end !== undefined && meant.length > 0) {
    const held = meant.toSorted(compareHeld).at(end === 'first' ? 0 : -1)
    if (held !== undefined) return words.list([sayHeld(held, speech, true)])
  }
  const said = sayTasks(day, there, wish, speech)
  if (only === undefined || lessons.length > 0 || there.length === 0) return said
  return joinSentences([words.noLectures, said], language)
}

function isLessonOf(task: Task): boolean {
  return task.kind === 'event' && task.eventKind === 'class'
}

/** Its title and time; the room where it is told alone. */
function sayHeld(
  { task, place, clock }: Held,
  { state, language }: Speech,
  isAlone: boolean,
): string {
  const title = quoteTitle(task.title, language)
  const time = sayHeldTime(state.window, { place, clock }, language)
  const room = isAlone && task.kind === 'event' ? task.location : ''
  return proposalWords[language].day.held(title, time, room)
}

type Held = ReturnType<typeof heldOn>[number]

/** What lies there at any of the wished time. */
function heldOn(day: number, wish: TimeWish | null, { tasks, window }: Speech['state']) {
  return tasks
    .flatMap((task) =>
      task.place?.day === day
        ? [{ task, place: task.place, clock: task.kind === 'event' ? task.clock : null }]
        : [],
    )
    .filter((held) => overlapsWish(held, wish, window))
}

function sayTasks(
  day: number,
  there: readonly Held[],
  wish: TimeWish | null,
  speech: Speech,
): string {
  const { state, language } = speech
  const words = proposalWords[language].day
  const tasks = there.toSorted(compareHeld)
  if (tasks.length === 0 && wish !== null) {
    const none = words.nothing(sayWish(wish, speech))
    return joinSentences([none, sayLying([dayToDate(state.window, day)], speech)], language)
  }
  if (tasks.length === 0) return words.nothing('')
  const isAlone = tasks.length === 1
  const lines = tasks.slice(0, mostLines).map((held) => sayHeld(held, speech, isAlone))
  const rest = tasks.length - lines.length
  return words.list(rest > 0 ? [...lines, words.moreThere(rest)] : lines)
}

function sayPending(classIds: number[] | null, { state, language }: Speech): string {
  const words = proposalWords[language].day
  const ids = classIds ?? state.taskClasses.map(({ id }) => id)
  const lines = ids.flatMap((id) => {
    const pending = itemsOfClass(state, id).filter(({ place }) => place === null)
    const [next] = pending
    if (next === undefined) return []
    const title = cleanTitle(findTaskClass(state, id)?.title ?? '', language)
    const first = quoteTitle(next.title, language)
    return [words.open(title, pending.length, first)]
  })
  return lines.length === 0 ? words.nothingOpen : [words.stillOpen, ...lines].join('\n')
}

/** `classIds` null is all work. Of a course: what its blocks took, and what to plan for one of them. */
function answerPace(classIds: readonly number[] | null, { state, language }: Speech): string {
  const pieces = workPieces(state)
  if (classIds === null || classIds.length === 0) {
    const overall = paceOf(pieces, null, null)
    return sayPaces({ tool: 'analyze_pace', paces: listPaces(state), overall }, language)
  }
  const lines = classIds.flatMap((id) => {
    const found = findTaskClass(state, id)
    if (found === undefined) return []
    const [item] = itemsOfClass(state, id)
    const minutes = (item?.duration ?? 2) * minutesOfPeriod(state.window)
    const pace = paceOf(pieces, found.course, found.subjectType)
    const planned = Math.max(5, Math.round(minutes))
    const { perSession } = builtInModelWords[language].facts
    const name = cleanTitle(found.title === '' ? found.course : found.title, language)
    return [
      joinSentences(
        [perSession(name, sayDuration(planned, language)), sayPaceAdvice(pace, planned, language)],
        language,
      ),
    ]
  })
  return [...new Set(lines)].join('\n')
}
