// What a frame asks, or says without wanting a change, as a draft.
import type { Beyond, Draft, Fact, Talk } from '../read/draft.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { joinParts } from '../resolve/wishes.ts'
import { asksWhole } from '../words/asked-days.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { examSaid, onlyExam, sittingIn } from '../words/sitting.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lessonsCalled } from '../words/lessons-called.ts'
import { emptyOperand, isNamed, readOperand } from '../words/operands.ts'
import { timeOff, whatIf } from './conditions.ts'
import { lessonsOf } from './lessons-asked.ts'
import { targetOf } from './target-of-frame.ts'
import { readOperands } from '../read/read-operands.ts'
import { hasTarget, type Operand } from '../words/task-words.ts'
import { emptyTime, whyNot, whyThere } from './why-of-frame.ts'
import { reading, wishesIn, type Reading } from './reading.ts'

const facts: Partial<Record<ActName, Fact>> = {
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
  ask_homework: 'homework',
  ask_date: 'date',
  ask_change: 'changed',
  ask_advice: 'first',
  what_if: 'in-the-way',
}

const talks: Partial<Record<ActName, Talk>> = {
  yes: 'praise',
  cancel: 'cancel',
  thank: 'thanks',
  greet: 'greeting',
  ask_help: 'abilities',
  vent: 'worry',
  off_topic: 'elsewhere',
}

const namesSyllabus = /\bsyllab(?:us|uses|i)\b|\bcourse outlines?\b|(?:教学|课程)大纲|教学日历/

/** What can't be done by talking, and is said to be, with where it is done. */
const beyonds: Partial<Record<ActName, Beyond>> = {
  set_setting: 'settings',
  set_reminder: 'reminder',
  pin: 'pin',
  unpin: 'pin',
  rename: 'work',
  remove_sessions: 'work',
  day_off: 'day-off',
  make_up_day: 'day-off',
  export: 'export',
  import: 'import',
  add_class: 'add',
  add_exam: 'add',
  change_class: 'fixed',
}

/** Null for an act that is neither. */
export function questionOfFrame({ act }: Frame, read: Reading): Draft | null {
  const talk = talks[act]
  if (talk !== undefined) {
    const [topic] = act === 'ask_help' ? read.words('topic') : []
    return { kind: 'talk', talk, ...(topic === undefined ? {} : { topic }) }
  }
  const beyond =
    act === 'import' && namesSyllabus.test(read.clause.text) ? 'syllabus' : beyonds[act]
  // What is left out of it is read by those who know exceptions.
  const isLimited = beyond === 'work' && read.words('except').length > 0
  if (beyond !== undefined) return isLimited ? null : { kind: 'beyond', what: beyond, operands: [] }
  return factOf(act, read) ?? askedOf(act, read)
}

/** 实验在哪间屋上: of words that are no name by themselves, each lesson that is called so. */
function calledOf(act: ActName, read: Reading): NameOwner[] {
  if (act !== 'ask_where' || read.clause.names.length > 0) return []
  const said = read.words('course', 'task', 'title')
  const series = said.flatMap((words) => lessonsCalled(words, read.ground.state))
  return series.map((id) => ({ kind: 'series', id }))
}

function factOf(act: ActName, read: Reading): Draft | null {
  const { text } = read.clause
  const called = calledOf(act, read)
  const names = called.length > 0 ? called : read.owners('course', 'task', 'title')
  const isOfItems = names.some(({ kind }) => kind === 'item')
  // Study work has no room: where it is is when it is.
  if (act === 'ask_where' && names.length > 0 && names.every(({ kind }) => kind === 'item'))
    return { kind: 'query-when', operands: read.operands() }
  // What was named and is not known is no question about all.
  const isNamed = read.words('course', 'task', 'title').length > 0
  // "The last thing" that was changed is none of the schedule.
  if (names.length === 0 && isNamed && act !== 'ask_change') return null
  const rest = restOfToday(act, names, read)
  if (rest !== null) return rest
  if (act === 'ask_remaining') return remaining(names, read)
  if (act === 'ask_when' && names.length > 0 && isByWhen.test(read.clause.text))
    return {
      kind: 'query-fact',
      fact: 'due',
      dates: null,
      wish: null,
      names,
      words: read.clause.text,
    }
  if (act === 'what_if') {
    const moved = whatIf(read)
    if (moved !== null) return moved
  }
  // "Should I swap them?" asks for an opinion of these, and not for what comes first.
  if (act === 'ask_advice' && isOfItems) return opinionOf(read)
  if (act.startsWith('ask_load') && ofCourses.test(text) && read.dates('when', 'by') === null)
    return remaining(names, read)
  const fact = facts[act]
  if (fact === undefined) return null
  // "What's first tomorrow?": all of that day, in order.
  const ofDay =
    act === 'ask_advice' && !isByWhen.test(text) && examSaid(text) === null
      ? read.dates('when')
      : null
  if (ofDay !== null && !ofDay.includes(read.ground.today.date))
    return { kind: 'query-day', dates: ofDay, wish: read.wish('when') }
  // Of single items it is asked whether they are done: their places tell.
  if (fact === 'done' && isOfItems) return { kind: 'query-when', operands: read.operands() }
  const isOfTimeOff = act === 'what_if'
  const told = read.dates('when', 'by', ...(isOfTimeOff ? (['not'] as const) : []))
  // 今天第一节在哪上: the day may stand within words that have no role.
  const dates = told ?? (act === 'ask_where' ? dayIn(read) : null)
  // Of a day that was not read nothing is answered.
  if (isOfTimeOff && dates === null && read.words('when', 'by', 'not').length > 0) return null
  return {
    kind: 'query-fact',
    fact,
    dates,
    wish: read.wish('when', ...(isOfTimeOff ? (['not'] as const) : [])),
    names,
    words: read.clause.text,
  }
}

