// Finds the one block that words without a name mean where a day is told with them: "the report tonight".
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { narrowByWords } from '../resolve/narrow-by-words.ts'
import { liesThere } from '../resolve/resolve-task.ts'
import type { Operand } from '../words/task-words.ts'

/** As it was where no title shares a word with it, or several do on that day. */
export function guessItem(operand: Operand, ground: Ground): Operand {
  const isNamed = operand.names.length > 0 || operand.isAll || operand.rank !== null
  if (isNamed || operand.dates === null) return operand
  const items = ground.state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const { items: found, score } = narrowByWords(items, operand.rest)
  const [only, ...others] = found.filter((item) => liesThere(item, operand, ground))
  if (score === 0 || only === undefined || others.length > 0) return operand
  return { ...operand, names: [[{ kind: 'item', id: only.id }]] }
}
