// Node: turns the request into steps, quickly at first and deeply where it is complex (G3).
import { assertNever } from '../../../../shared/assert-never.ts'
import type { PlacementScope } from '../../../../shared/agent/card.ts'
import type { StageOutput } from '../../../../shared/conversation/contracts.ts'
import { succeed, fail, type Result } from '../../../../shared/result.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../../ask-model.ts'
import type { OutputProblem } from '../../../model/corrections.ts'
import type { GraphEvent } from '../events.ts'
import { makeRound, spokenAnswer, type Round, type Turn } from '../turn.ts'

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
