// Nodes: makes a plan of what was asked for, then its card with the rough build, or that of a re-plan that makes room (G7).
import { assertNever } from '../../../../shared/assert-never.ts'
import type { PlacementScope, Card } from '../../../../shared/agent/card.ts'
import type { StageOutput } from '../../../../shared/conversation/contracts.ts'
import { succeed, fail, type Result } from '../../../../shared/result.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../../ask-model.ts'
import type { OutputProblem } from '../../../model/corrections.ts'
import type { GraphEvent } from '../events.ts'
import { makeRound, spokenAnswer, type Round, type Turn, spoken, withChoices } from '../turn.ts'
import { sayCount } from '../../../../shared/text/say-count.ts'
import { agentWords } from '../../../../shared/i18n/core/agent.ts'
import { choiceWords } from '../../../../shared/i18n/core/choices.ts'
import { callCardRound, cardRound } from '../../cards/open-card.ts'
import {
  countLater,
  countOverdue,
  pendingOf,
  plannedDays,
  proposePlan,
  findHeld,
  keepsFree,
  proposeRoom,
} from '../../cards/propose-plan.ts'
import {
  sayHeld,
  sayHours,
  sayLater,
  sayLeftOut,
  sayMadeRoom,
  sayNothingPending,
  sayNothingPlaced,
} from '../../say/say-plan.ts'
import { sayClash } from '../../../../shared/planner/say/say-clash.ts'

type PlanOutput = StageOutput['plan']

export async function plan(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'plan')
  if (answer.kind !== 'answer') return roundWithoutAnswer(turn, answer)
  const { output, raw } = answer
  const deepens = output.complexity === 'complex' && !turn.state.plansDeeply
  // The quick call has only judged: what it says about the plan the deep call will say better.
  if (deepens && output.action !== 'ask_user') return makeRound({ kind: 'plan-continued', deepens })
  const event = planEvent(output, turn.ports.readState())
  return event.ok
    ? makeRound(event.value, spokenAnswer(answer))
    : refuseOutput(turn, raw, event.failure)
}

function planEvent(output: PlanOutput, state: ScheduleState): Result<GraphEvent, OutputProblem> {
  switch (output.action) {
    case 'continue':
      return succeed({ kind: 'plan-continued', deepens: false })
    case 'ask_user':
      return output.speak.trim() === ''
        ? fail({ kind: 'empty-question' })
        : succeed({ kind: 'question-asked' })
    case 'plan_done':
      return planMade(output, state)
    default:
      return assertNever(output.action)
  }
}

function planMade(output: PlanOutput, state: ScheduleState): Result<GraphEvent, OutputProblem> {
  const { plan_steps: steps, needs_rough_build: wantsRoughBuild, complexity } = output
  const known = state.taskClasses.map(({ id }) => id)
  const unknown = output.task_class_ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) return fail({ kind: 'unknown-classes', ids: unknown, known })
  const scope = readScope(output, state)
  if (!scope.ok) return scope
  const entry = output.entry ?? (wantsRoughBuild ? 'first_full' : 'local_adjust')
  const isDirect = !wantsRoughBuild && (complexity === 'simple' || entry === 'global_reopt')
  if (steps.length === 0 && !wantsRoughBuild && !isDirect) return fail({ kind: 'empty-plan' })
  return succeed({
    kind: 'plan-made',
    steps,
    classIds: output.task_class_ids,
    scope: scope.value,
    wantsRoughBuild,
    entry,
    isDirect,
  })
}

function readScope(
  { scope }: PlanOutput,
  state: ScheduleState,
): Result<PlacementScope | null, OutputProblem> {
  if (scope === null || scope === undefined) return succeed(null)
  const days = state.window.days.length
  if (scope.day_from > scope.day_to || scope.day_to > days) return fail({ kind: 'bad-scope', days })
  return succeed({
    fromDay: scope.day_from,
    toDay: scope.day_to,
    excludedWeekdays: scope.exclude_weekdays,
    excludedPeriods: scope.exclude_slots,
    ...(scope.unavailable ? { unavailable: scope.unavailable } : {}),
    ...(scope.most ? { most: scope.most } : {}),
    ...(scope.whole === true ? { isWhole: true } : {}),
  })
}

export async function roughBuild(turn: Turn): Promise<Round> {
  const proposal = await proposePlan(turn)
  switch (proposal.kind) {
    case 'stopped':
      return makeRound({ kind: 'stopped' })
    case 'nothing':
      return placeNothing(turn, proposal.leftOut)
    case 'card':
      return planCard(turn, proposal.card)
    default:
      return assertNever(proposal)
  }
}

