// The lessons that a question when something is asks for, and no study for their course.
import { readOperand } from '../words/operands.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { Operand } from '../words/task-words.ts'
import type { Reading } from './reading.ts'

/** "When do I have physics", 高数课: lessons, and no study. */
export function lessonsOf(operand: Operand, read: Reading): Operand {
  const isCalled = readOperand(read.clause, true).event === 'class'
  const isCourse = read.words('task', 'title').length === 0 && had.test(read.clause.text)
  const lessons = operand.names.map((owners) => owners.filter(({ kind }) => kind === 'series'))
  const isThere = lessons.length > 0 && lessons.every((owners) => owners.length > 0)
  if (!isThere || !(isCalled || isCourse)) return operand
  const [kind] = kindOfLesson.exec(read.clause.text.toLowerCase()) ?? []
  const isOfKind = ({ id }: NameOwner) =>
    kind !== undefined &&
    read.ground.state.tasks.some(
      (task) => task.kind === 'event' && task.series === id && task.title.toLowerCase().includes(kind), // prettier-ignore
    )
  const ofKind = lessons.map((owners) => owners.filter(isOfKind))
  return { ...operand, names: ofKind.some((owners) => owners.length > 0) ? ofKind : lessons }
}

const kindOfLesson = /\b(?:lab|exercise|tutorial|seminar|lecture|workshop)|实验|习题|讨论|讲座/

const had = /\b(?:have|got|attend)\b|上/
