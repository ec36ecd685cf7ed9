// What became of study, as a draft: which blocks are told of, how long they took, and what of it names none.
import type { Ground } from '../ground.ts'
import { isEmptyOperand } from '../words/operands.ts'
import { nowhere, type Operand } from '../words/task-words.ts'
import { targetOf } from './target-of-frame.ts'
import type { Reading } from './reading.ts'
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import type { Doubt, MarkDraft, Worked } from '../read/draft.ts'
import { findUnread } from '../words/unread-words.ts'
import { readWorked } from '../words/minutes-words.ts'

export function readMark(
  mark: 'done' | 'partly' | 'missed' | 'open',
  read: Reading,
  doubt: Doubt | null,
): MarkDraft {
  const length = read.length()
  const operands = read.operands().map((operand) => told(operand, read.ground))
  const said = read.words('task', 'course')
  const isMeant = operands.map(
    (operand) => !isEmptyOperand(operand) && !isOtherThing(operand, read.ground),
  )
  const unfound = operands.flatMap((_, index) =>
    isMeant[index] === true ? [] : (said[index] ?? []),
  )
  return {
    kind: 'mark',
    mark,
    worked: workedOf(mark, length, read),
    operands: operands.filter((_, index) => isMeant[index]),
    said,
    unfound,
    ...(mark === 'missed' && asksAnew.test(read.text) ? { isAnew: true as const } : {}),
    target: mark === 'missed' && read.words('to').length > 0 ? targetOf(read, 'to') : nowhere,
    doubt,
  }
}

/** "I skipped the gym yesterday": a thing with a day, and none of the schedule; all of that day is not meant. */
function isOtherThing({ names, isAll, isPronoun, rank, event, rest }: Operand, ground: Ground) {
  const isBare = names.length === 0 && !isAll && !isPronoun && rank === null && event === null
  return isBare && findUnread(rest, ground).length > 0
}

/** "… plan it again": whatever has to move for it. */
const asksAnew = /\b(?:again|anew|re-?plan|re-?schedule)\b|重新|重排|再排|再安排/i

function workedOf(mark: string, length: SaidLength | null, { clause }: Reading): Worked {
  if (mark === 'missed' || mark === 'open') return null
  if (length?.unit === 'minutes') return { kind: 'minutes', minutes: length.amount }
  return mark === 'partly' ? readWorked(clause.text) : null
}

/** What is told has been: "Monday" is the last one. */
function told(operand: Operand, { today }: Ground): Operand {
  const { dates } = operand
  if (dates === null || dates.every((date) => date <= today.date)) return operand
  const back = (date: string) => (date > today.date ? lastOf(weekdayOf(date), today.date) : date)
  return { ...operand, dates: [...new Set(dates.map(back))].toSorted() }
}

function lastOf(weekday: number, today: string): string {
  return addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
}