function dayIn({ clause: { days, text } }: Reading): string[] | null {
  const dates = /\bnow\b|现在|马上|这会儿/.test(text) ? [] : days.flatMap((day) => day.dates)
  return dates.length === 0 ? null : dates
}

/** "What have I still got left today?", 今天还剩啥: what is over is not told. */
function restOfToday(act: ActName, names: readonly NameOwner[], read: Reading): Draft | null {
  const { today } = read.ground
  const isAsked = act === 'ask_remaining' || act === 'ask_day'
  const dates = isAsked && read.wish('when') === null ? read.dates('when') : null
  const isOfToday = dates?.length === 1 && dates[0] === today.date
  if (!isOfToday || names.length > 0 || !leftOver.test(read.clause.text)) return null
  return dayOf(read, dates, { kind: 'between', from: today.minute, to: 1440 })
}

const leftOver = /\b(?:left|remaining|still (?:got|have|to do))\b|剩|还有(?![,，])/

/** "Which course has the most left?" asks for no day. */
const ofCourses = /\bwhich (?:course|subject|class|module|unit)s?\b|哪(?:一?门|个科目|科)/

/** "Should I swap them?", "should I move it to Friday?": asked back with what it would do. */
function opinionOf(read: Reading): Draft | null {
  const slots = read.frame.slots.filter(({ role }) => role !== 'when' && role !== 'to')
  const operands = reading({ ...read.frame, slots }, read.text, read.ground).operands()
  const target = targetOf(read, 'to', 'when')
  if (hasTarget(target))
    return { kind: 'put', verb: 'move', operands: operands.slice(0, 1), target, doubt: 'opinion' }
  return operands.length === 2 ? { kind: 'swap', operands, doubt: 'opinion' } : null
}

/** What is left: of work in hours, or what has no place yet. */
function remaining(names: NameOwner[], read: Reading): Draft {
  const { text } = read.clause
  const dates = read.dates('when', 'by')
  if (dates === null && inHours.test(text)) return { kind: 'query-workload', names }
  // 明天还剩几个: of a day it is what lies there.
  if (dates?.length === 1 && names.length === 0 && read.words('by').length === 0)
    return { kind: 'query-day', dates, wish: read.wish('when') }
  if (noPlace.test(text)) return { kind: 'query-pending', names }
  return { kind: 'query-fact', fact: 'left', dates, wish: null, names, words: text }
}

const isByWhen = /\bby when\b|\b(?:at the )?latest\b|\bdeadline\b|\bdue\b|最晚|最迟|截止|\bddl\b/

const inHours = /\bhours?\b|小时|钟头|学时/
const noPlace =
  /\b(?:pending|left to (?:plan|place|schedule)|un(?:placed|scheduled|planned)|not (?:yet )?(?:placed|scheduled|planned)|open)\b|[没未待]安?排/

