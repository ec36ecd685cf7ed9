// Turns what the trained reader has read into drafts: each act with the words of its roles, names and days not yet resolved.
import { datesBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import type { Ground } from '../ground.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { emptyOperand } from '../words/operands.ts'
import { nowhere, type Operand, type Target } from '../words/task-words.ts'
import type { AwayWish, Draft, Fact } from './draft.ts'
import { mergeLimits, noLimits, type Limits } from './kept-free.ts'
import { timedLimits } from './limits.ts'
import { readOperands } from './read-operands.ts'
import { splitTarget } from './read-target.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { readAwaySpans } from './read-away.ts'

/** Null where what was read has no form here yet. */
export function draftOfFrame(frame: Frame, text: string, ground: Ground): Draft | null {
  const read = reading(frame, text, ground)
  if (speaksOfStrangers(read)) return null
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
      return readMark(frame.act.slice('mark:'.length) as 'done', read, doubt)
    case 'plan':
      return readPlan(read, doubt)
    case 'clear':
    case 'replan':
      return readClear(frame.act, read, doubt)
    case 'improve':
      return { kind: 'improve', dates: read.dates('when'), problem: null, doubt }
    case 'thin_out':
      return { kind: 'improve', dates: read.dates('when', 'not'), problem: 'crammed', doubt }
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
      return readAsked(frame, read)
  }
}

type Reading = ReturnType<typeof reading>

/** Acts on what is there already. */
const ofKnown =
  /^(?:move|place|swap|unplace|mark|plan|replan|clear|improve|thin_out|explain|set_|delete_work|remove_)/

/** What was named, or excepted, is not in the schedule: "optimise my sleep", "I skipped the gym". */
function speaksOfStrangers(read: Reading): boolean {
  if (!ofKnown.test(read.frame.act)) return false
  const excepted = read.lexed('except')
  if (excepted.length > 0 && excepted.every(({ names }) => names.length === 0)) return true
  const named = read.named()
  return (
    named.length > 0 &&
    named.every(
      ({ names, isPronoun, isAll, rank, event }) =>
        names.length === 0 && !isPronoun && !isAll && rank === null && event === null,
    )
  )
}

/** The words of the frame's roles, lexed against the schedule. */
function reading(frame: Frame, text: string, ground: Ground) {
  const lex = (words: string): LexedText => lexText(prepareText(words, ground), ground)
  const wordsOf = (...roles: RoleName[]) =>
    frame.slots.filter(({ role }) => roles.includes(role)).map((slot) => slot.text)
  const lexed = (...roles: RoleName[]) => wordsOf(...roles).map(lex)
  const days = (...roles: RoleName[]) => {
    const dates = lexed(...roles).flatMap((found) =>
      joinRanges(found.days, found.text, ground).flatMap((day) => day.dates),
    )
    return [...new Set(dates)].toSorted()
  }
  const dates = (...roles: RoleName[]) => {
    const found = days(...roles)
    return found.length === 0 ? null : found
  }
  const wish = (...roles: RoleName[]) =>
    lexed(...roles).flatMap(({ times }) => times.map((time) => time.wish))[0] ?? null
  const clause = text.slice(frame.from, frame.to)
  return {
    frame,
    ground,
    clause: lex(clause),
    words: wordsOf,
    lexed,
    dates,
    wish,
    owners: (...roles: RoleName[]): NameOwner[] =>
      lexed(...roles).flatMap(({ names }) => names.flatMap(({ owners }) => owners)),
    /** Each phrase that names tasks, by itself. */
    named: (): Operand[] => phrasesOf(frame, text).flatMap((phrase) => readOperands(lex(phrase))),
    /** The tasks that are spoken of; what was said of when they lie now belongs to each. */
    operands: (): Operand[] => {
      const found = phrasesOf(frame, text).flatMap((phrase) => readOperands(lex(phrase)))
      const lying = { dates: dates('from', 'when'), wish: wish('from', 'when') }
      if (found.length === 0)
        return lying.dates === null && lying.wish === null ? [] : [{ ...emptyOperand, ...lying }]
      return found.map((operand) =>
        operand.dates === null && operand.wish === null ? { ...operand, ...lying } : operand,
      )
    },
    count: () => {
      const [written] = wordsOf('count')
      return written === undefined ? null : readNumber(written.replace(/^[再第]|[次个步场]$/g, ''))
    },
    length: () => {
      const [said] = wordsOf('length').map((words) => findLength(prepareText(words, ground)))
      return said?.length ?? null
    },
  }
}

