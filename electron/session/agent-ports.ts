// Gives the agent its outside: one store, one clock, one planner; and tells every window what it wrote.
import { commitAgentStep } from '../../db/commit-step.ts'
import { findCard } from '../../db/conversation.ts'
import { historyHeads, historyReasons } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import { readState } from '../../db/read-state.ts'
import type { AgentStep, StepReceipt } from '../../shared/agent/agent-step.ts'
import type { AgentPorts } from '../agent/ports.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { usualBudget, usualSeed } from '../planner/plan-term.ts'
import { planInThread } from '../planner/thread/plan-in-thread.ts'
import { pushSchedule } from './apply-change.ts'
import { currentClock, languageOf, type SessionContext } from './context.ts'

export function agentPorts(context: SessionContext): AgentPorts {
  const { database } = context
  return {
    model: context.model,
    commit: (step) => commitAndTell(context, step),
    readState: () => requireState(context),
    readHistory: () => historyHeads(database),
    readHistoryReasons: () => historyReasons(database),
    planTerm: (state, policy, signal) =>
      planInThread({ state, policy, budget: usualBudget, seed: usualSeed }, signal),
    preferences: () => context.preferences.planning,
    clock: () => currentClock(context),
    at: context.clock,
    nextTaskId: () => nextIds(database).task,
    newId: context.newId,
    pause: context.pause,
    report: (delta) => context.push({ kind: 'delta', delta }),
    language: () => languageOf(context),
  }
}

function commitAndTell(context: SessionContext, step: AgentStep): StepReceipt {
  const before = requireState(context)
  const receipt = commitAgentStep(context.database, step)
  // Cards first: the timeline entries that follow name them.
  for (const written of step.cards) {
    const card = findCard(
      context.database,
      written.kind === 'open' ? written.card.id : written.cardId,
    )
    if (card !== null) context.push({ kind: 'card', card })
  }
  if (step.change !== null) pushSchedule(context, before, receipt.state)
  for (const entry of receipt.events) context.push({ kind: 'timeline', entry })
  return receipt
}

function requireState(context: SessionContext): ScheduleState {
  const state = readState(context.database)
  if (state === null) throw new Error('a turn runs only when there is a term')
  return state
}
