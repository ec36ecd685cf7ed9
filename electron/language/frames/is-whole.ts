// Tells whether a frame is all of what was said: every day, name, condition, denial and amount has its place in the draft.
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import type { Ground } from '../ground.ts'
import type { ActName, Frame, RoleName, Slot } from '../reader/frame.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { isOwnWeek } from '../words/asked-days.ts'
import { isNamed } from '../words/operands.ts'
import { hasTarget, type Operand } from '../words/task-words.ts'
import { findStrangers } from '../words/strangers.ts'
import { findUnread } from '../words/unread-words.ts'
import { findVerb, isNegated } from '../words/verbs.ts'
import { isAboutRoom, isConditional } from './conditions.ts'
import { areChoices, isSaidAnew, targetOf } from './target-of-frame.ts'
import { isElsewhere } from './put-of-frame.ts'
import { following } from '../read/read-put.ts'
import { meansWholeTerm } from '../read/whole-term.ts'
import { isMissedWork, type Reading } from './reading.ts'
import { isPutAct } from './roles.ts'
import { unable } from './put-of-frame.ts'
import { namesNoOne } from './loose-name.ts'
import { isQuestionAct } from '../tidy/chances.ts'

/** Roles whose words the draft of an act holds; those that name things and days every draft does. */
const held: Partial<Record<ActName, readonly RoleName[]>> = {
  plan: ['limit', 'by', 'not'],
  clear: ['not', 'by'],
  replan: ['not', 'by', 'limit'],
  thin_out: ['not'],
  set_habit: ['not'],
  add_work: ['length', 'count', 'due', 'by'],
  add_sessions: ['length', 'count', 'due', 'by'],
  set_length: ['length'],
  set_deadline: ['due', 'by'],
  undo: ['count'],
  redo: ['count'],
  'mark:done': ['length'],
  'mark:partly': ['length'],
}

const rolesOf = (...roles: RoleName[]): ReadonlySet<RoleName> => new Set(roles)

const always = rolesOf('task', 'course', 'title', 'when', 'to', 'from', 'except')

/** "Don't cram", 分散: what every plan does. */
const spreads = /spread|even|cram|apart|bit by bit|分散|均匀|挤|散开|慢慢|一点一点/

/** Whether a draft can hold all that was read: every name is of the schedule, and no word has a role that it lacks. */
export function isWhole(read: Reading): boolean {
  const { frame, ground, text } = read
  if (alternates(frame)) return false
  const { act, flags, slots } = frame
  // Whatever else is told is why: "I shouldn't have undone that, bring it back".
  if ((act === 'undo' || act === 'redo') && slots.length === 0)
    return frame.confidence >= surelyBack
  const isPut = isPutAct(frame)
  const isMet = isPut && isAboutRoom(read)
  // 周末别给我安排: denied as that is, it asks for the time.
  const isDenied = flags.includes('negated') && act !== 'clear'
  if (isDenied || flags.includes('correction')) return false
  if (!areKnown(read)) return false
  if (
    (act !== 'swap' && gapsBetween(frame, text).length > 0) ||
    slots.some(isDouble) ||
    read.lexed('task', 'course').some((name) => isOfOther(name, ground))
  )
    return false
  const isTimed = read.lexed('when', 'from', 'due', 'not').every(saysWhen)
  if (isQuestionAct(frame)) return isTimed
  if (isConditional(read) && !isMet) return false
  if (!isTimed || leavesUnread(read)) return false
  const roles = held[act] ?? []
  const isHeld = ({ role, text: words }: Slot) =>
    always.has(role) ||
    roles.includes(role) ||
    (isMet && (role === 'if' || role === 'else')) ||
    (act === 'plan' && role === 'manner' && spreads.test(words))
  return isPut ? isPutWhole(read, isHeld) : slots.every(isHeld)
}

/** The card says what comes back. */
const surelyBack = 0.6

/** "Calculus this week, algebra the next": one plan holds no such pairs. */
export function alternates({ act, slots }: Frame): boolean {
  const order = slots.flatMap(({ role }) =>
    role === 'course' || role === 'task' ? 'c' : role === 'when' || role === 'to' ? 'w' : [],
  )
  const isPaired = /cw.*cw|wc.*wc/.test(order.join(''))
  return isPaired && (act === 'plan' || act === 'set_deadline')
}