const beside = /^(?:\s|的|'s|’s)*$/

/** The words that name tasks; a course and a work side by side are one name: "english vocab", 英语的单词. */
function phrasesOf({ slots }: Frame, text: string): string[] {
  const phrases: { from: number; to: number }[] = []
  for (const { role, from, to } of slots) {
    if (role !== 'task' && role !== 'course') continue
    const last = phrases.at(-1)
    if (last !== undefined && beside.test(text.slice(last.to, from))) last.to = to
    else phrases.push({ from, to })
  }
  return phrases.map(({ from, to }) => text.slice(from, to))
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

function readMark(mark: 'done' | 'partly' | 'missed' | 'open', read: Reading, doubt: Asked): Draft {
  const length = read.length()
  const operands = read.operands()
  const said = read.words('task', 'course')
  const isNamed = ({ names, isPronoun, isAll, rank, dates, wish }: Operand) =>
    names.length > 0 || isPronoun || isAll || rank !== null || dates !== null || wish !== null
  const unfound = operands.flatMap((operand, index) =>
    isNamed(operand) ? [] : (said[index] ?? []),
  )
  return {
    kind: 'mark',
    mark,
    worked: length?.unit === 'minutes' ? { kind: 'minutes', minutes: length.amount } : null,
    operands: operands.filter(isNamed),
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
  return {
    kind: 'plan',
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
  const isNothing =
    limits.weekdays.length + limits.periods.length + (limits.times?.length ?? 0) === 0
  return isNothing ? null : { kind: 'limit', limits, isStanding: true, agreed: false }
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

const facts: Partial<Record<Frame['act'], Fact>> = {
  ask_next: 'next',
  ask_where: 'where',
  ask_who: 'who',
  ask_exam: 'exams',
  'ask_load:lightest': 'lightest',
  'ask_load:busiest': 'busiest',
  'ask_load:hours': 'hours',
  ask_remaining: 'left',
  ask_progress: 'done',
  ask_due: 'due',
  ask_date: 'date',
  ask_change: 'changed',
  ask_advice: 'first',
  what_if: 'in-the-way',
}

/** Questions, and what is said without wanting anything of the schedule. */
function readAsked({ act }: Frame, read: Reading): Draft | null {
  const names = read.owners('course', 'task')
  const dates = read.dates('when', 'by')
  const wish = read.wish('when')
  const fact = facts[act]
  // Study work has no room: where it is is when it is.
  const isOfWork = act === 'ask_where' && names.every(({ kind }) => kind === 'item')
  if (isOfWork && names.length > 0) return { kind: 'query-when', operands: read.operands() }
  // Of single items it is asked whether they are done: their places tell.
  const isOfItems = fact === 'done' && names.some(({ kind }) => kind === 'item')
  if (fact !== undefined && !isOfItems)
    return { kind: 'query-fact', fact, dates, wish, names, words: read.clause.text }
  switch (act) {
    case 'ask_day':
    case 'ask_what':
      return { kind: 'query-day', dates, wish }
    case 'ask_free':
      return { kind: 'query-free', dates, wish }
    case 'ask_when':
      return { kind: 'query-when', operands: read.operands() }
    case 'ask_pace':
      return { kind: 'query-pace', names }
    case 'feasible':
      return { kind: 'query-fits', names, dates, exam: null }
    case 'explain_place':
      return { kind: 'query-explain', operands: read.operands(), target: nowhere }
    case 'explain_not':
      return {
        kind: 'query-explain',
        operands: read.operands(),
        target: {
          ...nowhere,
          dates: read.dates('when', 'to', 'not'),
          wish: read.wish('when', 'to', 'not'),
        },
      }
    case 'cancel':
      return { kind: 'talk', talk: 'cancel' }
    case 'thank':
      return { kind: 'talk', talk: 'thanks' }
    case 'greet':
      return { kind: 'talk', talk: 'greeting' }
    case 'ask_help':
      return { kind: 'talk', talk: 'abilities' }
    case 'set_setting':
      return { kind: 'beyond', what: 'settings', operands: [] }
    case 'pin':
    case 'unpin':
      return { kind: 'beyond', what: 'pin', operands: [] }
    case 'rename':
    case 'delete_work':
    case 'drop_course':
    case 'remove_sessions':
      // What is left out of it is read by those who know exceptions.
      return read.words('except').length > 0 ? null : { kind: 'beyond', what: 'work', operands: [] }
    case 'set_reminder':
      return { kind: 'beyond', what: 'reminder', operands: [] }
    case 'day_off':
    case 'make_up_day':
      return { kind: 'beyond', what: 'day-off', operands: [] }
    case 'delete_all':
      return { kind: 'beyond', what: 'everything', operands: [] }
    case 'export':
    case 'import':
      return { kind: 'beyond', what: act, operands: [] }
    case 'add_event':
    case 'add_class':
    case 'add_exam':
    case 'add_homework':
      return { kind: 'beyond', what: 'add', operands: [] }
    case 'cancel_class':
    case 'move_class':
    case 'change_class':
    case 'cancel_event':
    case 'move_event':
      return { kind: 'beyond', what: 'fixed', operands: [] }
    case 'move_exam':
      return {
        kind: 'exam-moved',
        sitting: null,
        names,
        date: read.dates('to')?.[0] ?? null,
        doubt: null,
      }
    default:
      return null
  }
}
