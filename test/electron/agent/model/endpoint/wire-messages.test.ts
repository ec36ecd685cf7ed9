// A prompt that is too long for a model: halved from its oldest end, and never parted where it belongs together.
import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import {
  shortenMessages,
  shortenTimes,
  toWireMessages,
} from '../../../../../electron/agent/endpoint/wire-messages.ts'
import type { Message } from '../../../../../shared/agent/message.ts'

const text = fc.string({ maxLength: 5 })

const units: fc.Arbitrary<Message[]> = fc.oneof(
  text.map((content): Message[] => [{ role: 'user', content }]),
  text.map((content): Message[] => [{ role: 'assistant', content, call: null }]),
  fc.tuple(text, fc.nat()).map(([content, number]): Message[] => {
    const id = `call-${number}`
    return [
      { role: 'assistant', content: '', call: { id, name: 'get_overview', arguments: {} } },
      { role: 'tool', callId: id, content },
    ]
  }),
)

const prompts = fc.array(units, { maxLength: 12 }).map((history) => promptOf(history.flat()))

function promptOf(history: Message[]): Message[] {
  const workspace: Message = { role: 'user', content: 'workspace' }
  return [{ role: 'system', content: 'rules' }, ...history, workspace]
}

/** Where a call stands without its result right after it, or a result without its call. */
function findParted(messages: readonly Message[]): number[] {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1]
    const called = before?.role === 'assistant' ? (before.call?.id ?? null) : null
    const answered = message.role === 'tool' ? message.callId : null
    return called === answered ? [] : [index]
  })
}

it('[G5] a prompt made shorter any number of times never parts a call from its result', () => {
  fc.assert(
    fc.property(prompts, fc.nat({ max: 5 }), (messages, times) => {
      expect(findParted(shortenTimes(messages, times))).toEqual([])
    }),
  )
})

it('[G11] the system, the last words and what stands right before them always stay', () => {
  fc.assert(
    fc.property(prompts, (messages) => {
      const short = shortenTimes(messages, 6)
      expect(short[0]).toEqual(messages[0])
      expect(short.slice(-2)).toEqual(messages.slice(-2))
      expect(messages.slice(messages.length - short.length + 1)).toEqual(short.slice(1))
      expect(toWireMessages(short).length).toBeLessThanOrEqual(5)
    }),
  )
})

it('[G11] each time it gets shorter, until it is the same list', () => {
  fc.assert(
    fc.property(prompts, (messages) => {
      const short = shortenMessages(messages)
      expect(short === messages || short.length < messages.length).toBe(true)
    }),
  )
})

it('[G5] what a model said and called is shown in the form in which it is parsed', () => {
  const call = { id: 'call-1', name: 'place', arguments: { task_id: 4, day: 4, slot_start: 1 } }
  const said = { speak: 'Hello.', intent: 'chat', reason: '' }
  const wire = toWireMessages([
    { role: 'user', content: 'hi' },
    { role: 'assistant', content: 'Hello.', call: null, answer: JSON.stringify(said) },
    { role: 'user', content: 'place it' },
    // Kept while the card was open, then the call that it belongs to.
    { role: 'assistant', content: 'I place it.', call: null },
    { role: 'assistant', content: '', call },
    { role: 'tool', callId: 'call-1', content: 'Placed.' },
    { role: 'assistant', content: 'One block is left out.', call: null },
  ])
  const shown = wire.flatMap(({ role, content }): unknown[] =>
    role === 'assistant' ? [JSON.parse(content)] : [],
  )
  const { id: _, ...tool_call } = call
  expect(shown).toEqual([
    said,
    { speak: 'I place it.', action: 'confirm', tool_call },
    { speak: 'One block is left out.' },
  ])
})