/** Whether where it should go is read to the last word. */
export function saysGoal(read: Reading): boolean {
  const isOne = goalsWithDay(read) < 2 || areChoices(read) || isSaidAnew(read)
  return isOne && read.lexed('to').every(isReadThrough)
}

function goalsWithDay(read: Reading): number {
  return read.lexed('to').filter(({ days }) => days.length > 0).length
}

/** One draft holds one of each. */
const single = rolesOf('title', 'count', 'due', 'by', 'limit', 'length')

function isDouble({ role, from }: Slot, _: number, slots: readonly Slot[]): boolean {
  return single.has(role) && slots.some((other) => other.role === role && other.from !== from)
}

/** 宏观经济学 is not 微观经济学, though it ends as that does. */
function isOfOther({ text, names: [name] }: LexedText, ground: Ground): boolean {
  return name !== undefined && hasUnread(text.slice(0, name.start), ground)
}

/** What stands between the things that an act names, where it is more than what joins them. */
function gapsBetween({ act, slots }: Frame, text: string): { from: number; to: number }[] {
  const things = slots.filter(
    ({ role, text: words }) =>
      (role === 'task' || role === 'course' || (role === 'title' && ofEvents.test(act))) &&
      !namesNoOne(words),
  )
  return things.slice(1).flatMap((thing, index) => {
    const from = things[index]?.to ?? 0
    const gap = text.slice(from, thing.from).replaceAll(joint, ' ')
    return /[\p{L}\d]/u.test(gap) ? [{ from, to: thing.from }] : []
  })
}

/** Words that name things side by side and say nothing of either. */
const joint =
  /\b(?:and|or|nor|plus|with|for|of|in|from|to|n|the|my|our|both|all|then|session|sessions|block|work|s)\b|[和与跟及或的同、]|还有|以及|对调|换/giu

/** Of these a title names what is there. */
const ofEvents = /^(?:cancel|move)_/

function hasUnread(prepared: string, ground: Ground): boolean {
  return findUnread(prepared, ground).some((word) => /\p{Script=Han}/u.test(word))
}

function saysWhen({ text, days, times }: LexedText): boolean {
  return days.length + times.length > 0 || isOwnWeek(text) || meansWholeTerm(text)
}

const distance = rolesOf('length', 'manner', 'count')

/** A distance from where it lies may stand in other roles than a day. */
function isPutWhole(read: Reading, isHeld: (slot: Slot) => boolean): boolean {
  const target = targetOf(read, 'to')
  if (!hasTarget(target)) return isElsewhere(read)
  const isFar = target.by !== null || target.shift !== null || target.nudge !== null
  return (
    read.frame.slots.every((slot) => isHeld(slot) || (isFar && distance.has(slot.role))) &&
    (goalsWithDay(read) < 2 || isSaidAnew(read)) &&
    read.lexed('to').every(isReadThrough)
  )
}

/** Where it should go is said in no word that was not read: "right after breakfast". */
function isReadThrough({ text, rest, days }: LexedText): boolean {
  // Saturday and Sunday: one block can't go to both.
  const count = days.flatMap(({ dates }) => dates).length
  if (count > 1 && /\band\b|[和与跟]/.test(text)) return false
  const range = findClockRange(text)
  const unread = range === null ? rest : blankOut(rest, range.start, range.end)
  const left = unread.replaceAll(placeWords, ' ')
  return !/[\p{L}\d]/u.test(left)
}

const placeWords =
  /\b(?:to|on|in|at|the|of|my|this|that|it|there|by|around|bit|little|about|some(?:time|where)?|maybe|please|pls|instead|rather|any|later|earlier|back|forward|same|time|slot|an?|one|two|three|hours?|periods?|minutes?|days?|weeks?|or|and|late|early|free)\b|同样|同一个?|时间|时段|往|后|前|推|挪|延|移|晚|早|一点|点|些|个|小时|钟头|分钟|节|[的在到去吧就那这里儿上前之以]|[一二两三]/g

