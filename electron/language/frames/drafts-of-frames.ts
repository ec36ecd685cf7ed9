// Turns what the trained reader has read into drafts: each act with the words of its roles, names and days not yet resolved.
import type { ActName, RoleName } from '../reader/frame.ts'
import { emptyOperand, isNamed, isWholeCourse } from '../words/operands.ts'
import { nowhere, type Operand } from '../words/task-words.ts'
import { isMissedAgain, readClear } from './clear-of-frame.ts'
import { readPut } from './put-of-frame.ts'
import { withRole } from './roles.ts'
import { namesCourseAlone, readChange, readMore, readNewWork } from './work-of-frame.ts'
import { questionOfFrame } from './questions-of-frames.ts'
import { doubtOf } from './conditions.ts'
import { clashes } from './is-whole.ts'
import { withExcepted } from './excepted.ts'
import { readBound, readHabit, readTaken } from './habit-of-frame.ts'
import { readPlan } from './plan-of-frame.ts'
import { isMissedWork, reading, namesUnknownWork, type Reading } from './reading.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Doubt, Draft } from '../read/draft.ts'
import type { NameOwner } from '../words/known-names.ts'
import { readOperands, readPair } from '../read/read-operands.ts'
import { findComplaint } from '../read/complaints.ts'
import { isQuestionForm } from '../read/read-question.ts'
import { readMark } from './mark-of-frame.ts'
import { findStrangers } from '../words/strangers.ts'

/** Null where what was read has no form here yet. */
export function draftOf(read: Reading): Draft | null {
  const draft = plainDraftOf(read)
  return draft === null ? null : withExcepted(draft, read)
}

function plainDraftOf(read: Reading): Draft | null {
  const { frame } = read
  if (namesUnknownWork(read)) return null
  const doubt = doubtOf(read)
  switch (frame.act) {
    case 'move':
    case 'place':
      return readPut(frame.act, read, doubt)
    case 'swap':
      return { kind: 'swap', operands: sidesOf(read), doubt }
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
      return isOfStrangers(read) ? null : planOrPlace(read, doubt)
    case 'clear':
    case 'replan':
      return isMissedNow(read)
        ? { ...readMark('missed', read, doubt), isAnew: true }
        : readClear(frame.act, read, doubt)
    case 'improve':
    case 'thin_out':
      return readImprove(frame.act, read, doubt)
    case 'set_habit':
      return readHabit(read)
    case 'delete_all':
      return read.words('except').length > 0 || read.clause.names.length > 0
        ? readUnplace('delete_work', read, doubt)
        : { kind: 'beyond', what: 'everything', operands: [] }
    case 'undo':
    case 'redo':
      return readHistory(frame.act, read)
    case 'add_event':
      return readTaken(read) ?? { kind: 'beyond', what: 'add', operands: [] }
    case 'cancel_class':
    case 'cancel_event':
    case 'move_class':
    case 'move_event':
      return ofFixed(read, doubt)
    case 'add_homework':
    case 'add_work':
      return namesCourseAlone(read) ? null : readNewWork(read)
    case 'add_sessions':
      return readMore(read)
    case 'set_deadline':
    case 'set_priority:high':
    case 'set_priority:low':
    case 'set_length':
      return readChange(frame.act, read)
    default:
      return questionOfFrame(frame, read)
  }
}

/** The words from the first side to the last: a side without a name takes the other's. */
function sidesOf(read: Reading): Operand[] {
  const sides = read.frame.slots.filter(({ role }) => sideRoles.has(role))
  const from = Math.min(...sides.map((slot) => slot.from))
  const to = Math.max(...sides.map((slot) => slot.to))
  const named = read.operands()
  const areTold = named.length === 2 && named.every(({ names }) => names.length > 0)
  if (sides.length === 0 || areTold) return named
  const dates = read.dates('when', 'from')
  const couple = named.find(({ names, rest }) => names.length === 0 && ofTwo.test(rest))
  const isOfOne = sides.every(({ role }) => role !== 'to')
  if (dates !== null && couple !== undefined && isOfOne) return [{ ...couple, dates, wish: null }]
  return readPair(read.lexName(read.text.slice(from, to)))
}

