// What came of a mark, a re-plan or the improving of a plan, said from the schedule as it is now.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import {
  builtInModelWords,
  type BuiltInModelWords,
} from '../../../shared/i18n/core/built-in-model.ts'
import type { HealthFacts } from '../../../shared/planner/health.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { sayMarked } from '../../../shared/words/schedule/say-mark.ts'
import { analyzeHealth } from '../../planner/health/analyze-health.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'
import { mostCards } from '../work/improve-plan.ts'
import type { Write } from '../resolve/intent.ts'
import { sayAway } from './say-write.ts'
import { joinSentences, listNames, nameOf, placeWords, type Speech } from './speech.ts'

type WishOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>

/** "Marked “Limits” as missed." */
export function sayMarkOutcome(taskId: number, { state, language }: Speech): string {
  const task = findTask(state, taskId)
  const entry = task?.kind === 'item' ? (task.log?.at(-1) ?? null) : null
  return sayMarked(task?.title ?? '', entry, language) + (language === 'zh' ? '。' : '.')
}

/** Where what was placed again lies, or that the time is free. */
export function sayReplanOutcome(write: WishOf<'replan'>, speech: Speech): string {
  const { state, language } = speech
  const { moves } = proposalWords[language]
  if (write.taskIds.length > 0) {
    const placed = write.taskIds
      .flatMap((id) => findTask(state, id) ?? [])
      .filter(isPlacedItem)
      .toSorted((a, b) => comparePlaces(a.place, b.place))
      .map(({ id, place }) => moves.nowOn(nameOf(id, speech), placeWords(place, speech)))
    return joinSentences(placed, language)
  }
  return write.away.length === 0 ? moves.untangled : moves.roomMade(sayAway(write.away, speech))
}

/** What improving has come to, and what is left; `wish` null is that after a rough build. */
export function sayImproved(
  wish: WishOf<'improve'> | null,
  facts: TurnFacts,
  speech: Speech,
): string {
  const { state, language } = speech
  const { now, preferences, calls } = facts
  const say = builtInModelWords[language].outcome
  const [day, ...others] = wish?.days ?? []
  const focus = {
    ...(day === undefined || others.length > 0 ? {} : { day }),
    ...(wish?.problem == null ? {} : { problem: wish.problem }),
  }
  const { data } = analyzeHealth({ state, now, language, preferences }, focus)
  const cards = calls.filter((call) => call.outcome === 'changed' && isStep(call)).length
  const before = signalBefore(calls)
  const { improvement_signal: after } = data.verdict
  const signal = cards > 0 && before !== null && before > after ? [say.signal(before, after)] : []
  const isDeclined = calls.findLast(isStep)?.outcome === 'rejected'
  const there = within(data, wish)
  const left = isDeclined ? [] : [sayLeft(there, wish, cards, say)]
  const isTooFull = wish?.days != null && wish.problem === null && cards === 0
  const study =
    !isDeclined && isTooFull && there.problems.length === 0
      ? [sayStudy(wish.days ?? [], facts, speech, say)]
      : []
  return joinSentences([...signal, ...left, ...study], language)
}

/** What may still be moved on those days. */
function sayStudy(
  days: readonly number[],
  { now }: TurnFacts,
  speech: Speech,
  say: BuiltInModelWords['outcome'],
): string {
  const ids = speech.state.tasks
    .filter(isPlacedItem)
    .filter(({ place }) => days.includes(place.day) && !hasBegun({ place }, now))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ id }) => id)
  return say.studyThere(listNames(ids, speech), ids.length)
}

function sayLeft(
  data: HealthFacts,
  wish: WishOf<'improve'> | null,
  cards: number,
  say: BuiltInModelWords['outcome'],
): string {
  const { problems, verdict } = data
  const [first] = problems
  if (first === undefined) return wish?.days == null ? say.sound : say.soundThere
  if (verdict.is_forced_imperfection || problems.every(({ canImprove }) => canImprove === false))
    return say.forced(first.words)
  if (cards >= mostCards && verdict.should_continue_optimize) return say.more
  return verdict.should_continue_optimize ? say.nothingBetter : say.small
}

function within(data: HealthFacts, wish: WishOf<'improve'> | null): HealthFacts {
  const days = wish?.days ?? null
  if (days === null) return data
  const problems = data.problems.filter((each) => each.days.some((day) => days.includes(day)))
  return { ...data, problems }
}

function isStep({ name }: ExecutedCall): boolean {
  return name === 'move' || name === 'swap'
}

/** The first diagnosis of the turn names its signal, in either language. */
function signalBefore(calls: readonly ExecutedCall[]): number | null {
  const first = calls.find(
    ({ name, outcome }) => name === 'analyze_health' && outcome === 'answered',
  )
  const match = /improvement_signal (\d+)/.exec(first?.text ?? '')
  return match === null ? null : Number(match[1])
}
