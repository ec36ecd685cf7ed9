// Gives the agent its outside: one store, one clock, one planner; and tells every window what it wrote.
import { commitAgentStep } from '../../db/conversation/commit-step.ts'
import { findCard } from '../../db/conversation/conversation.ts'
import { historyHeads, historyReasons } from '../../db/schedule/history.ts'
import { nextIds } from '../../db/ids.ts'
import { readState, readTerm } from '../../db/schedule/read-state.ts'
import type { Autonomy } from '../../shared/agent/autonomy.ts'
import type { AgentStep, CardWrite, StepReceipt } from '../../shared/agent/agent-step.ts'
import type { AgentPorts } from '../agent/ports.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { usualBudget, usualSeed } from '../planner/plan-term.ts'
import { planInThread } from '../planner/thread/plan-in-thread.ts'
import { followThreadedTools } from '../planner/thread/planner-tools.ts'
import { pushSchedule } from './apply-change.ts'
import { chosenModel, isBuiltIn } from './choose-model.ts'
import { copyBeforeChange } from './copy-first.ts'
import { currentClock, languageOf, zoneOf, type SessionContext } from './context.ts'
import { editDocumentNow } from './document-ports.ts'
import { packPort } from './pack/pack-door.ts'
import { namesOfOthers } from './names-of-others.ts'
import { pushQueue } from './queue.ts'
import { renamedCourse } from './renamed-course.ts'
import { tellProgress } from './tell-progress.ts'
import { planningWishes } from './planning-wishes.ts'

/**
 * `always` is what this conversation lets be applied without asking, beside what is so everywhere; `queuedId` the queued
 * message that the first step takes out of the queue, or null.
 */
export function agentPorts(
  context: SessionContext,
  always: () => Autonomy,
  queuedId: number | null,
): AgentPorts {
  const { database } = context
  let toTake = queuedId
  return {
    model: chosenModel(context),
    commit: (step) => {
      const receipt = commitAndTell(context, step, toTake)
      toTake = null
      return receipt
    },
    readState: () => requireState(context),
    readHistory: () => historyHeads(database),
    readHistoryReasons: () => historyReasons(database),
    planTerm: (state, policy, signal) =>
      planInThread({ state, policy, budget: usualBudget, seed: usualSeed }, signal, {
        onProgress: tellProgress(context),
      }),
    plannerTools: followThreadedTools({ onProgress: tellProgress(context) }),
    autonomy: () => [...new Set([...context.preferences.autonomy, ...always()])],
    isBuiltIn: () => isBuiltIn(context),
    namesOfOthers: () => namesOfOthers(context, requireState(context)),
    editDocument: (document) => editDocumentNow(context, document),
    preferences: () => planningWishes(context),
    renamedCourse: (card) => renamedCourse(context, card),
    packs: packPort(context),
    standing: () => context.preferences.standing,
    clock: () => currentClock(context),
    zone: () => zoneOf(context),
    at: context.clock,
    nextTaskId: () => nextIds(database).task,
    nextClassId: () => nextIds(database).class,
    newId: context.newId,
    pause: context.pause,
    report: (delta) => context.push({ kind: 'delta', delta }),
    language: () => languageOf(context),
  }
}

function commitAndTell(
  context: SessionContext,
  step: AgentStep,
  queuedId: number | null,
): StepReceipt {
  const before = requireState(context)
  const term = readTerm(context.database)
  copyBeforeChange(context, step.change)
  const receipt = commitAgentStep(context.database, step, queuedId)
  if (queuedId !== null) pushQueue(context)
  // Cards first: the timeline entries that follow name them.
  for (const written of step.cards) {
    const card = findCard(
      context.database,
      written.kind === 'open' ? written.card.id : written.cardId,
    )
    if (card !== null) context.push({ kind: 'card', card })
  }
  const isOfTerm = term !== readTerm(context.database)
  if (step.change !== null) pushSchedule(context, before, receipt.state, isOfTerm)
  if (step.scene?.name === 'guide' || step.cards.some((write) => isOfGuide(context, write)))
    context.push({ kind: 'guide' })
  for (const course of coursesWritten(step)) context.push({ kind: 'pack', course })
  for (const entry of receipt.events) context.push({ kind: 'timeline', entry })
  return receipt
}

/** A guide stands where its card does. */
function isOfGuide({ database }: SessionContext, write: CardWrite): boolean {
  const card = write.kind === 'open' ? write.card : findCard(database, write.cardId)
  return card?.body.kind === 'brief' && card.body.origin === 'guide'
}

function coursesWritten({ pack = [] }: AgentStep): Set<string> {
  return new Set(
    pack.map((write) => (write.kind === 'version' ? write.field.course : write.course)),
  )
}

function requireState(context: SessionContext): ScheduleState {
  const state = readState(context.database)
  if (state === null) throw new Error('a turn runs only when there is a term')
  return state
}
