// Says what a re-plan did, in words: first how many blocks move, then which, then what could not be helped.
import { plannerWords } from '../../i18n/core/planner.ts'
import type { Language } from '../../language.ts'
import type { EffectChange } from '../../schedule/effect.ts'
import type { Refusal } from '../../schedule/refusal.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { nameTask } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDayInFull } from '../../tools/say-day-facts.ts'
import { sayWhereabouts } from '../../words/schedule/say-change.ts'
import { sayPlace } from '../../words/schedule/say-place.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import type { OfferedShift, ReplanFacts } from '../replan.ts'

/** For a model: with ids, day numbers and the days as they are afterwards. */
export function sayReplan(state: ScheduleState, facts: ReplanFacts, language: Language): string {
  const say = plannerWords[language].replanPhrases
  const { effect, days } = facts
  return [
    sayReplanCounts(facts, language),
    ...effect.changes.map((change) => sayOne(state, change, language)),
    ...sayLimits(state, facts, language),
    say.days,
    ...days.map((day) => sayDayInFull(state.window, day, language)),
    say.pending(effect.pending.to),
  ].join('\n')
}

/** What could not be helped, and what stood against it. */
function sayLimits(state: ScheduleState, facts: ReplanFacts, language: Language): string[] {
  const say = plannerWords[language].replanPhrases
  const { leftOut, pastExam, locked, maxMoves, sparesToday } = facts
  const sayExam = examSayer(state, facts, language)
  const waiting = leftOut.filter(({ from }) => from === null)
  const isShort = leftOut.length > 0
  return [
    ...waiting.map(({ taskId }) => say.noPlace(nameTask(state, taskId, language))),
    ...pastExam.map(sayExam),
    ...(isShort && maxMoves !== null ? [say.budget(maxMoves)] : []),
    ...(isShort && sparesToday ? [say.todayStays] : []),
    ...locked.map((id) => say.locked(nameTask(state, id, language))),
  ]
}

function examSayer(
  state: ScheduleState,
  { movesForExams }: ReplanFacts,
  language: Language,
): (past: ReplanFacts['pastExam'][number]) => string {
  const { pastExam } = plannerWords[language].replanPhrases
  return ({ taskId, examId }) => {
    const place = findTask(state, examId)?.place ?? null
    const when = place === null ? '' : sayPlace(state.window, place, language, 'numbered')
    return pastExam(nameTask(state, taskId, language), when, movesForExams)
  }
}

/** "2 of 23 blocks move, 1 gets a place. No plan needs fewer moves." */
export function sayReplanCounts(
  { counts, isMinimal }: Pick<ReplanFacts, 'counts' | 'isMinimal'>,
  language: Language,
): string {
  const say = plannerWords[language].replanPhrases
  const clauses = [
    say.move(counts.moved, counts.of),
    ...(counts.placed > 0 ? [say.place(counts.placed)] : []),
    ...(counts.leftOut > 0 ? [say.leaveOut(counts.leftOut)] : []),
    ...(counts.pastExam > 0 ? [say.comeTooLate(counts.pastExam)] : []),
  ]
  const isShort = counts.leftOut > 0
  const isWorthProof = counts.moved > 0 || isShort
  return say.sentence(clauses) + (isWorthProof ? say.proof(isMinimal, isShort) : '')
}

/** When nothing changes: that all is well, or what found no place. */
export function sayNoReplan(state: ScheduleState, facts: ReplanFacts, language: Language): string {
  const say = plannerWords[language].replanPhrases
  const limits = sayLimits(state, facts, language)
  return limits.length === 0 ? say.nothingToDo : [say.nothingFits, ...limits].join('\n')
}

/** Why the request itself can't be met. */
export function sayReplanRefusal(
  state: ScheduleState,
  problem: { kind: 'refused'; refusal: Refusal } | { kind: 'no-class'; classId: number },
  language: Language,
): string {
  const say = plannerWords[language].replanPhrases
  if (problem.kind === 'no-class') return say.noSuchClass(problem.classId)
  const { refusal } = problem
  const hint = refusal.reason.kind === 'begun' ? say.markFirst : ''
  return sayRefusal(state, refusal, language, 'numbered') + hint
}

function sayOne({ window }: ScheduleState, change: EffectChange, language: Language): string {
  return plannerWords[language].replanPhrases.change(
    quoteTitle(change.title, language),
    change.taskId,
    sayWhereabouts(window, change, language, 'numbered'),
  )
}

/** So many are named; the call holds them all. */
const named = 5

/**
 * Says what would make a refused change possible, as a sentence that ends with the call itself.
 * For a model and the terminal: with ids and day numbers, to be added to the refusal.
 */
export function sayOfferedShift(
  state: ScheduleState,
  { kind, batch, others }: OfferedShift,
  language: Language,
): string {
  const say = plannerWords[language].offeredShift
  const moves = others
    .slice(0, named)
    .map(({ taskId, to }) =>
      say.move(nameTask(state, taskId, language), sayPlace(state.window, to, language, 'numbered')),
    )
  const rest = others.length - moves.length
  const list = joinWords([...moves, ...(rest > 0 ? [say.more(rest)] : [])], language)
  return say[kind](others.length, list, JSON.stringify(batch))
}
