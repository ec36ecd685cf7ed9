// The tasks that one request speaks of: one operand, several joined by "and", or the two sides of a swap.
import { sliceLexed, type LexedText } from '../words/lexed-text.ts'
import { readOperand } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'

const joint = /\b(?:and|plus)\b|[和与跟及、&+]|还有/

/** One operand, or one for each name that "and" sets beside the others. */
export function readOperands(lexed: LexedText): Operand[] {
  const borders = lexed.names.slice(1).flatMap((name, index) => {
    const previous = lexed.names[index]
    const gap = previous === undefined ? '' : lexed.rest.slice(previous.end, name.start)
    return joint.test(gap) && previous !== undefined ? [previous.end] : []
  })
  const cuts = [0, ...borders, lexed.text.length]
  return cuts
    .slice(1)
    .map((end, index) => readOperand(sliceLexed(lexed, cuts[index] ?? 0, end), true))
}

const pairJoint = /\b(?:and|with|for|against)\b|和|与|跟|同|、|&/g

/** Both sides of a swap; a side without a name takes the other's: "swap the first and second calculus session". */
export function readPair(lexed: LexedText): Operand[] {
  const joints = [...lexed.rest.matchAll(pairJoint)]
  const middle = (joint: RegExpExecArray) => {
    const inside = (side: { start: number }[]) =>
      side.filter(({ start }) => start < joint.index).length
    const all = [...lexed.names, ...lexed.days]
    return Math.abs(all.length - 2 * inside(all))
  }
  const [border] = joints.toSorted((a, b) => middle(a) - middle(b))
  if (border === undefined) return readOperands(lexed).slice(0, 2)
  const left = readOperand(sliceLexed(lexed, 0, border.index), true)
  const right = readOperand(
    sliceLexed(lexed, border.index + border[0].length, lexed.text.length),
    true,
  )
  return [inheritNames(left, right), inheritNames(right, left)]
}

function inheritNames(side: Operand, other: Operand): Operand {
  const says = side.rank !== null || side.dates !== null
  return side.names.length === 0 && !side.isPronoun && says ? { ...side, names: other.names } : side
}
