// Plans what the taken lines of a draft do to the plan: one change, with where each record was read. Pure; nothing is written.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { diffStates, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import type { Citation } from '../../../shared/syllabus/citation.ts'
import { isOpenLine, type DraftLine, type DraftPick } from '../../../shared/syllabus/draft.ts'
import type { DraftEntry, DraftIds, DraftInput } from './draft-input.ts'
import { knownOf } from './known-citations.ts'
import { openBoard, type PlanBoard } from './plan-board.ts'
import { removeKnown } from './remove-known.ts'
import { writeDayOff, writeWeekly } from './write-hours.ts'
import { writeDemand, writeWork } from './write-lines.ts'

export type PlannedDraft = {
  diff: ScheduleDiff
  citations: Citation[]
  /** Lines that went in. */
  taken: number
  events: number
  classes: number
  sessions: number
  /** What could not be done as said. */
  problems: string[]
}

/** Null where a pick names no line that can be taken, or the change would break the plan: nothing then. */
export function planDraft(
  entries: readonly DraftEntry[],
  picks: readonly DraftPick[],
  input: DraftInput,
  ids: DraftIds,
): PlannedDraft | null {
  const { state, course, citations, language } = input
  const known = knownOf(state, citations, course)
  const taken = takeEntries(entries, picks)
  if (taken === null) return null
  const board = openBoard(input, ids)
  for (const entry of taken.filter(
    ({ line }) => line.standing === 'gone' || line.standing === 'changed',
  )) {
    const earlier = known.get(entry.key)
    if (earlier !== undefined) removeKnown(board, earlier)
  }
  for (const entry of taken.filter(({ line }) => line.standing !== 'gone')) writeEntry(board, entry)
  writeWork(
    board,
    taken.filter(({ line }) => isWork(line) && line.standing !== 'gone'),
  )
  const after = board.state()
  if (newViolations(state, after, input.now).length > 0) return null
  const { freed } = board
  return {
    diff: diffStates(state, after),
    citations: board.citations,
    taken: taken.length,
    ...board.counts,
    problems: [
      ...board.problems,
      ...(freed.size > 0 ? [syllabusWords[language].draftWords.freed(freed.size)] : []),
    ],
  }
}

function isWork({ kind }: Pick<DraftLine, 'kind'>): boolean {
  return kind === 'reading' || kind === 'problems' || kind === 'lecture'
}

function takeEntries(
  entries: readonly DraftEntry[],
  picks: readonly DraftPick[],
): DraftEntry[] | null {
  const taken = picks.map(({ number, ...changes }) => {
    const entry = entries[number - 1]
    if (entry === undefined || !isOpenLine(entry.line)) return null
    const defined = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    )
    return { ...entry, line: { ...entry.line, ...defined } }
  })
  const whole = taken.filter((entry) => entry !== null)
  const isOnce = new Set(picks.map(({ number }) => number)).size === picks.length
  return whole.length === picks.length && isOnce ? whole : null
}

function writeEntry(board: PlanBoard, entry: DraftEntry): void {
  switch (entry.line.kind) {
    case 'exam':
    case 'quiz':
    case 'presentation':
    case 'deadline':
      return writeDemand(board, entry)
    case 'reading':
    case 'problems':
    case 'lecture':
      return undefined
    case 'meeting':
    case 'office-hours':
      return writeWeekly(board, entry)
    case 'day-off':
      return writeDayOff(board, entry)
    default:
      return assertNever(entry.line.kind)
  }
}
