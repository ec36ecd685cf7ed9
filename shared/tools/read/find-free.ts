// find_free: runs of free periods that are long enough, and runs inside hosts, from now on.
import { toolWords } from '../../i18n/shared/tools.ts'
import type { Language } from '../../language.ts'
import type { Place } from '../../schedule/place.ts'
import type { Window } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayNumberedDay } from '../../time/say/say-date.ts'
import type { ToolArguments } from '../catalogue.ts'
import { freeFromNow, hostRoomFromNow, type HostRoom } from '../day-facts.ts'
import { sayRuns } from '../say-day-facts.ts'
import type { FactsOutcome, ToolContext } from '../tool-context.ts'

export type FreeFacts = {
  tool: 'find_free'
  /** Periods that a run has at least. */
  duration: number
  /** The one day that was asked for, or null for the whole window. */
  day: number | null
  limit: number
  /** In time order, the first `limit` of them. */
  freeRuns: Place[]
  /** How many there are in all. */
  freeCount: number
  /** Likewise inside hosts. */
  hostRuns: HostRoom[]
  hostCount: number
}

const defaultLimit = 20

export function findFree(
  { state, now, language }: ToolContext,
  { duration, day, limit = defaultLimit }: ToolArguments<'find_free'>,
): FactsOutcome<FreeFacts> {
  const days = day === undefined ? state.window.days.map((_, index) => index + 1) : [day]
  const freeRuns = days.flatMap((each) => freeFromNow(state, now, each, duration))
  const hostRuns = days.flatMap((each) => hostRoomFromNow(state, now, each, duration))
  const data: FreeFacts = {
    tool: 'find_free',
    duration,
    day: day ?? null,
    limit,
    freeRuns: freeRuns.slice(0, limit),
    freeCount: freeRuns.length,
    hostRuns: hostRuns.slice(0, limit),
    hostCount: hostRuns.length,
  }
  return { kind: 'facts', data, text: sayFreeRuns(state.window, data, language) }
}

function sayFreeRuns(window: Window, facts: FreeFacts, language: Language): string {
  const { head, none, anywhere, hosts, line, room, join } = toolWords[language].findFree
  const length = sayCount(facts.duration, 'period', language)
  const where = facts.day === null ? anywhere : sayNumberedDay(window, facts.day, language)
  const free = [...Map.groupBy(facts.freeRuns, ({ day }) => day)].map(([day, runs]) =>
    line(sayNumberedDay(window, day, language), sayRuns(runs, language)),
  )
  const inside = [...Map.groupBy(facts.hostRuns, ({ place }) => place.day)].map(([day, rooms]) =>
    line(
      sayNumberedDay(window, day, language),
      rooms.map((each) => room(each, quoteTitle(each.title, language))).join(join),
    ),
  )
  return [
    free.length === 0
      ? none(length, where)
      : head(length, where, facts.freeRuns.length, facts.freeCount),
    ...free,
    ...(inside.length === 0 ? [] : [hosts(facts.hostRuns.length, facts.hostCount)]),
    ...inside,
  ].join('\n')
}
