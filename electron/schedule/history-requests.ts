// Reads the history as a person reads it (D3): who changed what and why, and the way to any point of it and on again.
import { findEntry, type HistoryEntry, historyPage } from '../../db/history.ts'
import { commitWalk, findWalk, type HistoryWalk, type WalkProblem } from '../../db/history-walk.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { readTerm } from '../../db/schedule.ts'
import { hasOpenCard } from '../../db/change.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { HistoryItem, SaidEffect, WalkPreview } from '../../shared/history/history-view.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { type Result, succeed } from '../../shared/result.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { diffStates, isEmptyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { describeEffect, type Effect } from '../../shared/schedule/effect.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayChange } from '../../shared/words/schedule/say-change.ts'
import { reverseHomework } from '../../shared/homework/change.ts'
import type { Language } from '../../shared/language.ts'
import { reversePreferences } from '../../shared/preferences/preference-change.ts'
import { sayPreferenceLines } from '../../shared/preferences/say-preferences.ts'
import { sayEffect } from '../../shared/words/schedule/say-effect.ts'
import { sayHomeworkChange } from '../../shared/homework/say.ts'
import { sayTermChange } from '../../shared/words/schedule/say-term-change.ts'
import { sayWalk } from '../../shared/history/say-history.ts'
import type { TermChange } from '../../shared/timetable/term-change.ts'
import { pushSchedule } from '../session/apply-change.ts'
import { turnsPeriods } from './change-requests.ts'
import { viewClock } from '../session/clock-view.ts'
import {
  languageOf,
  problem,
  requireIdlePlan,
  requirePlan,
  type SessionContext,
} from '../session/context.ts'
import type { Handler } from '../session/handler.ts'

/** Enough to fill several screens. */
const pageLength = 100

export const readHistory: Handler<'read-history'> = (context, { before }) => {
  const page = historyPage(context.database, { before: before ?? null, limit: pageLength })
  const zone = readTerm(context.database)?.zone ?? context.zone
  const entries = page.lines.map((line): HistoryItem => {
    const { date, minute } = viewClock(line.at, zone, null)
    return { ...line, date, time: clockOf(minute) }
  })
  return succeed({ entries, hasEarlier: page.hasEarlier })
}

/** What it did to the schedule that it was made for: from the diff alone, so that it can be read at any time. */
export const readHistoryEntry: Handler<'read-history-entry'> = (context, { entryId }) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const found = findEntry(context.database, entryId)
  if (found === 'unknown') return problem(context, 'no-entry', `${entryId}`)
  if (found === 'damaged') return problem(context, 'entry-damaged', `${entryId}`)
  const { state } = planned.value
  const besides = sayBesides(found, 'redo', readTerm(context.database), languageOf(context))
  return succeed(sayDiff(context, state, found.diff, found.term, besides).said)
}

export const previewWalk: Handler<'preview-walk'> = (context, { direction, to }) => {
  const walk = tryWalk(context, direction, to)
  return walk.ok ? succeed(describeWalk(context, direction, walk.value)) : walk
}

export const walkTo: Handler<'walk-history'> = (context, { direction, to, entryIds }) => {
  const found = tryWalk(context, direction, to)
  if (!found.ok) return found
  const walk = found.value
  const preview = describeWalk(context, direction, walk)
  if (entryIds !== undefined && entryIds.join() !== preview.entryIds.join())
    return problem(context, 'stale-walk')
  if (turnsPeriods(walk.entries) && hasOpenCard(context.database))
    return problem(context, 'open-card')
  commitWalk(context.database, direction, walk, context.clock())
  pushSchedule(context, walk.before, walk.after, {
    isOfTerm: walk.term !== null,
    entryIds: preview.entryIds,
  })
  const summary = sayWalk(direction, preview.entryIds.length, preview.blocks, languageOf(context))
  return succeed({ ...preview, summary })
}

function tryWalk(
  context: SessionContext,
  direction: WalkDirection,
  to: number,
): Result<HistoryWalk, Problem> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const walk = findWalk(context.database, direction, to)
  if (walk === null) return problem(context, 'no-term')
  return walk.ok ? walk : refuseWalk(context, walk.failure, { direction, to })
}

function refuseWalk(
  context: SessionContext,
  failure: WalkProblem,
  { direction, to }: { direction: WalkDirection; to: number },
): { ok: false; failure: Problem } {
  switch (failure.kind) {
    case 'unknown':
      return problem(context, 'no-entry', `${to}`)
    case 'superseded':
      return problem(context, 'entry-superseded', failure.why)
    case 'other-way':
      return problem(
        context,
        direction === 'undo' ? 'entry-is-undone' : 'entry-stands',
        failure.why,
      )
    case 'already-there':
      return problem(context, 'already-there')
    case 'damaged':
      return problem(context, 'entry-damaged', failure.why)
    case 'in-the-way':
      return problem(context, 'entry-in-the-way', failure.why)
    default:
      return assertNever(failure)
  }
}

/** The effect of the whole way: a block that goes and comes back on it counts for nothing. */
function describeWalk(
  context: SessionContext,
  direction: WalkDirection,
  { entries, after, seen, term }: HistoryWalk,
): WalkPreview {
  const besides = entries.flatMap((entry) =>
    sayBesides(entry, direction, readTerm(context.database), languageOf(context)),
  )
  const { said, effect } = sayDiff(context, seen, diffStates(seen, after), term, besides)
  const blocks = effect.changes.filter(({ taskKind }) => taskKind === 'item').length
  return { ...said, entryIds: entries.map(({ id }) => id), blocks }
}

/** What walking an entry does to homework and preferences. */
function sayBesides(
  { homework, preferences }: Pick<HistoryEntry, 'homework' | 'preferences'>,
  direction: WalkDirection,
  rows: Term | null,
  language: Language,
): string[] {
  const isBack = direction === 'undo'
  const ofHomework =
    homework === null
      ? []
      : [sayHomeworkChange(isBack ? reverseHomework(homework) : homework, language)]
  if (preferences === null) return ofHomework
  const change = isBack ? reversePreferences(preferences) : preferences
  return [...ofHomework, ...sayPreferenceLines(change, rows, language)]
}

function sayDiff(
  context: SessionContext,
  state: ScheduleState,
  diff: ScheduleDiff,
  term: Pick<TermChange, 'from' | 'to'> | null,
  besides: readonly string[],
): { said: SaidEffect; effect: Effect } {
  const language = languageOf(context)
  const effect = describeEffect(state, diff)
  const lines = effect.changes.map((change) => sayChange(state.window, change, language))
  const ofTerm = term === null ? [] : sayTermChange(term, language)
  const ofSchedule = isEmptyDiff(diff) ? [] : [sayEffect(state, effect, language)]
  const others = [...ofTerm, ...ofSchedule, ...besides]
  const [sentence = sayEffect(state, effect, language)] = others
  return {
    said: {
      sentence,
      lines: [...others.slice(1), ...lines],
    },
    effect,
  }
}
