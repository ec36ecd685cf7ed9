// A conversation of many turns, put into the page on the wire: the core need not have had it.
import type { StoredTimelineEvent, TimelineEvent } from '../../shared/agent/timeline.ts'
import type { SocketMessage } from '../../shared/contract/ipc.ts'
import type { Page } from '@playwright/test'

/** Six events a turn, as a turn with one look at the schedule has them. */
function longTimeline(turns: number, conversationId: string): StoredTimelineEvent[] {
  const call = { id: 'c', name: 'list_tasks', arguments: { status: 'pending' } }
  const eventsOf = (turn: number): TimelineEvent[] => [
    { kind: 'turn-start', text: `Question ${turn}: what is free on Friday?` },
    { kind: 'status', phase: 'executing' },
    { kind: 'tool-call-start', call: { ...call, id: `c${turn}` } },
    { kind: 'tool-call-end', callId: `c${turn}`, outcome: 'answered', text: 'Nothing is pending.' },
    {
      kind: 'text',
      text: `Answer ${turn}. On Friday there is room:\n- 08:00–09:35\n- 15:20–16:55\n\nSay which one you want.`,
    },
    { kind: 'turn-end', ending: 'completed', rounds: 2 },
  ]
  return Array.from({ length: turns }, (_, index) => eventsOf(index + 1))
    .flatMap((events, turn) => events.map((event) => ({ event, traceId: `t${turn}` })))
    .map(({ event, traceId }, index) => ({
      seq: index + 1,
      conversationId,
      traceId,
      at: '2026-11-23T00:00:00.000Z',
      event,
    }))
}

/** Loads the page anew with that conversation in every view that is sent to it. */
export async function loadLongTalk(page: Page, turns: number): Promise<void> {
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => server.send(frame))
    server.onMessage((frame) => {
      const message: SocketMessage = JSON.parse(frame.toString())
      const value: unknown =
        message.kind === 'reply' && message.reply.ok ? message.reply.value : null
      if (isView(value)) value.timeline = longTimeline(turns, value.conversation.id)
      socket.send(JSON.stringify(message))
    })
  })
  await page.reload()
}

type View = { timeline: StoredTimelineEvent[]; conversation: { id: string } }

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'timeline' in value
}
