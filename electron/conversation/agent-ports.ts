// Gives the agent its outside: one store, one clock, one planner; and tells every window what it wrote.
import { commitAgentStep } from '../../db/commit-step.ts'
import { findCard } from '../../db/conversation.ts'
import { historyHeads, historyReasons, newestDiff } from '../../db/history.ts'
import { nextIds } from '../../db/ids.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import type { Autonomy } from '../../shared/agent/autonomy.ts'
import type { AgentStep, CardWrite, StepReceipt } from '../../shared/agent/agent-step.ts'
import type { AgentPorts, EditedDocument } from '../agent/ports.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { usualBudget, usualSeed } from '../planner/usual-plan.ts'
import { followInThread } from '../planner/ask-planner.ts'
import { listLines } from '../homework/handlers/view.ts'
import { packPort } from '../pack/handlers/pack-service.ts'
import { pushSchedule } from '../session/apply-change.ts'
import { chosenModel, isBuiltIn } from '../chosen-model/choose-model.ts'
import { copyBeforeChange } from '../session/backups.ts'
import { currentClock, languageOf, type SessionContext, zoneOf } from '../session/context.ts'
import { pushQueue } from '../session/queue.ts'
import { planningWishes } from '../session/planning-wishes.ts'
import { broughtRecords, takenLessons } from '../../db/brought-records.ts'
import { namesOf, recordKey } from '../../shared/schedule/diff.ts'
import { sampleNames } from '../timetable/sample/sample-term.ts'
import { readScene } from '../../db/scenes.ts'
import type { Card } from '../../shared/agent/card.ts'
import { courseOfDocument } from '../../shared/guide/execution/rename-course.ts'
import { packScene, readPackRecord } from '../pack/scene-record.ts'
import { readGuideRecord } from '../../db/guide.ts'
import type { ExecutionDoc } from '../../shared/agent/execution-doc.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { editDocument } from '../guide/execution/edit-document.ts'
import { placeRecallsIn } from '../recite/handlers/recalls.ts'
import { newHomeworkIn } from '../homework/handlers/homework.ts'
import { percentOf, type PlanProgress } from '../../shared/planner/plan-progress.ts'

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
  const askPlanner = followInThread({ onProgress: tellProgress(context) })
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
    readHistoryReasons: () => ({ ...historyReasons(database), diff: newestDiff(database) }),
    planTerm: (state, policy, signal) =>
      askPlanner(
        { kind: 'plan', wish: { state, policy, budget: usualBudget, seed: usualSeed } },
        signal,
      ),
    askPlanner,
    autonomy: () => [...new Set([...context.preferences.autonomy, ...always()])],
    isBuiltIn: () => isBuiltIn(context),
    namesOfOthers: () => namesOfOthers(context, requireState(context)),
    editDocument: (document) => editDocumentNow(context, document),
    preferences: () => planningWishes(context),
    renamedCourse: (card) => renamedCourse(context, card),
    packs: packPort(context),
    homework: () => listLines(context),
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
  if (step.change !== null)
    pushSchedule(context, before, receipt.state, {
      isOfTerm,
      entryIds: receipt.entryId === null ? [] : [receipt.entryId],
    })
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

/** A name that a record of the student's own bears too is theirs. */
function namesOfOthers(
  { database }: Pick<SessionContext, 'database'>,
  { tasks, taskClasses }: ScheduleState,
): string[] {
  const brought = broughtRecords(database)
  if (brought.size === 0) return []
  const own = new Set(sampleNames())
  const others = new Set<string>()
  for (const record of [...tasks, ...taskClasses]) {
    const names = brought.has(recordKey(record)) ? others : own
    for (const name of namesOf(record)) names.add(name)
  }
  return [...others.difference(own)].filter((name) => name.trim() !== '')
}

/** Null where it has the name that stands on the card. */
function renamedCourse(
  { database }: SessionContext,
  { traceId, body, conversationId }: Card,
): { from: string; to: string } | null {
  const from = courseOn(body)
  if (from === null) return null
  const pack = readPackRecord(readScene(database, conversationId, packScene))
  const guide = readGuideRecord(database, conversationId)
  // A fresh card takes the place of the one that the record names, in the same turn.
  const isOf = (cardId: string | null | undefined) =>
    cardId != null && findCard(database, cardId)?.traceId === traceId
  const to = isOf(pack?.cardId) ? pack?.course : isOf(guide?.cardId) ? guide?.draft?.course : null
  return to == null || to === from ? null : { from, to }
}

function courseOn(body: Card['body']): string | null {
  if (body.kind === 'checkpoint') return body.course
  return body.kind === 'brief' ? courseOfDocument(body.document) : null
}

/** What the document would do now; a re-plan in it stops when the session closes. */
async function editDocumentNow(
  context: SessionContext,
  document: ExecutionDoc,
): Promise<Result<EditedDocument, string>> {
  const state = readState(context.database)
  const term = readTerm(context.database)
  if (state === null || term === null)
    throw new Error('a document is applied only when there is a term')
  const now = currentClock(context).moment
  const language = languageOf(context)
  const askPlanner = followInThread({ onProgress: tellProgress(context) })
  return editDocument(document, {
    state,
    standing: context.preferences.standing,
    preferences: context.preferences,
    now,
    ids: nextIds(context.database),
    language,
    term,
    takenLessons: () => takenLessons(context.database),
    replan: async (from: ScheduleState, values) => {
      const preferences = planningWishes(context)
      const asked = { state: from, now, language, preferences }
      const outcome = await askPlanner(
        { kind: 'planning', wish: { name: 'replan', values, context: asked } },
        context.closing,
      )
      if (outcome === null) throw new Error('the session was closed')
      return outcome.kind === 'change' ? succeed(outcome.diff) : fail(outcome.text)
    },
    newHomework: (draft, others) => newHomeworkIn(context, draft, others),
    planRecalls: (from, ids) => placeRecallsIn(context, from, ids),
  })
}

/** The `onProgress` of the searches of one turn. */
export function tellProgress({
  push,
}: Pick<SessionContext, 'push'>): (progress: PlanProgress) => void {
  let reported: number | null = null
  return (progress) => {
    const percent = percentOf(progress)
    if (percent === reported) return
    reported = percent
    push({ kind: 'plan-progress', progress })
  }
}
