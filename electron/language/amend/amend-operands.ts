// What an answer to "which one" says: a name, a rank, or a place in the list that was read out.
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { Ground } from '../ground.ts'
import type { Question } from '../resolve/intent.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { emptyOperand, isEmptyOperand, readOperand } from '../words/operands.ts'
import { resolveOperand } from '../resolve/resolve-task.ts'
import { firstNumber } from '../resolve/lies-there.ts'
import type { Operand } from '../words/task-words.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { wordsIn } from '../../../shared/text/words-in.ts'

/** Fills the operand that the question was about: the first one that is not clear yet. */
export function amendOperands(
  operands: Operand[],
  question: Question | null,
  lexed: LexedText,
  ground: Ground,
): Operand[] | null {
  const told =
    question?.kind === 'which-task' ? onlyTitled(question.candidates, lexed, ground) : null
  const said = told ?? readOperand(lexed, true)
  if (isEmptyOperand(said)) return null
  const answer =
    question?.kind === 'which-task' && told === null
      ? pickListed(said, question.candidates, ground)
      : said
  if (answer === null) return null
  if (question?.kind === 'swap-with' && question.taskId !== null)
    return [...operands.slice(0, 1), answer]
  const open = operands.findIndex(
    (operand) => resolveOperand(operand, 'move', ground).kind !== 'tasks',
  )
  if (open < 0) return operands.length === 0 ? [answer] : [...operands.slice(0, -1), answer]
  return operands.map((operand, index) => (index === open ? answer : operand))
}

/** Nothing but one of those that were listed: "the first", "the data one". */
export function picksListed(question: Question | null, lexed: LexedText, ground: Ground): boolean {
  if (question?.kind !== 'which-task') return false
  if (onlyTitled(question.candidates, lexed, ground) !== null) return true
  const isShort = wordsIn(lexed.text.replaceAll(fillers, ' ')).length === 1
  return isShort && readOperand(lexed, true).rank !== null
}

/** "The data one": the only one of the listed in whose title the words stand. */
function onlyTitled(
  candidates: readonly number[],
  { text }: LexedText,
  { state }: Ground,
): Operand | null {
  const words = wordsIn(text.replaceAll(fillers, ' '))
  const titled = candidates.filter((id) => {
    const title = normaliseText(findTask(state, id)?.title ?? '')
    return words.every((word) => title.includes(word))
  })
  const [only, ...others] = titled
  return words.length === 0 || only === undefined || others.length > 0 ? null : onlyTask(only)
}

const fillers =
  /\b(?:the|that|this|one|ones|with|of|about|i mean|please|session|block)\b|[的那这个次吧是就]/g

/** Reads an answer among the listed: "the second one" counts in the list, "the second session" in its course. */
function pickListed(said: Operand, candidates: number[], ground: Ground): Operand | null {
  const listed: NameOwner[] = candidates.map((id) => ({ kind: 'item', id }))
  const rank = said.rank
  if (rank?.kind === 'nth') {
    const inList = candidates[rank.number - 1]
    const inCourse = candidates.filter((id) => rankOf(id, ground) === rank.number)
    const [byRank] = inCourse
    const isSame = inCourse.length === 1 && (inList === undefined || inList === byRank)
    const chosen =
      rank.isListed || inCourse.length !== 1
        ? inList
        : isSame || said.names.length > 0
          ? byRank
          : undefined
    if (said.names.length === 0) return chosen === undefined ? null : onlyTask(chosen)
  }
  if (rank?.kind === 'last' && said.names.length === 0) {
    const last = candidates.at(-1)
    return last === undefined ? null : onlyTask(last)
  }
  if (said.isAll) return { ...emptyOperand, names: [listed], isAll: true }
  return { ...said, names: [...said.names, listed] }
}

export function onlyTask(id: number): Operand {
  return { ...emptyOperand, names: [[{ kind: 'item', id }]] }
}

/** The number that its title ends with, else its rank in its body of work. */
function rankOf(id: number, ground: Ground): number {
  const task = findTask(ground.state, id)
  if (task?.kind !== 'item') return 0
  return firstNumber(task.title) ?? itemsOfClass(ground.state, task.classId).indexOf(task) + 1
}
