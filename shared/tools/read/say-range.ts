// A range as text, row by row.
import { coreWords } from '../../i18n/core-words.ts'
import type { Language } from '../../language.ts'
import type { Window } from '../../schedule/state.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayNumberedDay } from '../../time/say/say-date.ts'
import { sayClock, sayPeriods } from '../../words/schedule/say-place.ts'
import { sayRun } from '../../time/say/split-runs.ts'
import { sayBlock, sayFree, sayHostRoom } from '../say-day-facts.ts'
import type { PeriodFacts, RangeFacts } from './range-facts.ts'

export function sayRange(window: Window, facts: RangeFacts, language: Language): string {
  const { head, freeRuns, host, guests, room } = coreWords[language].rangeFacts
  const lines = [
    head(sayNumberedDay(window, facts.day, language), sayPeriods(facts, language)),
    ...sayRows(window, facts, language),
    freeRuns(sayFree(facts.freeRuns, language)),
    ...facts.hosts.map(({ hostId, title, place, guestIds }) =>
      host(quoteTitle(title, language), hostId, sayPeriods(place, language), guests(guestIds)),
    ),
    ...(facts.hostRoom.length === 0 ? [] : [room(sayHostRoom(facts.hostRoom, language))]),
  ]
  return lines.join('\n')
}

/** Neighbouring periods with the same content are one row; a block's title is said once. */
function sayRows(window: Window, facts: RangeFacts, language: Language): string[] {
  const { row, again, free, over, also } = coreWords[language].rangeFacts
  const said = new Set<number>()
  const sayTask = (id: number) => {
    const block = facts.blocks.find(({ taskId }) => taskId === id)
    if (block === undefined || said.has(id)) return again(id)
    said.add(id)
    return sayBlock(block, language)
  }
  return groupRows(facts.periods).map(({ start, end, first }) => {
    const empty = first.hasBegun ? over : free
    const what = first.taskIds.length === 0 ? empty : first.taskIds.map(sayTask).join(also)
    return row(sayRun({ start, end }), sayClock(window, { start, end }) ?? '', what)
  })
}

function groupRows(periods: PeriodFacts[]): { start: number; end: number; first: PeriodFacts }[] {
  const rows: { start: number; end: number; first: PeriodFacts }[] = []
  for (const facts of periods) {
    const last = rows.at(-1)
    if (last !== undefined && isSameRow(last.first, facts)) last.end = facts.period
    else rows.push({ start: facts.period, end: facts.period, first: facts })
  }
  return rows
}

function isSameRow(a: PeriodFacts, b: PeriodFacts): boolean {
  if (a.taskIds.join() !== b.taskIds.join()) return false
  return a.taskIds.length > 0 || a.hasBegun === b.hasBegun
}
