// Tells when what was named lies: lessons that come back as one line with their rhythm and room, the rest one by one.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { comparePlaces, type Held, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment } from '../../../shared/schedule/state.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { sayHeldTime } from '../../../shared/words/schedule/say-place.ts'
import { roomOf } from './answer-next.ts'
import type { Query } from '../resolve/query.ts'
import { sayLying } from '../say/say-lying.ts'
import { sayTarget } from '../say/say-wish.ts'
import { heldWords, joinSentences, nameOf, type Speech } from '../say/speech.ts'
import { nowhere } from '../words/task-words.ts'

const mostLines = 12

type When = Extract<Query, { kind: 'query-when' }>

export function answerWhen(query: When, now: Moment, speech: Speech): string {
  return [...sayMissed(query, speech), sayWhen(query.taskIds, now, speech)].join('\n')
}

/** None of what was asked for lies at the time that was named: of lessons the next one is told, of study what else lies there. */
function sayMissed({ notAt, taskIds }: When, speech: Speech): string[] {
  if (notAt === undefined) return []
  const { state, language } = speech
  const { facts } = builtInModelWords[language]
  const when = sayTarget({ ...nowhere, ...notAt }, speech)
  const asked = Math.max(...notAt.dates.flatMap((date) => dateToDay(state.window, date) ?? []))
  const tasks = taskIds.flatMap((id) => findTask(state, id) ?? [])
  if (tasks.every(({ kind }) => kind === 'event')) {
    const next = placedOf(tasks).find(({ place }) => place.day > asked)
    const after = next === undefined ? '' : heldWords(next, speech)
    return [facts.notThen(when, after)]
  }
  return [joinSentences([facts.notThen(when, ''), sayLying(notAt.dates, speech)], language)]
}

function placedOf(tasks: readonly Speech['state']['tasks'][number][]) {
  return tasks
    .flatMap((task) => (task.place === null ? [] : [{ clock: null, ...task, place: task.place }]))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

function sayWhen(taskIds: number[], now: Moment, speech: Speech): string {
  const { state, language } = speech
  const tasks = taskIds.flatMap((id) => findTask(state, id) ?? [])
  const placed = placedOf(tasks)
  const ahead = placed.filter(({ place }) => place.day >= now.day)
  const told = ahead.length > 0 ? ahead : placed
  const weekly = weeklyOf(told, speech)
  const single = told.filter(({ id }) => !weekly.some(({ ids }) => ids.has(id)))
  const shown = single.slice(0, mostLines)
  const { facts } = builtInModelWords[language]
  const { moreAfter, noPlaceYet } = proposalWords[language].day
  const lines = [
    ...weekly.map(({ line }) => line),
    ...shown.map((task) =>
      facts.lies(
        nameOf(task.id, speech),
        heldWords(task, speech),
        roomOf(findTask(state, task.id)),
      ),
    ),
  ]
  const pending = tasks.length - placed.length
  const rest = single.length - shown.length
  const notes = [
    ...(rest > 0 ? [moreAfter(rest)] : []),
    ...(pending > 0 ? [noPlaceYet(pending)] : []),
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
      {
        times: found.length,
        isBiweekly: found.every(({ place }) => (place.day - first.place.day) % 14 === 0),
        first: sayDay(window, first.place.day, language),
        last: sayDay(window, last.place.day, language),
      },
      roomOf(findTask(state, first.id)),
    )
    return [{ ids: new Set(found.map(({ id }) => id)), line }]
  })
}

/** Fewer are told one by one. */
const fewestWeekly = 3
