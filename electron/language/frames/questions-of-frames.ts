// What a frame asks, or says without wanting a change, as a draft.
import type { Beyond, Draft, Talk } from '../read/draft.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { joinParts } from '../resolve/wishes.ts'
import { asksWhole, ownWeek } from '../words/asked-days.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { examSaid, onlyExam, sittingIn } from '../words/sitting.ts'
import { datesTold, inThatTime } from '../words/told-days.ts'
import type { NameOwner } from '../words/known-names.ts'
import { emptyOperand, isNamed, lastSpokenOf, readOperand } from '../words/operands.ts'
import { timeOff } from './conditions.ts'
import { dayIn, dayOf, endAsked, factOf, noPlace, ofLessons } from './facts-asked.ts'
import { besideEvent, heldThen, kindOfLesson, lessonsOf } from '../calendar/lessons-asked.ts'
import { lessonsCalled } from '../words/lessons-called.ts'
import { readOperands } from '../read/read-operands.ts'
import type { Operand } from '../words/task-words.ts'
import { findUnread } from '../words/unread-words.ts'
import { workSpokenOf } from './spoken-of.ts'
import { ownerOf, thingTold } from '../amend/thing-told.ts'
import { emptyTime, whyNot, whyThere } from './why-of-frame.ts'
import { wishesIn, type Reading } from './reading.ts'

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
  move_exam: 'fixed',
}

/** Null for an act that is neither. */
export function questionOfFrame({ act, others }: Frame, read: Reading): Draft | null {
  const talk = talks[act]
  if (talk !== undefined) {
    const [topic] = act === 'ask_help' ? [...read.words('topic'), ...howTo(read)] : []
    return { kind: 'talk', talk, ...(topic === undefined ? {} : { topic }) }
  }
  const beyond =
    act === 'import' && namesSyllabus.test(read.clause.text) ? 'syllabus' : beyonds[act]
  // What is left out of it is read by those who know exceptions.
  const isLimited = beyond === 'work' && read.words('except').length > 0
  if (beyond !== undefined) return isLimited ? null : { kind: 'beyond', what: beyond, operands: [] }
  if (isOffTopic(act, others, read)) return { kind: 'talk', talk: 'elsewhere' }
  // "What do I have to do for physics next week" asks for no amount.
  const { text } = read.clause
  const isOfLessons = act === 'ask_load:hours' && (!ofAmount.test(text) || ofLessons.test(text))
  const isOfClock = act === 'ask_date' && read.dates('when') !== null && ofClock.test(text)
  const isOfFree = act === 'ask_next' && asksFree.test(text)
  const isOfEnd = act === 'ask_next' && endAsked(text) !== null && ofLessons.test(text)
  const asked = isOfLessons || isOfClock || isOfEnd ? 'ask_day' : isOfFree ? 'ask_free' : act
  const there = ofSpan.has(asked) ? besideEvent(read) : null
  if (there !== null)
    return asked === 'ask_free' ? { kind: 'query-free', ...there } : { kind: 'query-day', ...there }
  return factOf(asked, read) ?? askedOf(asked, read)
}

/** "How do I add homework": what stands behind the question word, where nothing was read as what it is about. */
function howTo({ clause: { text } }: Reading): string[] {
  const lead = howWords.exec(text)
  const topic = lead === null ? '' : text.slice(lead.index + lead[0].length).replace(/[?？]+$/, '')
  return topic.trim() === '' ? [] : [topic.trim()]
}

const howWords =
  /\bhow (?:do|can|should|would|could)? ?(?:i|you|we|one|to)\b|(?:怎么|怎样|如何|咋)(?:才能|样|能|可以|去)?/

/** 二食堂今天有没有麻辣香锅: of a day, with words that name nothing here. */
function isOffTopic(act: ActName, others: Frame['others'], read: Reading): boolean {
  const chance = others.find((other) => other.act === 'off_topic')?.confidence ?? 0
  return (
    act === 'ask_day' &&
    chance >= leastElsewhere &&
    read.clause.names.length === 0 &&
    findUnread(read.clause.text, read.ground).length > 0
  )
}

const leastElsewhere = 0.1

const ofSpan: ReadonlySet<ActName> = new Set<ActName>([
  'ask_free',
  'ask_day',
  'ask_what',
  'ask_next',
  'ask_when',
])

/** When a day begins or ends is no date. */
const ofClock = /\bwhat time\b|\b(?:start|begin|finish|end)\b|几点|开始|结束|下课|放学|上课/

