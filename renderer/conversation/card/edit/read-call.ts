// The call of an open card as a form can take it: one of those whose arguments are drawn as fields.
import type { Card } from '../../../../shared/agent/card.ts'
import { tools, type ToolArguments } from '../../../../shared/tools/catalogue.ts'

type EditableName =
  | 'place'
  | 'move'
  | 'swap'
  | 'batch_move'
  | 'unplace'
  | 'mark_task'
  | 'upsert_task_class'
  | 'replan'

export type EditableCall = {
  [Name in EditableName]: { name: Name; arguments: ToolArguments<Name> }
}[EditableName]

/** Null for a card that proposes no call, and for a call without arguments to choose. */
export function readCall({ body }: Pick<Card, 'body'>): EditableCall | null {
  if (body.kind !== 'write') return null
  const given = body.call.arguments
  switch (body.call.name) {
    case 'place':
      return read('place', tools.place.arguments, given)
    case 'move':
      return read('move', tools.move.arguments, given)
    case 'swap':
      return read('swap', tools.swap.arguments, given)
    case 'batch_move':
      return read('batch_move', tools.batch_move.arguments, given)
    case 'unplace':
      return read('unplace', tools.unplace.arguments, given)
    case 'mark_task':
      return read('mark_task', tools.mark_task.arguments, given)
    case 'upsert_task_class':
      return read('upsert_task_class', tools.upsert_task_class.arguments, given)
    case 'replan':
      return read('replan', tools.replan.arguments, given)
    default:
      return null
  }
}

type Schema<Values> = {
  safeParse(given: unknown): { success: true; data: Values } | { success: false }
}

function read<Name extends EditableName, Values>(
  name: Name,
  schema: Schema<Values>,
  given: unknown,
): { name: Name; arguments: Values } | null {
  const parsed = schema.safeParse(given)
  return parsed.success ? { name, arguments: parsed.data } : null
}
