// Runs one turn at a time, in the conversation that is shown or in that of a card; what was queued meanwhile follows it.
import { readConversation } from '../../db/conversation.ts'
import type { TurnResponse } from '../../shared/agent/turn-response.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { type Result, succeed } from '../../shared/result.ts'
import type { Conversation } from '../agent/ports.ts'
import { type OrchestratorPorts, takeText } from '../orchestrator/orchestrate.ts'
import { requireIdlePlan, type SessionContext, shownConversation } from '../session/context.ts'
import { nextQueued, pushQueue } from '../session/queue.ts'
import { followWith, readSession, writeSession } from '../../db/conversations.ts'
import { productScenes } from './product-scenes.ts'
import { restoreSession, storeSession } from '../orchestrator/session-state.ts'
import { agentPorts } from './agent-ports.ts'
import { calendarService } from '../timetable/handlers/calendar-service.ts'
import { homeworkService } from '../homework/handlers/homework-service.ts'
import { guideWrite, readGuide } from '../../db/guide.ts'
import { guidePacks } from '../pack/handlers/guide-packs.ts'
import { packService } from '../pack/handlers/pack-service.ts'
import { presentRecalls } from '../recite/handlers/recalls.ts'
import { reciteService } from '../recite/handlers/recite-service.ts'

export type TurnOptions = {
  /** The conversation that is shown, when absent. */
  conversationId?: string
  /** The queued message whose text this is: the first step takes it out of the queue. */
  queuedId?: number
}

export type TurnRun<Outcome> = (
  ports: OrchestratorPorts,
  conversation: Conversation,
  signal: AbortSignal,
) => Promise<Outcome>

export async function runTurn<Outcome>(
  context: SessionContext,
  run: TurnRun<Outcome>,
  options: TurnOptions = {},
): Promise<Result<Outcome, Problem>> {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const { database } = context
  const stop = new AbortController()
  const ended = Promise.withResolvers<void>()
  context.turn = { stop, ended: ended.promise }
  context.push({ kind: 'running', isRunning: true })
  try {
    const id = options.conversationId ?? shownConversation(context)
    const conversation = readConversation(database, id)
    const ports = orchestratorPorts(context, id, options.queuedId ?? null)
    return succeed(await run(ports, conversation, stop.signal))
  } finally {
    context.turn = null
    ended.resolve()
    context.push({ kind: 'running', isRunning: false })
    sendQueued(context)
  }
}

export function sayText(
  context: SessionContext,
  text: string,
  options: TurnOptions = {},
): Promise<Result<TurnResponse, Problem>> {
  return runTurn(
    context,
    (ports, conversation, signal) => takeText(ports, conversation, text, signal),
    options,
  )
}

/** Stops the turn that runs and waits for its end. */
export async function endTurn(context: SessionContext): Promise<void> {
  while (context.turn !== null) {
    context.turn.stop.abort()
    await context.turn.ended
  }
}

/** Begins the turn of the next queued message, if one may follow now. */
export function sendQueued(context: SessionContext): void {
  const next = nextQueued(context)
  if (next === null) return
  const { id: queuedId, text } = next
  // What can't be begun stays in the queue, and whoever looks at it there can send it again.
  const work = sayText(context, text, { queuedId }).catch(() => null)
  context.running.add(work)
  void work.finally(() => context.running.delete(work))
}

/** Gives the orchestrator its outside: the agent's, the scenes, and the record of the conversation in the data file. */
export function orchestratorPorts(
  context: SessionContext,
  conversationId: string,
  /** The queued message that the first step takes out of the queue, or null. */
  queuedId: number | null,
): OrchestratorPorts {
  const { database } = context
  const read = () => restoreSession(readSession(database, conversationId))
  const always = () => read()?.always ?? []
  return {
    agent: agentPorts(context, always, queuedId),
    scenes: productScenes({
      guide: {
        read: (cards) => readGuide(database, conversationId, cards),
        packs: () => guidePacks(context),
        store: guideWrite,
      },
      pack: packService(context, conversationId),
      recite: reciteService(context, conversationId, () => presentRecalls(context)),
      homework: homeworkService(context),
      calendar: calendarService(context, conversationId),
    }),
    readSession: read,
    writeSession: (session) => writeSession(database, conversationId, storeSession(session)),
    follow: (texts) => {
      followWith(database, conversationId, texts)
      pushQueue(context)
    },
    ticks: () => performance.now(),
  }
}
