// Answers to questions about the schedule, read from the state: free time, a day's tasks, places, open work.
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { compareHeld, comparePlaces, type Held } from '../../../shared/schedule/place.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type Moment,
} from '../../../shared/schedule/state.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayHeldTime } from '../../../shared/words/schedule/say-place.ts'
import type { TurnFacts } from '../../model/model.ts'
import { answerFact } from './answer-fact.ts'
import { sayLeft } from './answer-open-work.ts'
import { answerFree, perDay } from './answer-free.ts'
import { answerBroken, answerFits } from './answer-fits.ts'
import { answerExplain } from './answer-explain.ts'
import { answerHealth } from './answer-health.ts'
import type { Query } from '../resolve/query.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { sayLying } from '../say/say-lying.ts'
import { sayTarget, sayWish } from '../say/say-wish.ts'
import { sayWorkload } from '../say/say-workload.ts'
import { joinSentences, nameOf, heldWords, type Speech } from '../say/speech.ts'
import { nowhere } from '../words/task-words.ts'
import { overlapsWish } from '../resolve/wishes.ts'
import { listPaces, paceOf, workPieces } from '../../../shared/planner/pace.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayPaceAdvice, sayPaces } from '../../../shared/planner/say/say-pace.ts'

const mostLines = 12

export function answerQuery(query: Query, facts: TurnFacts, speech: Speech): string {
  const { now } = facts
  switch (query.kind) {
    case 'query-free':
      return answerFree(query, now, speech)
    case 'query-day':
      return perDay(query.days, speech, (day) => sayDayAsked(day, query, speech))
    case 'query-when':
      return [...sayMissed(query, speech), sayWhen(query.taskIds, now, speech)].join('\n')
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

/** Where lessons are asked for and there are none, that comes before what else there is. */
function sayDayAsked(
  day: number,
  { wish, isOfLessons }: Extract<Query, { kind: 'query-day' }>,
  speech: Speech,
): string {
  const { state, language } = speech
  const there = heldOn(day, wish, state)
  const isLesson = there.some(({ task }) => task.kind === 'event' && task.eventKind === 'class')
  const said = sayTasks(day, wish, speech)
  if (isOfLessons === undefined || isLesson || there.length === 0) return said
  return joinSentences([{ en: 'no lectures.', zh: '没有课。' }[language], said], language)
}

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

function sayTasks(day: number, wish: TimeWish | null, speech: Speech): string {
  const { state, language } = speech
  const tasks = heldOn(day, wish, state).toSorted(compareHeld)
  if (tasks.length === 0 && wish !== null) {
    const time = sayWish(wish, speech)
    const none = { en: `nothing is planned ${time}.`, zh: `${time}没有安排。` }[language]
    return joinSentences([none, sayLying([dayToDate(state.window, day)], speech)], language)
  }
  if (tasks.length === 0) return { en: 'nothing is planned.', zh: '没有安排。' }[language]
  const lines = tasks
    .slice(0, mostLines)
    .map((held) => [
      quoteTitle(held.task.title, language),
      sayHeldTime(state.window, held, language),
    ])
    .map(([title, time]) => (language === 'zh' ? `${time} ${title}` : `${title} ${time}`))
  const rest = tasks.length - lines.length
  const more = rest > 0 ? [{ en: `${rest} more`, zh: `另有 ${rest} 项` }[language]] : []
  return language === 'zh'
    ? `${[...lines, ...more].join('，')}。`
    : `${[...lines, ...more].join(', ')}.`
}

/** None of what was asked for lies at the time that was named; what else does is counted. */
function sayMissed({ notAt }: Extract<Query, { kind: 'query-when' }>, speech: Speech): string[] {
  if (notAt === undefined) return []
  const when = sayTarget({ ...nowhere, ...notAt }, speech)
  const none = { en: `Not on ${when}.`, zh: `${when}没有它。` }[speech.language]
  return [joinSentences([none, sayLying(notAt.dates, speech)], speech.language)]
}

function sayWhen(taskIds: number[], now: Moment, speech: Speech): string {
  const { state, language } = speech
  const tasks = taskIds.flatMap((id) => findTask(state, id) ?? [])
  const placed = tasks
    .flatMap((task) => (task.place === null ? [] : [{ clock: null, ...task, place: task.place }]))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const ahead = placed.filter(({ place }) => place.day >= now.day)
  const told = ahead.length > 0 ? ahead : placed
  const weekly = weeklyOf(told, speech)
  const single = told.filter(({ id }) => !weekly.some(({ ids }) => ids.has(id)))
  const shown = single.slice(0, mostLines)
  const colon = language === 'zh' ? '：' : ': '
  const lines = [
    ...weekly.map(({ line }) => line),
    ...shown.map((task) => `${nameOf(task.id, speech)}${colon}${heldWords(task, speech)}`),
  ]
  const pending = tasks.length - placed.length
  const rest = single.length - shown.length
  const notes = [
    ...(rest > 0
      ? [{ en: `${rest} more after that.`, zh: `之后还有 ${rest} 次。` }[language]]
      : []),
    ...(pending > 0
      ? [{ en: `${pending} still without a place.`, zh: `还有 ${pending} 个没有安排。` }[language]]
      : []),
  ]
  return [...lines, ...notes].join('\n')
}

type Lying = Held & { id: number }

/** Lessons that come back at one time of the week, as one line each. */
function weeklyOf(placed: readonly Lying[], speech: Speech): { ids: Set<number>; line: string }[] {
  const { state, language } = speech
  const { window } = state
  const { weekly } = builtInModelWords[language].facts
  const weekdayOf = ({ day }: Place) => window.days[day - 1]?.weekday ?? 1
  const byTime = Map.groupBy(placed, ({ id, place }) => {
    const task = findTask(state, id)
    return task?.kind === 'event'
      ? `${task.series} ${weekdayOf(place)} ${place.start} ${place.end} ${task.clock?.start} ${task.clock?.end}`
      : ''
  })
  return [...byTime].flatMap(([key, found]) => {
    const [first, last] = [found[0], found.at(-1)]
    if (key === '' || found.length < fewestWeekly || !first || !last) return []
    const line = weekly(
      nameOf(first.id, speech),
      weekdayName(weekdayOf(first.place), language, 'short'),
      sayHeldTime(window, first, language),
      found.length,
      sayDay(window, first.place.day, language),
      sayDay(window, last.place.day, language),
    )
    return [{ ids: new Set(found.map(({ id }) => id)), line }]
  })
}

/** Fewer are told one by one. */
const fewestWeekly = 3

function sayPending(classIds: number[] | null, { state, language }: Speech): string {
  const ids = classIds ?? state.taskClasses.map(({ id }) => id)
  const lines = ids.flatMap((id) => {
    const pending = itemsOfClass(state, id).filter(({ place }) => place === null)
    const [next] = pending
    if (next === undefined) return []
    const title = cleanTitle(findTaskClass(state, id)?.title ?? '', language)
    const first = quoteTitle(next.title, language)
    return [
      language === 'zh'
        ? `${title}：${pending.length} 个，接下来是${first}`
        : `${title}: ${pending.length}, next is ${first}`,
    ]
  })
  if (lines.length === 0)
    return { en: 'Nothing is open: everything has its place.', zh: '没有待安排的，全部都排好了。' }[
      language
    ]
  const head = { en: 'Still open:', zh: '待安排：' }[language]
  return [head, ...lines].join('\n')
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
    return [sayPaceAdvice(pace, Math.max(5, Math.round(minutes)), language)]
  })
  return [...new Set(lines)].join('\n')
}