async function planCard(turn: Turn, card: Card): Promise<Round> {
  const { ports } = turn
  const language = ports.language()
  const leftOut = card.body.kind === 'plan' ? card.body.leftOut : []
  // A plan that is to place nothing leaves nothing out.
  const wanted = turn.state.wantsRoughBuild ? findHeld(turn) : []
  const ids = wanted.filter((id) => card.body.diff.updated[`task:${id}`] === undefined)
  const held = sayHeld(ports.readState(), ids, ports.clock().moment, language)
  const clash = leftOut.length === 0 ? null : await clashSentence(turn)
  const count = new Set([...leftOut, ...ids]).size
  const left = sayLeftOut(count, { clash, held }, !keepsFree(turn), language)
  const later = sayWaitsForLater(turn, card, new Set([...leftOut, ...ids]))
  const isPlaced = (id: number) => card.body.diff.updated[`task:${id}`] !== undefined
  const hours = left + later === '' ? '' : hoursOf(turn, (id) => !isPlaced(id))
  const said = spoken([left, later, hours].filter((text) => text !== '').join(' '))
  return cardRound(card, said)
}

function hoursOf(turn: Turn, isMeant: (id: number) => boolean): string {
  const { readState, preferences, language } = turn.ports
  const items = pendingOf(turn).filter(({ id }) => isMeant(id))
  return sayHours(items, readState(), preferences(), language())
}

/** The rest of what waits: it may lie after the last day that was asked for. */
function sayWaitsForLater(turn: Turn, { body }: Card, leftOut: ReadonlySet<number>): string {
  // Said once: a card that comes again brings no news of it.
  const { wantsRoughBuild, rejectedPlanId } = turn.state
  if (body.kind !== 'plan' || !wantsRoughBuild || rejectedPlanId !== null) return ''
  const isPlaced = (id: number) => body.diff.updated[`task:${id}`] !== undefined
  const waiting = pendingOf(turn).filter(({ id }) => !isPlaced(id) && !leftOut.has(id))
  const { language, readState } = turn.ports
  return sayLater(waiting.length, plannedDays(turn).toDay, readState().window, language())
}

async function placeNothing(turn: Turn, leftOut: readonly number[]): Promise<Round> {
  const { ports } = turn
  const language = ports.language()
  const ids = findHeld(turn)
  const held = sayHeld(ports.readState(), ids, ports.clock().moment, language)
  const room = await proposeRoom(turn, ids)
  if (room.kind === 'stopped') return makeRound({ kind: 'stopped' })
  if (room.kind === 'card')
    return callCardRound('room-proposed', room, spoken(sayMadeRoom(held?.text ?? '', language)))
  if (leftOut.length === 0 && held === null) {
    const overdue = countOverdue(turn)
    if (overdue > 0) {
      const { overdue: say } = agentWords[language].noRoom
      return nothing(turn, say(sayCount(overdue, 'study-block', language), overdue === 1))
    }
    const later = countLater(turn)
    const hours = later > 0 ? hoursOf(turn, () => true) : ''
    return nothing(turn, sayNothingPending(later, language), hours)
  }
  if (held?.isOver === true) return nothing(turn, held.text)
  const clash = leftOut.length === 0 ? null : await clashSentence(turn)
  const count = Math.max(leftOut.length, ids.length)
  const hours = hoursOf(turn, (id) => leftOut.includes(id))
  return nothing(turn, sayNothingPlaced(count, language, clash ?? held?.text ?? null), hours)
}

function nothing(turn: Turn, text: string, hours = ''): Round {
  const said = spoken(hours === '' ? text : `${text} ${hours}`)
  return makeRound({ kind: 'nothing-placed' }, withChoices(said, wayOn(turn)))
}

/** What to ask for next: days after those that were asked for, as far as the term has them, else whether all fits. */
function wayOn(turn: Turn): string[] {
  const { nextWeek, restOfTerm, allFits } = choiceWords[turn.ports.language()].choices
  const { days } = turn.ports.readState().window
  const { toDay } = plannedDays(turn)
  if (pendingOf(turn).length === 0) return []
  if (toDay >= days.length) return [allFits]
  const isThisWeek = days[toDay - 1]?.week === days[turn.ports.clock().moment.day - 1]?.week
  return isThisWeek ? [nextWeek, restOfTerm] : [restOfTerm]
}

/** Null when all of it could be placed after all, and when the turn has been stopped. */
async function clashSentence({ ports, state, signal }: Turn): Promise<string | null> {
  const { classIds, scope } = state
  const schedule = ports.readState()
  const policy = {
    classIds: classIds.length === 0 ? null : classIds,
    scope,
    now: ports.clock().moment,
    preferences: ports.preferences(),
  }
  const clash = await ports.askPlanner({ kind: 'clash', wish: { state: schedule, policy } }, signal)
  return clash === null ? null : sayClash(schedule, clash, ports.language(), 'person')
}
