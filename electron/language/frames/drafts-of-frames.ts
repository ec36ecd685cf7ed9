// Turns what the trained reader has read into drafts: each act with the words of its roles, names and days not yet resolved.
import { datesBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import { isEmptyOperand } from '../words/operands.ts'
import { nowhere, type Target } from '../words/task-words.ts'
import { questionOfFrame } from './questions-of-frames.ts'
import { reading, namesUnknownWork, type Reading } from './reading.ts'
import type { AwayWish, Draft } from '../read/draft.ts'
import { hasLimits, mergeLimits, noLimits, type Limits } from '../read/kept-free.ts'
import { timedLimits } from '../read/limits.ts'
import { splitTarget } from '../read/read-target.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { readAwaySpans } from '../read/read-away.ts'

/** Null where what was read has no form here yet. */
export function draftOfFrame(frame: Frame, text: string, ground: Ground): Draft | null {
  const read = reading(frame, text, ground)
  if (namesUnknownWork(read)) return null
  const doubt = frame.flags.includes('conditional') ? 'condition' : null
  switch (frame.act) {
    case 'move':
    case 'place':
      return readPut(frame.act, read, doubt)
    case 'swap':
    case 'unplace':
      return { kind: frame.act, operands: read.operands(), without: read.owners('except'), doubt }
    case 'mark:done':
    case 'mark:partly':
    case 'mark:missed':
    case 'mark:open':
      return readMark(marks[frame.act], read, doubt)
    case 'plan':
      return readPlan(read, doubt)
    case 'clear':
    case 'replan':
      return readClear(frame.act, read, doubt)
    case 'improve':
      return { kind: 'improve', dates: read.dates('when'), problem: null, doubt }
    case 'thin_out':
      return {
        kind: 'improve',
        isLighter: true,
        dates: read.dates('when', 'not'),
        problem: null,
        doubt,
      }
    case 'set_habit':
      return readHabit(read)
    case 'undo':
    case 'redo':
      return { kind: frame.act, times: read.count() ?? 1, names: [], agreed: false }
    case 'add_work':
      return read.words('title', 'task').length === 0 ? null : readNewWork(read)
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

type Asked = 'condition' | 'unread' | null

function readPut(verb: 'move' | 'place', read: Reading, doubt: Asked): Draft {
  const target = targetOf(read)
  const isBare = read.frame.slots.every(({ role }) => role !== 'task' && role !== 'course')
  const operands = read.operands()
  const isDay =
    isBare ||
    operands.every(({ names, rank, isAll }) => names.length === 0 && rank === null && isAll)
  const dates = read.dates('from', 'when')
  if (verb === 'move' && isDay && dates !== null && operands.length > 0)
    return {
      kind: 'clear',
      spans: [{ dates, wish: read.wish('from', 'when') }],
      names: [],
      target,
      maxMoves: null,
      isAway: false,
      doubt,
    }
  // Somewhere that is neither a day nor a time: what was wanted there is not known.
  const isLost = read.lexed('to').some(({ days, times }) => days.length + times.length === 0)
  const isUnread = isLost && target.shift === null && target.nudge === null
  return {
    kind: 'put',
    verb,
    operands,
    target,
    without: read.owners('except'),
    doubt: isUnread ? 'unread' : doubt,
  }
}

/** Where it should go: what was read as that, or what the whole clause says of it ("a day later"). */
function targetOf(read: Reading): Target {
  const [to] = read.lexed('to')
  if (to === undefined) {
    const { target } = splitTarget({ ...read.clause, days: [], times: [] }, true, read.ground)
    return target
  }
  return splitTarget(to, true, read.ground).target
}

const marks = {
  'mark:done': 'done',
  'mark:partly': 'partly',
  'mark:missed': 'missed',
  'mark:open': 'open',
} as const

function readMark(mark: 'done' | 'partly' | 'missed' | 'open', read: Reading, doubt: Asked): Draft {
  const length = read.length()
  const operands = read.operands()
  const said = read.words('task', 'course')
  const unfound = operands.flatMap((operand, index) =>
    isEmptyOperand(operand) ? (said[index] ?? []) : [],
  )
  return {
    kind: 'mark',
    mark,
    worked: length?.unit === 'minutes' ? { kind: 'minutes', minutes: length.amount } : null,
    operands: operands.filter((operand) => !isEmptyOperand(operand)),
    said,
    unfound,
    without: read.owners('except'),
    target: mark === 'missed' && read.words('to').length > 0 ? targetOf(read) : nowhere,
    doubt,
  }
}

function readPlan(read: Reading, doubt: Asked): Draft {
  const { ground } = read
  const until = read.dates('by')?.at(-1)
  const named = read.dates('when', 'to')
  const dates = until === undefined ? named : datesBetween(named?.[0] ?? ground.today.date, until)
  const isOnly = /\bonly\b|只/.test(read.clause.text)
  const weekly = isOnly ? read.lexed('when').flatMap(({ days }) => days) : []
  // What was said as the end and is no day is asked for, and never left out.
  const [end] = read.words('by')
  const isLost = end !== undefined && until === undefined
  return {
    kind: 'plan',
    ...(isLost ? { unknownDay: end } : {}),
    names: read.owners('course', 'task'),
    without: read.owners('except'),
    dates: weekly.length > 0 ? null : dates,
    isAll: false,
    wish: read.wish('when', 'to'),
    limits: mergeLimits(limitsOf(read, 'not'), othersOf(weekly.flatMap((day) => day.dates))),
    strangers: [],
    doubt: read.words('limit').length > 0 ? 'session-limit' : doubt,
  }
}

/** "On Tuesdays only" keeps the other weekdays free. */
function othersOf(dates: readonly string[]): Limits {
  if (dates.length === 0) return noLimits
  const wanted = new Set(dates.map(weekdayOf))
  return { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !wanted.has(day)), periods: [] }
}

/** Weekdays and periods that are not wanted. */
function limitsOf(read: Reading, ...roles: RoleName[]): Limits {
  const { window } = read.ground.state
  return read
    .lexed(...roles)
    .map(({ days, times }) =>
      timedLimits(
        [...new Set(days.flatMap(({ dates }) => dates.map(weekdayOf)))].toSorted((a, b) => a - b),
        times.flatMap(({ wish }) => periodsOf(wish, window)),
      ),
    )
    .reduce(mergeLimits, noLimits)
}

function readClear(act: 'clear' | 'replan', read: Reading, doubt: Asked): Draft | null {
  const spans = read
    .lexed('not', 'when', 'by')
    .flatMap((words): AwayWish[] => readAwaySpans(words, read.ground))
  if (spans.length === 0 && act === 'replan') return { kind: 'catch-up', doubt }
  return {
    kind: 'clear',
    spans,
    names: read.owners('course', 'task'),
    without: read.owners('except'),
    target: nowhere,
    maxMoves: null,
    isAway: true,
    doubt,
  }
}

function readHabit(read: Reading): Draft | null {
  const limits = limitsOf(read, 'not', 'when')
  return hasLimits(limits) ? { kind: 'limit', limits, isStanding: true, agreed: false } : null
}

function readNewWork(read: Reading): Extract<Draft, { kind: 'capture' }> {
  const [title = ''] = read.words('title', 'task')
  return {
    kind: 'capture',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    names: read.owners('course'),
    newCourse: null,
    from: null,
    due: read.dates('due', 'by')?.at(-1) ?? null,
    length: read.length(),
    isEach: read.count() !== null,
    count: read.count(),
    isMore: false,
    isReminder: false,
    unknownDay: null,
    doubt: null,
    agreed: false,
  }
}

function readChange(
  act: 'set_deadline' | 'set_priority:high' | 'set_priority:low' | 'set_length',
  read: Reading,
): Draft | null {
  const names = read.owners('course', 'task')
  const date = read.dates('to', 'due', 'by')?.at(-1)
  const length = read.length()
  const changed = (change: Extract<Draft, { kind: 'class-change' }>['change']): Draft => ({
    kind: 'class-change',
    names,
    change,
    agreed: false,
    doubt: null,
  })
  if (act === 'set_deadline') return date === undefined ? null : changed({ kind: 'due', date })
  if (act === 'set_length') return length === null ? null : changed({ kind: 'sessions', length })
  return changed({ kind: 'priority', priority: act === 'set_priority:high' ? 5 : 1 })
}
