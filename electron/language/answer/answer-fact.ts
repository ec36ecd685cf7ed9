// Answers a question with the one fact that it asks for, read from the schedule.
import { assertNever } from '../../../shared/assert-never.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import {
  isPlaced,
  isPlacedItem,
  markOf,
  type ItemTask,
  type PlacedTask,
} from '../../../shared/schedule/task.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDay, sayDays, sayIso } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { FactQuery } from '../resolve/query.ts'
import { overlapsWish, periodsOf } from '../resolve/wishes.ts'
import { sayDue, sayHomework, sayLeft } from './answer-open-work.ts'
import { sayExtreme, sayHours } from './answer-load.ts'
import { aheadOf, isClass, sayExams, sayNext, sayNow, sayWhere } from './answer-next.ts'
import { joinSentences, heldWords, listNames, nameWithPlace, type Speech } from '../say/speech.ts'
import { asksForMakeUp, nowhere } from '../words/task-words.ts'
import { relocateTasks } from '../work/relocate-tasks.ts'

const mostLines = 8

export function answerFact(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const say = builtInModelWords[speech.language].facts
  switch (query.fact) {
    case 'next':
      return sayNext(query, facts, speech)
    case 'now':
      // What to do now is what has begun, and then the work that is next.
      return joinSentences(
        [
          sayNow(query, facts, speech),
          asksToDo.test(query.words) ? sayFirst(query, facts, speech) : '',
        ],
        speech.language,
      )
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
    case 'term':
      return sayTermEnd(facts, speech)
    case 'changed':
      return sayChanged(facts, speech)
    case 'first':
      return sayFirst(query, facts, speech)
    case 'in-the-way':
      return sayInTheWay(query, facts, speech)
    default:
      return assertNever(query.fact)
  }
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

/** Of the day that was named, else of today; of days that hold another day's lessons, whose. */
function sayDate({ days, words }: FactQuery, facts: TurnFacts, { language }: Speech): string {
  const { state, today, now } = facts
  const { window } = state
  const say = builtInModelWords[language].facts
  const [only, ...others] = days ?? []
  const sayThen = (day: number, weekday: number | null) =>
    say.dateThen(
      sayDay(window, day, language),
      window.days[day - 1]?.week ?? null,
      weekday === null ? '' : weekdayName(weekday, language, 'long'),
    )
  if (only !== undefined && others.length === 0 && only !== now.day)
    return sayThen(only, weekdayHeld(only, state))
  if (asksForMakeUp.test(words)) {
    const ahead = window.days.flatMap((_, index) => {
      const weekday = index + 1 < now.day ? null : weekdayHeld(index + 1, state)
      return weekday === null ? [] : [sayThen(index + 1, weekday)]
    })
    return ahead.length === 0 ? say.noMakeUp : joinSentences(ahead, language)
  }
  const day = sayIso(today.date, language)
  const entry = window.days.find(({ date }) => date === today.date)
  return entry === undefined ? say.outside(day) : say.date(day, entry.week)
}

/** Each block of it from where to where; by its words alone where it is more, or none. */
function sayChanged({ history, state }: TurnFacts, { language }: Speech): string {
  const say = builtInModelWords[language].facts
  if (history.undo === null) return say.unchanged
  const changes = history.diff == null ? [] : describeEffect(state, history.diff).changes
  const lines =
    changes.length > mostLines
      ? []
      : changes
          .map((change) => sayChange(state.window, change, language))
          .filter((line) => !history.undo?.includes(line))
  return [say.changed(history.undo.replace(/[.。]$/, '')), ...lines].join('\n')
}

function sayTermEnd({ state: { window } }: TurnFacts, { language }: Speech): string {
  const { termEnds } = builtInModelWords[language].facts
  return termEnds(sayDay(window, window.days.length, language))
}

/** The weekday whose lessons a day holds where it is not its own: each of them lies on that one else. */
function weekdayHeld(day: number, { tasks, window }: TurnFacts['state']): number | null {
  const weekdayOf = (each: number) => window.days[each - 1]?.weekday ?? 0
  const lessons = tasks.filter(isPlaced).filter((task) => isClass(task))
  const series = new Set(
    lessons.flatMap(({ place, series: id }) => (place.day === day ? [id] : [])),
  )
  const weekdays = [...series].map((id) => {
    const usual = lessons.filter((each) => each.series === id && each.place.day !== day)
    const counted = Map.groupBy(usual, ({ place }) => weekdayOf(place.day))
    const [most] = [...counted].toSorted(([, a], [, b]) => b.length - a.length)
    return most?.[0] ?? weekdayOf(day)
  })
  const [first] = weekdays
  const isOther = first !== undefined && first !== weekdayOf(day)
  return isOther && weekdays.every((each) => each === first) ? first : null
}

const asksToDo = /\b(?:do|start|work on|tackle)\b|[干做学搞弄]/

/** What comes next in the plan, and the shortest piece that still waits; of a time that is told what fits into it. */
function sayFirst(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const { language } = speech
  const say = builtInModelWords[language].facts
  if (query.minutes !== undefined) return sayFitting(query.minutes, facts, speech)
  const ahead = aheadOf(facts).filter(({ kind }) => kind === 'item')
  // "What should I start with tonight?"
  const isThen = (task: PlacedTask) =>
    (query.days?.includes(task.place.day) ?? true) &&
    overlapsWish(task, query.wish, facts.state.window)
  const next = ahead.find(isThen) ?? ahead[0]
  const shortest = workLeft(facts).find(({ item }) => item.place === null)
  const lines = [
    ...(next === undefined
      ? []
      : [say.first(quoteTitle(next.title, language), heldWords(next, speech))]),
    ...(shortest === undefined
      ? []
      : [
          say.shortest(
            quoteTitle(shortest.item.title, language),
            sayDuration(shortest.minutes, language),
          ),
        ]),
  ]
  return lines.length === 0 ? say.nothingNext : joinSentences(lines, language)
}

/** What is not worked on and has not begun, the shortest first and then the earliest. */
function workLeft({ state, now }: TurnFacts): { item: ItemTask; minutes: number }[] {
  return state.tasks
    .filter((task): task is ItemTask => task.kind === 'item' && markOf(task) === null)
    .filter((item) => !hasBegun(item, now))
    .map((item) => ({ item, minutes: Math.round(item.duration * minutesOfPeriod(state.window)) }))
    .toSorted((a, b) => a.minutes - b.minutes)
}

/** "45 minutes before badminton": work that is as short as that. */
function sayFitting(minutes: number, facts: TurnFacts, speech: Speech): string {
  const { language } = speech
  const say = builtInModelWords[language].facts
  const left = workLeft(facts)
  const short = left.filter((work) => work.minutes <= minutes).map(({ item }) => item.id)
  const [shortest] = left
  if (shortest === undefined) return say.nothingNext
  const time = sayDuration(minutes, language)
  return short.length > 0
    ? say.fitting(time, listNames(short, speech, mostFitting))
    : say.nothingFitting(
        time,
        quoteTitle(shortest.item.title, language),
        sayDuration(shortest.minutes, language),
      )
}

const mostFitting = 3

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
  hit: readonly PlacedTask[],
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
