// The deliver stage: what the turn changed, in two or three sentences made from its calls and the schedule as it is now.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import type { PlanStep } from '../../../shared/agent/card.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { joinWords, listPhrases } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTask, findTaskClass } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'
import { sayWithoutChange } from './answer-chat.ts'
import { choosePlace } from '../resolve/choose-place.ts'
import { findHold } from '../read/hold-in-place.ts'
import type { Intent, Write } from '../resolve/intent.ts'
import { isAhead } from '../resolve/lies-there.ts'
import { sayStatement } from '../say/say-answer.ts'
import { sayNoReplan } from '../say/say-no-replan.ts'
import { sayImproved, sayMarkOutcome, sayReplanOutcome } from '../say/say-outcome.ts'
import { sayUpsertOutcome } from '../say/say-upsert-wish.ts'
import { joinSentences, nameOf, placeWords, speechOf, type Speech } from '../say/speech.ts'
import {
  callsOf,
  readMark,
  readMoves,
  readPut,
  readReplan,
  readSwap,
  readUnplace,
  readUpsert,
} from '../work/step-calls.ts'
import { isPlanLine, readDoneWhen } from '../work/step-line.ts'
import { understand } from '../understand.ts'

/** Moves that are named one by one; beyond them they are counted. */
const mostNamed = 4

/** The same of what was left out. */
const mostLeftNamed = 2

export function answerDeliver(facts: TurnFacts): StageOutput['deliver'] {
  const speech = speechOf(facts)
  const planned = wasPlanned(facts) ? [sayPlanned(facts, speech)] : []
  const changed = facts.calls
    .filter(({ outcome }) => outcome === 'changed')
    .map((call) => sayChanged(call, facts, speech))
  const done = [...planned, ...changed]
  if (done.length === 0) return { speak: sayNothingDone(understand(facts), facts, speech) }
  const left = facts.plan.filter((step) => isLeft(step, facts))
  const improved = wasImproved(facts) ? [sayImproved(improveWish(facts), facts, speech)] : []
  const hold = findHold(facts)
  const held = hold === null ? [] : [sayStatement(hold, speech)]
  const told = [
    ...done,
    ...held,
    ...improved,
    ...sayLeftOut(facts, speech),
    ...sayLeft(left, speech),
  ]
  return { speak: joinSentences(told, speech.language) }
}

/** Where nothing could be placed, a re-plan that makes room was proposed instead of the plan. */
function wasPlanned({ plan, hasPlaced = false }: TurnFacts): boolean {
  return hasPlaced && plan.some((step) => isPlanLine(step.done_when))
}

/** After a rough build only what was changed is worth a word. */
function wasImproved({ calls, plan, optimisation }: TurnFacts): boolean {
  // Something else was asked for instead: what could still be improved was not looked at again.
  if (optimisation?.hasWish === true) return false
  const isAfterBuild = plan.some((step) => isPlanLine(step.done_when))
  const hasChanged = calls.some(
    ({ name, outcome }) => outcome === 'changed' && /^(?:move|swap)$/.test(name),
  )
  return calls.some(({ name }) => name === 'analyze_health') && (!isAfterBuild || hasChanged)
}

function improveWish({ plan, state }: TurnFacts): Extract<Write, { kind: 'improve' }> | null {
  const writes = plan.flatMap((step) => readDoneWhen(step.done_when, state) ?? [])
  return writes.find((write) => write.kind === 'improve') ?? null
}

function sayPlanned(facts: TurnFacts, speech: Speech): string {
  const { state } = facts
  const items = state.tasks.filter((task) => task.kind === 'item')
  const ahead = items
    .filter(isPlacedItem)
    .filter((item) => isAhead(item, facts))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const open = items.filter(({ place }) => place === null)
  const [next] = ahead
  const { done } = proposalWords[speech.language]
  const isLater =
    (facts.leftOut ?? []).length === 0 && open.every((item) => hasDaysLeft(item, facts))
  const rest = isLater ? done.later(open.length) : done.open(open.length)
  const first =
    next === undefined ? '' : done.next(nameOf(next.id, speech), placeWords(next.place, speech))
  const told = [done.planned(ahead.length), first, open.length === 0 ? done.nothingLeft : rest]
  return joinSentences(told, speech.language)
}

