// Requests that only go on with the one before: "I'm ill on Thursday, move my sessions", "I missed it, put it on Friday".
import type { Draft } from './draft.ts'
import { isEmptyOperand } from '../words/operands.ts'
import { hasTarget } from '../words/task-words.ts'

/** Each draft that adds nothing but its words, or a place, to the one before becomes part of it. */
export function joinSayings(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = []
  for (const draft of drafts) {
    const last = joined.at(-1)
    const whole = last === undefined ? null : join(last, draft)
    if (whole === null) joined.push(draft)
    else joined[joined.length - 1] = whole
  }
  return joined
}

/** Null when the second is a request of its own. */
function join(first: Draft, second: Draft): Draft | null {
  if (first.kind === 'clear' && first.spans.length > 0)
    return goesOn(second) && !(second.kind === 'put' && hasTarget(second.target)) ? first : null
  if (first.kind !== 'mark' || first.mark !== 'missed') return null
  if (second.kind === 'put' && isUnnamed(second))
    return hasTarget(second.target) ? { ...first, target: second.target } : first
  return goesOn(second) ? first : null
}

/** "Move everything", "plan it again", "fix my plan": nothing that the first does not bring about anyway. */
function goesOn(draft: Draft): boolean {
  switch (draft.kind) {
    case 'put':
      return isUnnamed(draft)
    case 'plan':
      return (
        draft.names.length === 0 &&
        draft.dates === null &&
        !draft.isAll &&
        draft.strangers.length === 0 &&
        draft.isAgain === true
      )
    case 'mend':
    case 'catch-up':
      return true
    case 'improve':
      return draft.dates === null && draft.problem === null
    default:
      return false
  }
}

function isUnnamed({ operands }: Extract<Draft, { kind: 'put' }>): boolean {
  return operands.every(
    (operand) =>
      operand.names.length === 0 && isEmptyOperand({ ...operand, isPronoun: false, isAll: false }),
  )
}
