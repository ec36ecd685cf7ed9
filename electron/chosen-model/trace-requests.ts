// Opens a turn of the conversation: what was asked of the model, what it wrote, and what came of it.
import { readConversation } from '../../db/conversation.ts'
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { ModelCall, TraceStep, TurnSummary } from '../../shared/conversation/turn-trace.ts'
import { succeed } from '../../shared/result.ts'
import { sayUnusable } from '../agent/ask-model.ts'
import { sayUnread } from '../agent/reader/read-with-model.ts'
import type { Language } from '../../shared/language.ts'
import { languageOf, problem, type SessionContext, shownConversation } from '../session/context.ts'
import { readModelCalls } from './trace-files.ts'
import type { Handler } from '../session/handler.ts'

/** The newest first. */
export const listTurns: Handler<'list-turns'> = (context) => {
  const byTurn = Map.groupBy(timelineOf(context), ({ traceId }) => traceId)
  const turns = [...byTurn].map(([traceId, entries]): TurnSummary => {
    const events = entries.map(({ event }) => event)
    const start = events.find((event) => event.kind === 'turn-start')
    const end = events.findLast((event) => event.kind === 'turn-end')
    return {
      traceId,
      at: entries[0]?.at ?? '',
      request: start?.text ?? '',
      ending: end?.ending ?? null,
      rounds: end?.rounds ?? 0,
    }
  })
  return succeed({ turns: turns.toReversed() })
}

export const readTrace: Handler<'read-trace'> = (context, { traceId }) => {
  const entries = timelineOf(context).filter((entry) => entry.traceId === traceId)
  if (entries.length === 0) return problem(context, 'no-turn', traceId)
  const language = languageOf(context)
  const calls = readModelCalls(context.folder, traceId).map((call): TraceStep => {
    return { kind: 'model', at: call.at, call, problem: flawOf(call, language) }
  })
  const events = entries.map(({ at, event }): TraceStep => ({ kind: 'event', at, event }))
  // What a call led to was written after its answer: at the same instant the call comes first.
  const steps = [...calls, ...events].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return succeed({ traceId, steps })
}

/** What was wrong with the answer; null where it could be used. */
function flawOf({ stage, outcome, output }: ModelCall, language: Language): string | null {
  if (outcome !== 'output') return output
  return stage === 'read' ? sayUnread(output, language) : sayUnusable(stage, output, language)
}

function timelineOf(context: SessionContext): StoredTimelineEvent[] {
  return readConversation(context.database, shownConversation(context)).timeline
}
