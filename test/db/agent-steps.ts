// Builders of agent steps and cards for tests.
import type { AgentStep } from '../../shared/agent/agent-step.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { now } from './data-folder.ts'

export function step(changes: Partial<AgentStep> = {}): AgentStep {
  return {
    conversationId: 'conversation-1',
    traceId: 'trace-1',
    at: now,
    snapshot: null,
    messages: [],
    events: [],
    cards: [],
    change: null,
    ...changes,
  }
}

/** An open card that asks for `diff`. */
export function writeCardOf(id: string, diff: ScheduleDiff): Card {
  return {
    id,
    conversationId: 'conversation-1',
    traceId: 'trace-1',
    openedAt: now,
    status: 'open',
    hash: `hash of ${id}`,
    note: '',
    body: {
      kind: 'write',
      call: { id: `call-${id}`, name: 'place', arguments: { task_id: 4, day: 4, slot_start: 4 } },
      diff,
    },
  }
}
