// Makes an operation of an execution document out of its changes and what is said of them.
import type { CalendarOperation } from '../../../shared/agent/document-operations.ts'

type Changed = CalendarOperation extends infer One
  ? One extends CalendarOperation
    ? Pick<One, 'operation' | 'changes'>
    : never
  : never

/** Characters of a sentence on a card. */
const longest = 400

export function operationOf(changed: Changed, preview: string, reason = ''): CalendarOperation {
  return {
    taskId: null,
    itemId: null,
    section: 'calendar',
    preview: preview.slice(0, longest),
    reason: reason.slice(0, longest),
    ...changed,
  }
}