function askedOf(act: ActName, read: Reading): Draft | null {
  const names = read.owners('course', 'task')
  const dates = read.dates('when', 'by')
  const said = read.lexed('when').flatMap(wishesIn)
  // "Which evenings are free" names a time, and no day.
  const wish = joinParts(said.length > 0 ? said : wishesIn(read.clause))
  const lost =
    dates === null && wish === null
      ? read.words('when').find((words) => aDay.test(words))
      : undefined
  switch (act) {
    case 'ask_day':
    case 'ask_what':
      if (lost !== undefined) return { kind: 'unknown-day', words: lost }
      if (noPlace.test(read.clause.text)) return { kind: 'query-pending', names }
      return ofNamed(read, dates) ?? dayOf(read, dates, wish)
    case 'ask_free':
      if (lost !== undefined) return { kind: 'unknown-day', words: lost }
      return (
        ofNamed(read, dates) ?? { kind: 'query-free', dates, wish, ...asksWhole(read.clause.text) }
      )
    case 'ask_when': {
      const exam = examSaid(read.clause.text.replace(besideExam, ' '))
      if (
        exam === null &&
        read.words('title').length > 0 &&
        read.operands().every((operand) => !isNamed(operand))
      )
        return { kind: 'query-when', operands: titled(read) }
      return exam !== null && !isOfBlocks(read) ? examOf(read) : whenOf(read, dates, wish)
    }
    case 'ask_pace':
      return { kind: 'query-pace', names }
    case 'feasible':
      return (
        timeOff(read) ??
        amountOf('enough', read) ?? {
          kind: 'query-fits',
          names,
          // "If I begin on Tuesday, will it fit before the midterm?"
          dates: read.words('by').length > 0 ? read.dates('by') : dates,
          exam: examSaid(read.clause.text),
        }
      )
    case 'explain_place':
      return amountOf('why', read) ?? whyThere(read)
    case 'explain_not':
      return emptyTime(read) ?? whyNot(read, () => true)
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

function dayOf(read: Reading, dates: string[] | null, wish: TimeWish | null): Draft {
  const words = read.clause.text
  if (dates !== null && asksWhere.test(words) && ofLessons.test(words))
    return { kind: 'query-fact', fact: 'where', dates, wish, names: [], words }
  const asked = ofLessons.test(read.clause.text) ? { isOfLessons: true as const } : {}
  return { kind: 'query-day', dates, wish, ...asked }
}

const asksWhere = /\bwhere\b|\bwhich rooms?\b|[在去]哪|哪(?:个|间)?(?:教室|屋)|什么教室/

const ofLessons = /\b(?:class(?:es)?|lectures?|lessons?)\b|(?<!功)课(?![程表本])/

/** "Before the exam" tells when, and not of what. */
const besideExam =
  /\b(?:before|after|until|till) (?:the |my |that )?(?:\w+ )?(?:exam|midterm|final|test)s?\b|(?:考试|期中|期末)考?(?:之前|以前|前|之后|以后|后)/g

/** 去年期中卷: blocks whose name has the word for an exam in it. */
function isOfBlocks(read: Reading): boolean {
  const owners = read.owners('course', 'task', 'title')
  return owners.length > 0 && owners.every(({ kind }) => kind === 'item')
}

/** "When do I begin tomorrow?" names nothing but the day. */
function whenOf(read: Reading, dates: string[] | null, wish: TimeWish | null): Draft | null {
  const operands = read.operands()
  if (operands.some(isNamed))
    return { kind: 'query-when', operands: operands.map((operand) => lessonsOf(operand, read)) }
  return dates === null && wish === null ? null : { kind: 'query-day', dates, wish }
}

/** What was taken for a title may be a name of the schedule, loosely said. */
function titled(read: Reading): Operand[] {
  const said = read.words('title')
  const named = said.flatMap((title) => readOperands(read.lexName(title))).filter(isNamed)
  const dates = read.dates('when')
  return named.length > 0
    ? named.map((operand) =>
        Object.assign({}, operand, {
          dates: operand.dates ?? dates,
          event: readOperand(read.clause, true).event,
        }),
      )
    : [{ ...emptyOperand, rest: said.join(' ') }]
}

/** "The 42nd", 周八: what was said for a day and is none. */
const aDay = /\d|day\b|[周週星礼禮号號月]/i

/** "Any algebra on Friday evening?" is of algebra, and not of the day. */
function ofNamed(read: Reading, dates: readonly string[] | null): Draft | null {
  const { names, text } = read.clause
  if (names.length === 0 || dates === null || asksFree.test(text)) return null
  return { kind: 'query-when', operands: [readOperand(read.clause, true)] }
}

const asksFree = /\b(?:free|availab\w+|gaps?|spare|empty|open|busy)\b|空|没课/

/** "Can I do it in 5 hours?", "why 11 sessions?": an amount of all that is to be done. */
function amountOf(asks: 'enough' | 'why', read: Reading): Draft | null {
  const isDated = read.dates('when', 'by') !== null
  const count = read.count()
  const length = read.length()
  if (isDated && (asks === 'why' || length?.unit !== 'minutes')) return null
  const isOpen = asks === 'why' && !isDated && soMuch.test(read.clause.text)
  if (count === null && length === null && !isOpen) return null
  const said =
    count === null
      ? (length ?? { amount: null, unit: 'sessions' as const })
      : { amount: count, unit: 'sessions' as const }
  return {
    kind: 'query-workload',
    names: namesOf(read),
    amount: { asks, isDated, ...said },
  }
}

/** A name without a role is asked about too: "why 4 calculus sessions". */
function namesOf(read: Reading): NameOwner[] {
  const named = read.owners('course', 'task')
  return named.length > 0 ? named : read.clause.names.flatMap(({ owners }) => owners)
}

const soMuch = /\b(?:so|this|that|too) (?:many|few|much|long)\b|[这那]么[多少久]/

function examOf(read: Reading): Draft {
  const names = read.lexed('course', 'task', 'title').filter(({ text }) => !onlyExam.test(text))
  return {
    kind: 'query-exam',
    sitting: sittingIn(read.clause.text),
    names: names.flatMap((words) => words.names.flatMap(({ owners }) => owners)),
    operand: readOperand(read.clause, true),
  }
}
