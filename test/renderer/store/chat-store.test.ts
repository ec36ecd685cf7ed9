// What the conversation's store takes and what it drops.
import { expect, test } from 'vitest'
import { appendEvent, createChatStore, takeResponse } from '../../../renderer/store/chat-store.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { TurnResponse } from '../../../shared/agent/turn-response.ts'

function entry(seq: number, traceId: string, event: TimelineEvent) {
  return { seq, conversationId: 'c', traceId, at: '', event }
}

function begun(...traceIds: string[]) {
  const chat = createChatStore()
  for (const [index, traceId] of traceIds.entries())
    chat.set((state) =>
      appendEvent(state, entry(index + 1, traceId, { kind: 'turn-start', text: 'hello' })),
    )
  return chat
}

const response: TurnResponse = {
  traceId: 'first',
  scene: 'chat',
  phase: 'idle',
  ending: 'completed',
  content: { kind: 'text', text: 'Hello' },
  cardId: null,
  suggested: ['plan my week'],
  error: null,
  milliseconds: 1,
}

test('[O6] the answer of the turn that was begun last is kept', () => {
  const chat = begun('first')
  chat.set((state) => takeResponse(state, response))
  expect(chat.get().response).toBe(response)
})

test('[O6] the late answer of an earlier turn is dropped', () => {
  const chat = begun('first', 'second')
  chat.set((state) => takeResponse(state, response))
  expect(chat.get().response).toBeNull()
  expect(takeResponse(createChatStore().get(), response)).toEqual({})
})

test('[O6] what was worth saying next is gone with the next words and with an answered card', () => {
  const events: TimelineEvent[] = [
    { kind: 'turn-start', text: 'and now?' },
    { kind: 'card-answer', cardId: 'k', verdict: 'accepted', note: '' },
  ]
  for (const event of events) {
    const chat = begun('first')
    chat.set({ response })
    chat.set((state) => appendEvent(state, entry(2, 'first', { kind: 'text', text: 'Hello' })))
    expect(chat.get().response).toBe(response)
    chat.set((state) => appendEvent(state, entry(3, 'second', event)))
    expect(chat.get().response).toBeNull()
  }
})