/** "The two I have on Monday", 那俩: whichever lie there. */
const ofTwo = /\b(?:the|those|these|both|my) two\b|\bboth\b|俩|两[个块节次]/

const sideRoles: ReadonlySet<RoleName> = new Set<RoleName>(['task', 'course', 'when', 'from', 'to'])

function readUnplace(act: ActName, read: Reading, doubt: Doubt | null): Draft | null {
  // An exception that was not read would be deleted with the rest.
  if (read.words('except').length === 0 && excepting.test(read.clause.text)) return null
  const classes = read.ground.state.taskClasses.map(({ id }) => ({ kind: 'class' as const, id }))
  const named = read.operands()
  const beside = readOperands(read.beside).filter(isNamed)
  const operands = (named.length > 0 ? named : beside).map((operand) =>
    operand.isAll && operand.names.length === 0 && operand.dates === null && !operand.isPronoun
      ? Object.assign({}, operand, { names: [classes] })
      : operand,
  )
  // "Skip English this week" is all of it.
  const all = operands.map((operand) =>
    operand.dates !== null && operand.rank === null && isOfCourse(operand)
      ? Object.assign({}, operand, { isAll: true })
      : operand,
  )
  const isDrastic = act !== 'unplace' || all.some(isWholeCourse)
  return { kind: 'unplace', operands: all, doubt: isDrastic ? 'delete' : doubt }
}

/** "I missed yesterday's calculus, plan it again" */
function isMissedNow(read: Reading): boolean {
  return isMissedWork(read) && read.operands().some((said) => isNamed(said) && !isAllAlone(said))
}

function isAllAlone({ isAll, names, dates }: Operand): boolean {
  return isAll && names.length === 0 && dates === null
}

/** "Did you undo it?" asks what became of it. */
const wasAsked = /^\W*(?:did|have|has|was)\b|了(?:吗|没有?)[?？]*$/i

function readHistory(kind: 'undo' | 'redo', read: Reading): Draft | null {
  if (wasAsked.test(read.clause.text)) return questionOfFrame({ ...read.frame, act: 'ask_change' }, read) // prettier-ignore
  const names = read.clause.names.flatMap(({ owners }) => owners)
  const times = read.count() ?? (both.test(read.clause.text) ? 2 : 1)
  return { kind, times, names, agreed: false }
}

const both =
  /\bthe one before\b|[前上]面?那?一[个步次]也|\bboth(?: of (?:them|those|these))?(?=$|[ ,.;!]*(?:please|pls|actually|now|again|moves|changes|$|[,.;!]))|两(?:个|次|步|下)?都|都.{0,2}两/

/** "Cancel Thursday's calculus" where only study lies then; what is fixed is said to be. */
function ofFixed(read: Reading, doubt: Doubt | null): Draft | null {
  const [operand] = read.operands()
  const [date, ...more] = read.dates('when', 'from') ?? operand?.dates ?? []
  const names = read.owners('course', 'title', 'task')
  const isOfStudy = names.length > 0 && names.every(({ kind }) => kind !== 'item')
  const lecture = read.ground.state.tasks.find(
    (task) =>
      task.kind === 'event' &&
      names.some((owner) => owner.kind === 'series' && owner.id === task.series) &&
      dayToDate(read.ground.state.window, task.place.day) === date,
  )
  const isCancelled = read.frame.act.startsWith('cancel')
  if (
    isOfStudy &&
    isCancelled &&
    date !== undefined &&
    more.length === 0 &&
    lecture === undefined
  ) {
    const named = withRole(read.frame, 'task', ({ role }) => role === 'title')
    return readUnplace('unplace', reading(named, read.text, read.ground), doubt)
  }
  if (names.length === 0) return { kind: 'beyond', what: 'fixed', operands: [] }
  const events = names.filter(({ kind }) => kind === 'series')
  const operands = [{ ...emptyOperand, names: [events.length > 0 ? events : names] }]
  return { kind: 'put', verb: 'move', operands, target: nowhere, doubt }
}

