// Turns what the trained reader has read into drafts: each act with the words of its roles, names and days not yet resolved.
import type { Ground } from '../ground.ts'
import type { ActName, RoleName } from '../reader/frame.ts'
import { isEmptyOperand, isWholeCourse } from '../words/operands.ts'
import { nowhere, type Operand } from '../words/task-words.ts'
import { isMissedAgain, readClear } from './clear-of-frame.ts'
import { readPut } from './put-of-frame.ts'
import { targetOf } from './target-of-frame.ts'
import { namesCourseAlone, readChange, readNewWork, titleOf } from './work-of-frame.ts'
import { questionOfFrame } from './questions-of-frames.ts'
import { isAboutRoom, isConditional } from './conditions.ts'
import { limitsOf, readPlan } from './plan-of-frame.ts'
import { reading, namesUnknownWork, type Reading } from './reading.ts'
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import type { Doubt, Draft, Worked } from '../read/draft.ts'
import { hasLimits } from '../read/kept-free.ts'
import { readPair } from '../read/read-operands.ts'
import { findComplaint } from '../read/complaints.ts'
import { isQuestionForm } from '../read/read-question.ts'
import { readWorked } from '../words/minutes-words.ts'

/** Null where what was read has no form here yet. */
export function draftOf(read: Reading): Draft | null {
  const { frame } = read
  if (namesUnknownWork(read)) return null
  const doubt = doubtOf(read)
  switch (frame.act) {
    case 'move':
    case 'place':
      return readPut(frame.act, read, doubt)
    case 'swap':
      return { kind: 'swap', operands: sidesOf(read), without: read.owners('except'), doubt }
    case 'unplace':
    case 'delete_work':
    case 'drop_course':
      return readUnplace(frame.act, read, doubt)
    case 'mark:done':
    case 'mark:partly':
    case 'mark:missed':
    case 'mark:open':
      return readMark(marks[frame.act], read, doubt)
    case 'plan':
      return isMissedAgain(read) ? { kind: 'catch-up', doubt } : planOrPlace(read, doubt)
    case 'clear':
    case 'replan':
      return readClear(frame.act, read, doubt)
    case 'improve':
    case 'thin_out':
      return readImprove(frame.act, read, doubt)
    case 'set_habit':
      return readHabit(read)
    case 'undo':
    case 'redo':
      return { kind: frame.act, times: read.count() ?? 1, names: [], agreed: false }
    case 'add_work':
      return titleOf(read) === '' || namesCourseAlone(read) ? null : readNewWork(read)
    case 'add_sessions':
      return { ...readNewWork(read), title: '', isMore: true }
    case 'set_deadline':
    case 'set_priority:high':
    case 'set_priority:low':
    case 'set_length':
      return readChange(frame.act, read)
    default:
      return questionOfFrame(frame, read)
  }
}

function doubtOf(read: Reading): Doubt | null {
  if (isConditional(read) && !isAboutRoom(read)) return 'condition'
  return /^(?:move|swap)$/.test(read.frame.act) && everyWeek.test(read.clause.text) ? 'once' : null
}

const everyWeek = /\bevery (?:week|day|month)\b|每[周天](?![一二三四五六日天末])/

/** The words from the first side to the last: a side without a name takes the other's. */
function sidesOf(read: Reading): Operand[] {
  const sides = read.frame.slots.filter(({ role }) => sideRoles.has(role))
  const from = Math.min(...sides.map((slot) => slot.from))
  const to = Math.max(...sides.map((slot) => slot.to))
  const named = read.operands()
  const areTold = named.length === 2 && named.every(({ names }) => names.length > 0)
  if (sides.length === 0 || areTold) return named
  return readPair(read.lexName(read.text.slice(from, to)))
}

const sideRoles: ReadonlySet<RoleName> = new Set<RoleName>(['task', 'course', 'when', 'from', 'to'])

function readUnplace(act: ActName, read: Reading, doubt: Doubt | null): Draft {
  const classes = read.ground.state.taskClasses.map(({ id }) => ({ kind: 'class' as const, id }))
  const operands = read
    .operands()
    .map((operand) =>
      operand.isAll && operand.names.length === 0 && operand.dates === null && !operand.isPronoun
        ? Object.assign({}, operand, { names: [classes] })
        : operand,
    )
  const isDrastic = act !== 'unplace' || operands.some(isWholeCourse)
  const without = read.owners('except')
  return { kind: 'unplace', operands, without, doubt: isDrastic ? 'delete' : doubt }
}

const marks = {
  'mark:done': 'done',
  'mark:partly': 'partly',
  'mark:missed': 'missed',
  'mark:open': 'open',
} as const

function readMark(
  mark: 'done' | 'partly' | 'missed' | 'open',
  read: Reading,
  doubt: Doubt | null,
): Draft {
  const length = read.length()
  const operands = read.operands().map((operand) => told(operand, read.ground))
  const said = read.words('task', 'course')
  const unfound = operands.flatMap((operand, index) =>
    isEmptyOperand(operand) ? (said[index] ?? []) : [],
  )
  return {
    kind: 'mark',
    mark,
    worked: workedOf(mark, length, read),
    operands: operands.filter((operand) => !isEmptyOperand(operand)),
    said,
    unfound,
    without: read.owners('except'),
    target: mark === 'missed' && read.words('to').length > 0 ? targetOf(read, 'to') : nowhere,
    doubt,
  }
}

function workedOf(mark: string, length: SaidLength | null, { clause }: Reading): Worked {
  if (mark === 'missed' || mark === 'open') return null
  if (length?.unit === 'minutes') return { kind: 'minutes', minutes: length.amount }
  return mark === 'partly' ? readWorked(clause.text) : null
}

/** What is told has been: "Monday" is the last one. */
function told(operand: Operand, { today }: Ground): Operand {
  const [date, ...others] = operand.dates ?? []
  if (date === undefined || others.length > 0 || date <= today.date) return operand
  const back = (weekdayOf(today.date) - weekdayOf(date) + 7) % 7
  return { ...operand, dates: [addDays(today.date, -back)] }
}

/** "Is Thursday too full?" is asked, and changes nothing. */
function readImprove(act: 'improve' | 'thin_out', read: Reading, doubt: Doubt | null): Draft {
  const { rest, text } = read.clause
  const dates = read.dates('when', 'not')
  if (isQuestionForm(rest) && !asksHelp.test(text)) return { kind: 'query-health', dates }
  const problem = findComplaint(text, dates !== null)?.problem ?? null
  return {
    kind: 'improve',
    ...(act === 'thin_out' ? { isLighter: true as const } : {}),
    dates,
    problem,
    doubt,
  }
}

/** "Plan two calculus sessions on Saturday": that many, on that day. */
function planOrPlace(read: Reading, doubt: Doubt | null): Draft {
  const dates = read.dates('when')
  const isRanked = read.operands().some(({ names, rank }) => names.length > 0 && rank !== null)
  if (!isRanked || dates?.length !== 1) return readPlan(read, doubt)
  const slots = read.frame.slots.map((slot) =>
    slot.role === 'when' ? Object.assign({}, slot, { role: 'to' as const }) : slot,
  )
  return readPut('place', reading({ ...read.frame, slots }, read.text, read.ground), doubt)
}

const asksHelp = /^(?:can|could|would|will) you\b|[帮请]/

function readHabit(read: Reading): Draft | null {
  const limits = limitsOf(read.lexed('not', 'when'), read.ground)
  return hasLimits(limits) ? { kind: 'limit', limits, isStanding: true, agreed: false } : null
}
