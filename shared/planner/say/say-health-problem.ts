// Says one sentence for each problem of a plan: what stands against it, where, and which blocks it is about.
import { assertNever } from '../../assert-never.ts'
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import type { Place } from '../../schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDay, sayDays } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import type { HealthProblem } from '../../tools/health-problem.ts'
import type { HealthCandidate, HealthNumber } from '../health.ts'

/** Titles named one by one; beyond that they are counted. */
const mostTitles = 3

/** For a person: titles and dates, no ids. */
export function sayProblem(
  state: ScheduleState,
  problem: Omit<HealthProblem, 'words' | 'canImprove'>,
  language: Language,
): string {
  const say = healthWords[language].healthProblem
  const { kind, days, taskIds, measure, limit, classId, preference } = problem
  const titles = sayTitles(state, taskIds, language)
  const when = sayDays(state.window, days, language)
  const day = sayDay(state.window, days[0] ?? 0, language)
  const taskClass = nameClass(state, classId, language)
  switch (kind) {
    case 'heavy-adjacency':
      return say.heavyAdjacency(day, titles)
    case 'switches':
      return say.switches(day, measure, limit)
    case 'long-run':
      return say.longRun(day, sayDuration(measure, language), sayDuration(limit, language))
    case 'crammed':
      return say.crammed(taskClass, titles, when)
    case 'no-buffer':
      return say.noBuffer(taskClass, titles, day, taskIds.length)
    case 'preference':
      return say.preference[preference ?? 'part'](titles, when, { blocks: taskIds.length, measure })
    default:
      return assertNever(kind)
  }
}

function nameClass(state: ScheduleState, id: number | null, language: Language): string {
  const title = (id === null ? undefined : findTaskClass(state, id))?.title ?? ''
  return quoteTitle(title, language)
}

function sayTitles(state: ScheduleState, ids: readonly number[], language: Language): string {
  const named = ids
    .slice(0, mostTitles)
    .map((id) => quoteTitle(findTask(state, id)?.title ?? '', language))
  const rest = ids.length - named.length
  return joinWords(
    rest > 0 ? [...named, healthWords[language].healthProblem.more(rest)] : named,
    language,
  )
}

// Says one sentence for each proposal: what would move where, what that wins, and what it costs.

/** For a person: titles, dates and clock times, no ids. */
export function sayCandidate(
  state: ScheduleState,
  candidate: Omit<HealthCandidate, 'words'>,
  problem: HealthProblem,
  language: Language,
): string {
  const { cost, change, sentence } = healthWords[language].healthCandidate
  const worse = tellingNumbers(candidate.numbers)
    .filter(({ from, to }) => to > from)
    .map(({ name, from, to }) => change(sayHealthNumber(name, language), from, to))
  return sentence(
    sayOperation(state, candidate, language),
    sayWin(state, candidate, problem, language),
    worse.length === 0 ? '' : cost(worse),
  )
}

function sayOperation(
  state: ScheduleState,
  { call }: Pick<HealthCandidate, 'call'>,
  language: Language,
): string {
  const { move, swap } = healthWords[language].healthCandidate
  const titleOf = (id: number) => quoteTitle(findTask(state, id)?.title ?? '', language)
  if (call.name === 'move') {
    const { task_id: task, new_day: day, new_slot_start: start } = call.arguments
    return move(titleOf(task), sayStart(state, { day, start }, language))
  }
  const { task_a: taskA, task_b: taskB } = call.arguments
  const startOf = (id: number) => sayStart(state, findTask(state, id)?.place ?? null, language)
  return swap(titleOf(taskA), startOf(taskA), titleOf(taskB), startOf(taskB))
}

/** "Fri 27 Nov 10:00". */
function sayStart(
  { window }: ScheduleState,
  place: Pick<Place, 'day' | 'start'> | null,
  language: Language,
): string {
  if (place === null) return ''
  const clock = window.periods[place.start - 1]?.start ?? ''
  return healthWords[language].healthCandidate.place(sayDay(window, place.day, language), clock)
}

function sayWin(
  state: ScheduleState,
  { problem: { from, to } }: Pick<HealthCandidate, 'problem'>,
  { kind, days, classId, preference }: HealthProblem,
  language: Language,
): string {
  const say = healthWords[language].healthCandidate
  const day = sayDay(state.window, days[0] ?? 0, language)
  const taskClass = nameClass(state, classId, language)
  switch (kind) {
    case 'heavy-adjacency':
      return say.heavyAdjacency(day, to)
    case 'switches':
      return say.switches(day, from - to)
    case 'long-run':
      return to === 0 || to >= from
        ? say.otherRun(day)
        : say.longRun(day, sayDuration(from, language), sayDuration(to, language))
    case 'crammed':
      return say.crammed(taskClass)
    case 'no-buffer':
      return say.noBuffer(taskClass, to)
    case 'preference':
      return say.preference[preference ?? 'part'](day, to)
    default:
      return assertNever(kind)
  }
}

/** Says what the numbers of the improvement signal are called. */
export function sayHealthNumber(name: HealthNumber, language: Language): string {
  return healthWords[language].healthNumbers[name]
}

/** Numbers that only say in another way what a second one says; they are not told beside it. */
const sameAs: Partial<Record<HealthNumber, HealthNumber>> = {
  extraSwitches: 'switches',
  longRunQuarters: 'longRuns',
}

/**
 * Those of a candidate's numbers that are worth telling. Sessions of one day that come to lie on neighbouring days are
 * the same fault in small, and no price.
 */
export function tellingNumbers(numbers: HealthCandidate['numbers']): HealthCandidate['numbers'] {
  const named = new Map(numbers.map((number) => [number.name, number]))
  const sameDay = named.get('sameDaySessions')
  const isSpreadOut = sameDay !== undefined && sameDay.to < sameDay.from
  return numbers.filter(({ name, from, to }) => {
    const other = sameAs[name]
    if (other !== undefined && named.has(other)) return false
    return !(name === 'closeDays' && isSpreadOut && to > from)
  })
}
