// Answers when there is time: of a part of the day, or of days, which are wholly free and what takes the others.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { freeRuns } from '../../../shared/schedule/free-runs.ts'
import { occupancyOf } from '../../../shared/schedule/occupancy.ts'
import { compareHeld, isBesideRows, type Held } from '../../../shared/schedule/place.ts'
import type { Moment } from '../../../shared/schedule/state.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDay, sayDays } from '../../../shared/time/say/say-date.ts'
import { splitRuns, type NumberRun } from '../../../shared/time/say/split-runs.ts'
import { sayHeldTime, sayTime } from '../../../shared/words/schedule/say-place.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Query } from '../resolve/query.ts'
import { findBeside, isHeldIn, periodsOf } from '../resolve/wishes.ts'
import { sayWish } from '../say/say-wish.ts'
import type { Speech } from '../say/speech.ts'
import { isPlaced } from '../../../shared/schedule/task.ts'
import { isOver } from '../../../shared/schedule/legality.ts'

const mostDays = 7
/** Names in one line. */
const mostTaken = 3

type FreeQuery = Extract<Query, { kind: 'query-free' }>

export function answerFree(query: FreeQuery, now: Moment, speech: Speech): string {
  const { days, wish, isWhole = false } = query
  const asksStretch = wish?.kind === 'part' || isWhole
  if (asksStretch && days.length > 1) return sayWholly(days, wish, now, speech)
  return perDay(days, speech, (day) => sayFree(freeOf(day, wish, now, speech), wish, speech))
}

/** One line a day, the first seven of them. */
export function perDay(
  days: readonly number[],
  { state, language }: Speech,
  say: (day: number) => string,
): string {
  const shown = days.slice(0, mostDays)
  const words = proposalWords[language].day
  const lines = shown.map((day) => words.line(sayDay(state.window, day, language), say(day)))
  return (days.length > shown.length ? [...lines, words.more] : lines).join('\n')
}

type Occupant = Held<NumberRun> & { title: string }

/** Of the time that is asked about and still ahead: its rows, those of them that are free, what stands there, and whether it has none. */
type FreeTime = { rows: number[]; free: NumberRun[]; taken: Occupant[]; isBeside: boolean }

function freeOf(day: number, wish: TimeWish | null, now: Moment, { state }: Speech): FreeTime {
  const { window } = state
  const isAhead = (row: number) => day > now.day || (day === now.day && row > now.period)
  const all = window.periods.map((_, index) => index + 1)
  const beside = wish === null ? null : findBeside(wish, window)
  const asked = wish === null ? all : beside === null ? periodsOf(wish, window) : []
  const rows = asked.filter(isAhead)
  const free = freeRuns(occupancyOf(state), day, 1).flatMap(({ start, end }) =>
    splitRuns(rows.filter((row) => start <= row && row <= end)),
  )
  const taken = state.tasks
    .filter(isPlaced)
    .filter(({ place }) => place.day === day)
    .filter((task) =>
      isBesideRows(task.place)
        ? !isOver(task, now, window) && isHeldIn(task, wish, window)
        : rows.some((row) => task.place.start <= row && row <= task.place.end),
    )
    .toSorted(compareHeld)
  return { rows, free, taken, isBeside: beside !== null && isAhead(beside.start) }
}

function sayFree(
  { free, taken, isBeside }: FreeTime,
  wish: TimeWish | null,
  speech: Speech,
): string {
  const { state, language } = speech
  const { facts, nothingFree, freeThen } = builtInModelWords[language]
  const times = joinWords(
    free.map((run) => sayTime(state.window, run, language)),
    language,
  )
  // Asked of a time, what takes it answers too; of a day where it is soon said.
  const isLong = wish === null && taken.length > mostTaken
  if (taken.length === 0 && isBeside) return facts.freeOutside
  if (isLong || taken.length === 0) return free.length === 0 ? nothingFree : freeThen(times)
  const names = taken.map(
    (one) => `${quoteTitle(one.title, language)} ${sayHeldTime(state.window, one, language)}`,
  )
  const there = joinWords(names, language)
  if (isBeside) return facts.there(there, taken.length)
  return wish === null && free.length > 0
    ? facts.freeBeside(times, there)
    : facts.standsThere(there, taken.length, times)
}

/** Which of the days are free, and what takes the others. */
function sayWholly(
  days: readonly number[],
  wish: TimeWish | null,
  now: Moment,
  speech: Speech,
): string {
  const { state, language } = speech
  const { facts } = builtInModelWords[language]
  const times = days
    .map((day) => ({ day, ...freeOf(day, wish, now, speech) }))
    .filter(({ rows }) => rows.length > 0)
  const free = times.filter(({ taken }) => taken.length === 0).map(({ day }) => day)
  const when = wish === null ? '' : sayWish(wish, speech)
  const others = times
    .filter(({ taken }) => taken.length > 0)
    .slice(0, mostDays)
    .map(({ day, taken: [first, ...more] }) =>
      facts.takenBy(
        sayDay(state.window, day, language),
        quoteTitle(first?.title ?? '', language),
        more.length,
      ),
    )
  return [
    free.length === 0
      ? facts.noneWholly(when)
      : facts.wholly(when, sayDays(state.window, free, language)),
    ...(others.length === 0 ? [] : [facts.notWholly(joinWords(others, language))]),
  ].join('\n')
}