/** A day, a time, a name or a denial beside what was read: not all of it is understood. */
function leavesUnread(read: Reading): boolean {
  const { frame, beside, ground } = read
  if (/^(?:clear|replan|thin_out)/.test(frame.act)) return beside.names.length > 0
  if (/^(?:mark|set_habit)/.test(frame.act)) return false
  // "Plan my trip to Paris": whatever it is, it is no study of theirs.
  const isOfClash = frame.act === 'improve' && clashes.test(beside.text)
  if (frame.slots.length === 0 && !isOfClash && findStrangers(beside.text).length > 0) return true
  if (frame.act === 'improve') return false
  const isExcluded = frame.slots.some(({ role }) => role === 'not' || role === 'except')
  if (frame.act === 'plan')
    return (
      !isExcluded &&
      (isNegated(beside.text.replaceAll(ofOthers, ' ')) || leavesOut.test(beside.text))
    )
  const isTold = beside.days.length + beside.times.length + beside.names.length > 0
  const isDistance = frame.slots.every(({ role }) => role !== 'to')
  if (!isDistance && conditionLead.test(beside.text)) return false
  const isLeft = frame.slots.some(({ role }) => role === 'from')
  // 周三做不了: why it leaves.
  const reasons = besideReasons(read)
  const isOfUnread =
    ofBlocks.test(frame.act) && hasUnread(isLeft ? reasons.replace(unable, ' ') : reasons, ground)
  const told = beside.text.replaceAll(notYet, ' ')
  const isDenied = denial.test(isLeft ? told.replace(unable, ' ').replaceAll(notThere, ' ') : told)
  return (isTold && !isDistance) || isDenied || isOfUnread
}

/** 同学生日，改到周六: what stands between commas without a role of its own is why, where the rest is surely read. */
function besideReasons({ frame, beside, text }: Reading): string {
  if (frame.confidence < surelyTold || beside.text.length !== frame.to - frame.from)
    return beside.text
  const clause = text.slice(frame.from, frame.to)
  return [...clause.matchAll(/[^,，。;；]+/g)].reduce((words, { 0: part, index }) => {
    const [from, to] = [index, index + part.length]
    const isTold = frame.slots.some(
      (slot) => slot.from < frame.from + to && slot.to > frame.from + from,
    )
    return isTold || findVerb(part) !== null ? words : blankOut(words, from, to)
  }, beside.text)
}

const surelyTold = 0.9

/** What a plan is improved of without another word. */
export const clashes = /\b(?:clash\w*|conflict\w*|overlap\w*)\b|冲突|撞/

const leavesOut = /\b(?:without|except|but|excluding|skip|leave out)\b|除|不要|不排|不含/

/** "The others can wait": what is left alone anyway. */
const ofOthers = /(?:别的|其他|其它)\S{0,3}(?:别动|先?放放?|不管|再说|不用管?|不排)|别的/g

const ofBlocks = /^(?:move|place|swap|unplace)/

const conditionLead = /\b(?:if|unless)\b|要是|如果|除非|没空就|有空就/

/** Said against where a block lies now. */
const notThere = /\b(?:doesn['’]t|won['’]t) (?:work|do)\b|不行/g

/** Said of new work that is only noted. */
const notYet =
  /\bnot (?:just |only )?\d+\b|\bdon['’]t forget\b|别忘了?|\b(?:don't|do not) (?:plan|schedule|place) (?:it|that|them)\b|先?别(?:急着)?安?排/g

const denial =
  /\b(?:not|never|no|don't|won't|doesn't|can't|without|forget|scratch|i mean|i meant|sorry)\b|算了|说错|别(?!的)|(?<![行好要是能可会])不(?!错)|没(?!事|问题)/

/** What was not found beside others of which the outcome is told is said. */
function areKnown(read: Reading): boolean {
  // New work may be of a course that is not there yet.
  if (read.named().length === 0 || isMissedWork(read) || isNewWork(read.frame)) return true
  const operands = read.operands()
  return read.frame.act.startsWith('mark') ? operands.some(isKnown) : operands.every(isKnown)
}

function isNewWork({ act }: Frame): boolean {
  return act === 'add_work' || act === 'add_homework'
}

function isKnown(operand: Operand): boolean {
  return (
    isNamed(operand) ||
    operand.isAll ||
    operand.dates !== null ||
    operand.isPronoun ||
    following.test(operand.rest)
  )
}
