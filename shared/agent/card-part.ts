// Tells which cards can be accepted in part: those that bring together what could be done one by one.
import type { CardBody } from './card.ts'

const partableTools: ReadonlySet<string> = new Set(['batch_move', 'replan', 'upsert_task_class'])

/** Undo and redo walk whole entries, a document is one whole, and every other call is one act. */
export function isPartable(body: CardBody): boolean {
  return body.kind === 'plan' || (body.kind === 'write' && partableTools.has(body.call.name))
}
