// "Everything except the exercises", 高数都删掉，复习3留着: the blocks that are left out of what an act is done to.
import { listMeant } from '../resolve/resolve-task.ts'
import type { Draft } from '../read/draft.ts'
import { readOperands } from '../read/read-operands.ts'
import type { NameOwner } from '../words/known-names.ts'
import { emptyOperand } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'
import type { Reading } from './reading.ts'

type Excepting = Extract<Draft, { without?: NameOwner[]; operands: Operand[] }>

/** Null where what is excepted names nothing; a plan leaves out courses, and reads that itself. */
export function withExcepted(draft: Draft, read: Reading): Draft | null {
  const phrases = read.words('except')
  if (phrases.length === 0 || draft.kind === 'plan' || draft.kind === 'limit') return draft
  const within = 'operands' in draft ? draft.operands.flatMap(({ names }) => names) : []
  const meant = phrases
    .flatMap((words) => readOperands(read.lexName(words)))
    .map((operand) => listMeant(operand, within, read.ground))
  if (meant.some((items) => items.length === 0)) return null
  const without = meant.flat().map(({ id }): NameOwner => ({ kind: 'item', id }))
  if (draft.kind === 'mark' && draft.operands.length === 0)
    return { ...draft, operands: [{ ...emptyOperand, isAll: true }], without }
  return Object.assign({}, isOfBlocks(draft) ? withAll(draft, read) : draft, { without })
}

function isOfBlocks(draft: Draft): draft is Excepting {
  return draft.kind === 'put' || draft.kind === 'unplace'
}

/** What has exceptions is all of what is named. */
function withAll<D extends Excepting>(draft: D, { ground }: Reading): D {
  const everything = [ground.state.taskClasses.map(({ id }) => ({ kind: 'class' as const, id }))]
  const operands = draft.operands.map((operand) => {
    const isBare = operand.names.length === 0 && operand.dates === null && !operand.isPronoun
    return { ...operand, isAll: true, names: isBare ? everything : operand.names }
  })
  return { ...draft, operands }
}
