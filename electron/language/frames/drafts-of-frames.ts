// Turns what the trained reader has read into drafts: each act with the words of its roles, names and days not yet resolved.
import { upperFirst } from '../../../shared/text/upper-first.ts'
import type { Ground } from '../ground.ts'
import type { Frame } from '../reader/frame.ts'
import { isEmptyOperand, readOperand } from '../words/operands.ts'
import { hasTarget, nowhere, type Operand, type Target } from '../words/task-words.ts'
import { questionOfFrame } from './questions-of-frames.ts'
import { isAboutRoom, isConditional } from './conditions.ts'
import { limitsOf, readPlan } from './plan-of-frame.ts'
import { reading, namesUnknownWork, type Reading } from './reading.ts'
import type { AwayWish, Draft } from '../read/draft.ts'
import { hasLimits } from '../read/kept-free.ts'
import { sameTime, splitTarget, targetIn } from '../read/read-target.ts'
import { listWaitingAgain } from '../../../shared/schedule/work/waits-again.ts'
import { readAwaySpans } from '../read/read-away.ts'

/** Null where what was read has no form here yet. */
export function draftOfFrame(frame: Frame, text: string, ground: Ground): Draft | null {
  return draftOf(reading(frame, text, ground))
}

export function draftOf(read: Reading): Draft | null {
  const { frame } = read
  if (namesUnknownWork(read)) return null
  const doubt = isConditional(read) && !isAboutRoom(read) ? 'condition' : null
  switch (frame.act) {
    case 'move':
    case 'place':
      return readPut(frame.act, read, doubt)
    case 'swap':
      return { kind: 'swap', operands: sidesOf(read), without: read.owners('except'), doubt }
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

/** "Wednesday evening and Thursday evening" are both sides where nothing is named. */
function sidesOf(read: Reading): Operand[] {
  const times = read
    .lexed('task', 'when', 'from', 'to')
    .filter(({ days, times: hours, names }) => names.length === 0 && days.length + hours.length > 0)
  return times.length === 2 ? times.map((words) => readOperand(words, true)) : read.operands()
}

type Asked = 'condition' | 'unread' | null

function readPut(verb: 'move' | 'place', read: Reading, doubt: Asked): Draft {
  const target = targetOf(read)
  // The work of a course on several days is a plan of it.
  if (verb === 'place' && (target.dates?.length ?? 0) > 1 && isOfWork(read))
    return readPlan(read, doubt)
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
  const ifFree = isAboutRoom(read) ? { otherwise: otherwiseOf(read) } : undefined
  // Somewhere that is neither a day nor a time: what was wanted there is not known.
  const isLost = read.lexed('to').some(({ days, times }) => days.length + times.length === 0)
  const isUnread = isLost && !hasTarget(target)
  return {
    kind: 'put',
    verb,
    operands,
    target,
    without: read.owners('except'),
    ...(ifFree === undefined ? {} : { ifFree }),
    doubt: isUnread ? 'unread' : doubt,
  }
}

function isOfWork(read: Reading): boolean {
  const owners = read.owners('task', 'course')
  return owners.length > 0 && owners.every(({ kind }) => kind !== 'item')
}

/** Where it should go: what was read as that, or what the whole clause says of it ("a day later"). */
export function targetOf(read: Reading): Target {
  const parts = read.lexed('to')
  if (parts.length === 0)
    return splitTarget({ ...read.clause, days: [], times: [] }, true, read.ground).target
  const said = parts.map((words) => targetIn(words, read.ground)).reduce(joinTargets)
  const isSame = said.wish === null && sameTime.test(read.clause.text)
  const target = isSame ? { ...said, sameTime: true as const } : said
  if (hasTarget(target)) return target
  // "If there's room on Saturday put it there"
  const [at] = read.lexed('if')
  return at === undefined ? target : splitTarget(at, true, read.ground).target
}

/** A day and a time may stand apart: "to Sunday if you can, in the evening". */
function joinTargets(said: Target, more: Target): Target {
  return {
    ...said,
    dates: said.dates ?? more.dates,
    wish: said.wish ?? more.wish,
    shift: said.shift ?? more.shift,
    by: said.by ?? more.by,
    nudge: said.nudge ?? more.nudge,
    sameTime: said.sameTime ?? more.sameTime,
    bareWeekday: said.bareWeekday ?? more.bareWeekday,
  }
}

function otherwiseOf(read: Reading): Target | null {
  const [words] = read.lexed('else')
  const target = words === undefined ? nowhere : splitTarget(words, true, read.ground).target
  return hasTarget(target) ? target : null
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

function readClear(act: 'clear' | 'replan', read: Reading, doubt: Asked): Draft | null {
  const spans = read
    .lexed('not', 'when', 'by')
    .flatMap((words): AwayWish[] => readAwaySpans(words, read.ground))
  if (act === 'replan' && read.words('not').length === 0) {
    const isMissed = spans.length === 0 && listWaitingAgain(read.ground.state).length > 0
    if (isAnew.test(read.clause.text) && !isMissed) return readPlan(read, doubt)
  }
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

const isAnew =
  /\bre-?(?:do|plan|schedule|arrange|work)\b|\b(?:again|anew|afresh|from scratch|over)\b|重新|重排|再排|重做/

function readHabit(read: Reading): Draft | null {
  const limits = limitsOf(read.lexed('not', 'when'), read.ground)
  return hasLimits(limits) ? { kind: 'limit', limits, isStanding: true, agreed: false } : null
}

function readNewWork(read: Reading): Extract<Draft, { kind: 'capture' }> {
  const [title = ''] = read.words('title', 'task')
  return {
    kind: 'capture',
    title: upperFirst(title),
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

const splits = /\bsplit|\bbreak (?:it|them|\w+) (?:up|into)|拆|分成/

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
  if (act === 'set_length')
    return length === null || splits.test(read.clause.text)
      ? null
      : changed({ kind: 'sessions', length })
  return changed({ kind: 'priority', priority: act === 'set_priority:high' ? 5 : 1 })
}