/** Whether its body of work still has days after this week and the planned ones. */
function hasDaysLeft(item: ItemTask, { state, now }: TurnFacts): boolean {
  const lastPlaced = Math.max(
    now.day,
    ...state.tasks.map((task) => (task.kind === 'item' ? (task.place?.day ?? 0) : 0)),
  )
  const weekEnd = Math.ceil(lastPlaced / 7) * 7
  const toDay = findTaskClass(state, item.classId)?.toDay ?? 0
  return Math.min(toDay, state.window.days.length) > weekEnd
}

/** What was on a card and not taken: it stays as it was until it is asked for. */
function sayLeftOut({ leftOut = [] }: TurnFacts, { language }: Speech): string[] {
  const count = leftOut.length
  if (count === 0) return []
  const names = joinWords(
    leftOut.map(({ title }) => quoteTitle(title, language)),
    language,
  )
  return [proposalWords[language].done.notTaken(count <= mostLeftNamed ? names : '', count)]
}

function sayChanged(call: ExecutedCall, facts: TurnFacts, speech: Speech): string {
  const { leftOut = [] } = facts
  const { done } = proposalWords[speech.language]
  const marked = readMark(call)
  if (marked !== null) return sayMarkOutcome(marked, speech)
  const replanned = readReplan(call, facts.state)
  const upserted = readUpsert(call)
  if (leftOut.length > 0 && (replanned !== null || upserted !== null)) return done.taken
  if (replanned !== null) return sayReplanOutcome(replanned, speech)
  if (upserted !== null) return sayUpsertOutcome(upserted, speech)
  const put = readPut(call)
  if (put !== null) return sayWhere(put.task, speech)
  const whereAll = (ids: readonly number[]) =>
    joinSentences(
      ids.map((id) => sayWhere(id, speech)),
      speech.language,
    )
  const pair = readSwap(call)
  if (pair !== null) return whereAll(pair)
  const moves = readMoves(call)
    .map(({ task }) => task)
    .filter((task) => !leftOut.some(({ taskId }) => taskId === task))
  if (moves.length > mostNamed) return done.moved(moves.length)
  if (moves.length > 0) return whereAll(moves)
  const [first, ...others] = readUnplace(call)
  if (first !== undefined)
    return done.off(others.length === 0 ? nameOf(first, speech) : '', others.length + 1)
  return call.name === 'redo_change' ? done.redo : done.undo
}

function sayWhere(taskId: number, speech: Speech): string {
  const { done, moves } = proposalWords[speech.language]
  const place = findTask(speech.state, taskId)?.place ?? null
  const name = nameOf(taskId, speech)
  return place === null ? done.isOpen(name) : moves.nowOn(name, placeWords(place, speech))
}

function isLeft({ done_when: line }: PlanStep, facts: TurnFacts): boolean {
  const write = readDoneWhen(line, facts.state)
  if (write === null || facts.plan.length < 2) return false
  return !callsOf(write, facts.calls).some(({ outcome }) => outcome === 'changed')
}

function sayLeft(left: PlanStep[], { language }: Speech): string[] {
  if (left.length === 0) return []
  const steps = listPhrases(
    left.map(({ content }) => content),
    language,
  )
  return [proposalWords[language].done.notDone(steps)]
}

function sayNothingDone(intent: Intent, facts: TurnFacts, speech: Speech): string {
  const said = sayWithoutChange(intent, facts, speech)
  if (said !== null) return said
  const [write] = intent.kind === 'writes' ? intent.writes : []
  const wasRejected = facts.calls.some(({ outcome }) => outcome === 'rejected')
  if (write?.kind === 'plan' && !wasRejected) return sayStatement({ kind: 'ask-again' }, speech)
  if (write?.kind === 'improve' && !wasRejected) return sayImproved(write, facts, speech)
  if (write?.kind === 'replan' && !wasRejected) return sayNoReplan(write, facts, speech)
  if (write?.kind === 'put' && !wasRejected) {
    const choice = choosePlace(facts.state, write.taskId, write.target, [], facts.now)
    if (choice.kind === 'already-there')
      return sayStatement({ kind: 'already-there', taskId: write.taskId }, speech)
  }
  return sayStatement({ kind: 'left-alone' }, speech)
}
