// Which calls the form on a card takes.
import { expect, test } from 'vitest'
import { readCall } from '../../../../../renderer/conversation/card/edit/read-call.ts'
import type { CardBody } from '../../../../../shared/agent/card.ts'
import { emptyDiff } from '../../../../../shared/schedule/diff.ts'

function write(name: string, given: Record<string, unknown>): { body: CardBody } {
  return {
    body: { kind: 'write', call: { id: 'c', name, arguments: given }, diff: emptyDiff() },
  }
}

test('[G13] a write with arguments to choose is read as its tool has them', () => {
  const given = { task_id: 1, new_day: 2, new_slot_start: 3 }
  expect(readCall(write('move', given))).toEqual({ name: 'move', arguments: given })
  expect(readCall(write('replan', { include_today: true }))?.name).toBe('replan')
})

test('[G13] a call with arguments that its tool does not have, or without any, is not edited', () => {
  expect(readCall(write('move', { task_id: 1 }))).toBeNull()
  expect(readCall(write('undo_change', {}))).toBeNull()
  expect(readCall(write('__proto__', {}))).toBeNull()
})

test('[G13] a card that proposes no single call is not edited', () => {
  const call = { id: 'c', name: 'undo_change', arguments: {} }
  const body = { kind: 'history', call, direction: 'undo', entryId: 1, diff: emptyDiff() } as const
  expect(readCall({ body })).toBeNull()
})
