// Which single task "it" means: the one that was last spoken of, by the person or by us, where that is clear.
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { Ground } from '../ground.ts'
import { isEmptyOperand } from '../words/operands.ts'
import { reading } from '../frames/reading.ts'
import { readActs } from '../frames/recut.ts'
import { resolveOperand } from './resolve-task.ts'

/** Null when nothing was spoken of, or more than one task. */
export function recallTask(ground: Ground): number | null {
  for (const { who, text } of ground.recent.toReversed()) {
    const id = who === 'person' ? taskAsked(text, ground) : taskTold(text, ground)
    if (id !== null) return id
  }
  return null
}

function taskAsked(text: string, ground: Ground): number | null {
  const operands = readActs(text, ground)
    .flatMap((frame) => reading(frame, text, ground).operands())
    .filter((operand) => !operand.isPronoun && !isEmptyOperand(operand))
  const [only] = operands
  if (only === undefined || operands.length > 1) return null
  const found = resolveOperand(only, 'look', ground)
  const [id] = found.kind === 'tasks' ? found.ids : []
  return id !== undefined && found.kind === 'tasks' && found.ids.length === 1 ? id : null
}

/** Signs before a title within which it is what the text is about: “Limits” is now on … */
const opening = 6

/** An answer of ours is about the title that it begins with, or the only one in it. */
function taskTold(text: string, { state }: Ground): number | null {
  const named = state.tasks.flatMap(({ id, title }) => {
    const at = text.indexOf(quoteTitle(title, 'en'))
    return at < 0 ? [] : [{ id, at }]
  })
  const first = Math.min(...named.map(({ at }) => at))
  const [only, ...others] = named.filter(({ at }) => at === first)
  if (only === undefined || others.length > 0) return null
  return first <= opening || named.length === 1 ? only.id : null
}