const ofAmount =
  /\b(?:how (?:much|many|long|full|busy)|hours?|minutes?|time|load|amount|workload|total)\b|多少|几|多久|小时|钟头|量|满|忙/

/** A day that stands within words without a role is never today. */
function datesAsked(act: ActName, read: Reading): string[] | null {
  const told = read.dates('when', 'by')
  if (told !== null || !/^ask_(?:day|what|free)$/.test(act)) return told
  return dayIn(read) ?? daysThere(read) ?? ownWeek(read.words('when'), read.ground)
}

function askedOf(act: ActName, read: Reading): Draft | null {
  const names = read.owners('course', 'task')
  const dates = datesAsked(act, read)
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
      return ofNamed(read, dates) ?? ofKind(read, dates) ?? dayOf(read, dates, wish)
    case 'ask_free':
      if (lost !== undefined) return { kind: 'unknown-day', words: lost }
      return (
        ofNamed(read, dates) ??
        ofKind(read, dates) ?? {
          kind: 'query-free',
          dates,
          wish,
          ...asksWhole(read.clause.text),
        }
      )
    case 'ask_when': {
      const exam = examSaid(read.clause.text.replace(besideExam, ' '))
      const lessons = exam === null ? ofKind(read, dates) : null
      if (lessons !== null) return lessons
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
    default:
      return null
  }
}

/** "Anything planned there?" */
function daysThere({ clause, ground }: Reading): string[] | null {
  return inThatTime.test(clause.text) ? datesTold(ground) : null
}

/** "Before the exam" tells when, and not of what. */
const besideExam =
  /\b(?:before|after|until|till) (?:the |my |that )?(?:\w+ )?(?:exam|midterm|final|test)s?\b|(?:考试|期中|期末)考?(?:之前|以前|前|之后|以后|后)/g

/** 去年期中卷: blocks whose name has the word for an exam in it. */
function isOfBlocks(read: Reading): boolean {
  if (read.words('course', 'task', 'title').every((words) => onlyExam.test(words))) return false
  const owners = read.owners('course', 'task', 'title')
  return owners.length > 0 && owners.every(({ kind }) => kind === 'item')
}

/** "When do I begin tomorrow?" names nothing but the day. */
function whenOf(read: Reading, dates: string[] | null, wish: TimeWish | null): Draft | null {
  const operands = read.operands()
  if (operands.some(isNamed)) {
    const held = operands.map((operand) => heldThen(operand, dates ?? [], read.ground))
    return { kind: 'query-when', operands: held.map((operand) => lessonsOf(operand, read)) }
  }
  // "When do I have to be there?"
  if (dates === null && wish === null && there.test(read.clause.text))
    return { kind: 'query-when', operands: [lastSpokenOf] }
  if (dates !== null || wish !== null) return dayOf(read, dates, wish)
  const isBare = findUnread(read.clause.text, read.ground).length === 0
  if (!isBare && (read.frame.confidence < sureOfWhen || read.words('title').length > 0)) return null
  // 几点下课, 都排在哪天: of what our answer told of, or the student spoke of.
  const told = thingTold(read.ground)
  const owners = told === null ? workSpokenOf(read.ground) : [ownerOf(told.task)]
  const operand = { ...emptyOperand, names: [owners], dates: told === null ? null : [told.date] }
  return owners.length === 0 ? null : { kind: 'query-when', operands: [operand] }
}

const sureOfWhen = 0.8
const there = /\bthere\b|那[儿里边]/

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
const aDay = /\d|day\b|[周週星礼禮号號月]|那一?天/i

/** "Do I have a lab this week?", 这周有习题课吗: the lessons of that kind. */
function ofKind(read: Reading, dates: string[] | null): Draft | null {
  const { text, names } = read.clause
  const [kind] = kindOfLesson.exec(text.toLowerCase()) ?? []
  // Only when they are is asked without a day.
  const isOpen = dates === null && read.frame.act !== 'ask_when'
  if (kind === undefined || names.length > 0 || isOpen) return null
  const owners = lessonsCalled(kind, read.ground.state).map((id) => ({
    kind: 'series' as const,
    id,
  }))
  return owners.length === 0
    ? null
    : { kind: 'query-when', operands: [{ ...emptyOperand, names: [owners], dates, isAll: true }] }
}

/** "Any algebra on Friday evening?" is of algebra, and not of the day. */
function ofNamed(read: Reading, dates: readonly string[] | null): Draft | null {
  const { names, text } = read.clause
  if (names.length === 0 || dates === null || asksFree.test(text)) return null
  const operand = readOperand(read.clause, true)
  return { kind: 'query-when', operands: [heldThen(operand, dates, read.ground)] }
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