const excepting =
  /\b(?:except|excluding|apart from|other than|but (?:not|keep|leave))\b|除了|除外|留着|保留/

function isOfCourse({ names }: Operand): boolean {
  const owners = names.flat()
  return owners.length > 0 && owners.every(({ kind }) => kind !== 'item')
}

const marks = {
  'mark:done': 'done',
  'mark:partly': 'partly',
  'mark:missed': 'missed',
  'mark:open': 'open',
} as const

/** "Is Thursday too full?" is asked, and changes nothing. */
function readImprove(act: 'improve' | 'thin_out', read: Reading, doubt: Doubt | null): Draft {
  const { rest, text } = read.clause
  const dates = read.dates('when', 'not')
  const isAsked = (isQuestionForm(rest) || judges.test(text)) && !asksHelp.test(text)
  if (clashes.test(text) || inTheWay.test(text))
    return isAsked ? { kind: 'query-broken' } : { kind: 'mend', doubt }
  if (isAsked && doubt !== 'opinion') return { kind: 'query-health', dates }
  const problem = findComplaint(text, dates !== null)?.problem ?? null
  return {
    kind: 'improve',
    // Of no day it is the plan that is improved.
    ...(act === 'thin_out' && dates !== null ? { isLighter: true as const } : {}),
    dates,
    problem,
    doubt,
  }
}

/** "Move whatever is in the way", 撞的挪开 */
const inTheWay =
  /\b(?:whatever|anything|everything|stuff|things?|what)(?: (?:thats?|which|i))?(?:'s)?(?: (?:is|was|lies|had|have|got))? (?:in (?:the|its|their|my) way|(?:clash|conflict|overlap)\w*|there)\b|撞(?:上|到|了)?的/i

const judges =
  /\b(?:analy[sz]e|assess|judge|what do you think|how(?:'s| is| good))\b|分析|评价|评估|怎么样/

/** "Plan B", "plan my trip to Paris": hardly a plan, and of nothing that is known. */
function isOfStrangers({ frame, beside }: Reading): boolean {
  return frame.slots.length === 0 && frame.confidence < 0.8 && findStrangers(beside.text).length > 0
}

/** "Plan two calculus sessions on Saturday": that many, on that day. */
function planOrPlace(read: Reading, doubt: Doubt | null): Draft {
  if (isMissedAgain(read)) return { kind: 'catch-up', doubt }
  const bound = readBound(read)
  if (bound !== null) return bound
  const dates = read.dates('when', 'to')
  const operands = read.operands()
  const isRanked = operands.some(({ names, rank }) => names.length > 0 && rank !== null)
  const isOfBlock =
    operands.length === 1 &&
    operands.every(({ names }) => names.length === 1 && names.every(isItem))
  // "Put the outline somewhere next week": what lies elsewhere needs no plan.
  const isPlaced = isOfBlock && operands.every((operand) => lies(operand, read.ground.state))
  const isPut = dates?.length === 1 ? isRanked || isOfBlock : dates !== null && isPlaced
  if (!isPut) return readPlan(read, doubt)
  const placed = withRole(read.frame, 'to', ({ role }) => role === 'when')
  return readPut('place', reading(placed, read.text, read.ground), doubt)
}

function lies({ names }: Operand, state: ScheduleState): boolean {
  return names.flat().every(({ id }) => findTask(state, id)?.place != null)
}

function isItem(owners: NameOwner[]): boolean {
  return owners.length === 1 && owners.every(({ kind }) => kind === 'item')
}

const asksHelp = /^(?:can|could|would|will) you\b|[帮请]/
