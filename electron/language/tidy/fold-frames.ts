// Joins readings of one request: a limit told with a plan, where a block should go, why, or what is meant otherwise.
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import type { Frame } from '../reader/frame.ts'
import { isPutAct, withRole } from '../frames/mend-roles.ts'
import { isQuestionAct } from './chances.ts'
import { foldRefused } from './refusals.ts'

type Slot = Frame['slots'][number]

/** What belongs to one request as one frame. */
export function foldTogether(read: readonly Frame[], text: string): readonly Frame[] {
  const told = foldOpen(foldSupposed(foldAnew(read, text), text))
  const reasons = foldReason(foldRefused(foldAdvice(told), text), text)
  const plans = foldLimits(planFirst(foldExcepted(foldGoal(reasons, text)), text), text)
  return foldElse(plans, text)
}

/** "Delete everything and start over": what comes after it is no plan. */
function foldAnew(frames: readonly Frame[], text: string): readonly Frame[] {
  const all = frames.find(({ act }) => act === 'delete_all')
  return all === undefined
    ? frames
    : frames.filter((frame) => frame === all || !anew.test(text.slice(frame.from, frame.to)))
}

const anew = /\bstart(?:ing)? (?:over|fresh|again|anew|from scratch)\b|重[来新]|从头/i

/** 大作业要是提前到周五交，还来得及吗: what is only supposed changes nothing, and is asked about. */
function foldSupposed(frames: readonly Frame[], text: string): readonly Frame[] {
  const [change, asked, ...others] = frames
  if (change === undefined || asked === undefined || others.length > 0) return frames
  const isSupposed = !isQuestionAct(change) && supposed.test(text.slice(change.from, change.to))
  if (!isSupposed || !isQuestionAct(asked) || asked.slots.length > 0) return frames
  const isOfEnd = change.act === 'set_deadline'
  const { slots } = isOfEnd ? withRole(change, 'by', ({ role }) => role === 'to') : change
  return [{ ...asked, act: isOfEnd ? 'feasible' : 'what_if', from: change.from, slots }]
}

const supposed = /\b(?:if|suppose|supposing|say|imagine)\b|要是|如果|假如|假设|万一|的话/

/** What names nothing is of the act behind it: "if Saturday is still empty, put calculus there", "took me 2 hours, but it is done". */
function foldOpen(frames: readonly Frame[]): readonly Frame[] {
  const [open, named, ...others] = frames
  if (open === undefined || named === undefined || others.length > 0) return frames
  const isOf = (...roles: Slot['role'][]) =>
    open.slots.length > 0 && open.slots.every(({ role }) => roles.includes(role))
  const isCondition =
    open.flags.includes('conditional') && isOf('if', 'when', 'to') && isPutAct(named)
  const isAmount =
    open.confidence < sized && isOf('length') && /^mark:(?:done|partly)$/.test(named.act)
  if (!isCondition && !isAmount) return frames
  const flags = [...new Set([...open.flags, ...named.flags])]
  return [{ ...named, from: open.from, flags, slots: [...open.slots, ...named.slots] }]
}

const sized = 0.8

/** "I need to learn Python, where do I start": who asks that wants to be led. */
function foldAdvice(frames: readonly Frame[]): readonly Frame[] {
  const [first, asked, ...others] = frames
  const isBegun = first?.act === 'add_work' || first?.act === 'start_guide'
  const isSized = first?.slots.some(({ role }) => role === 'length' || role === 'count') === true
  const isAsked = asked?.act === 'ask_advice' && asked.slots.length === 0
  return isBegun && isAsked && !isSized && others.length === 0
    ? [{ ...first, act: 'start_guide', to: asked.to }]
    : frames
}

const taken =
  /\b(?:busy|taken|full|not free|no room|isn't free|doesn't fit)\b|没空|有事|满|占|放不下/

/** "Move it to Thursday, if that's taken Saturday": where it goes otherwise. */
function foldElse(frames: readonly Frame[], text: string): readonly Frame[] {
  const [first, other, ...more] = frames
  if (first === undefined || other === undefined || more.length > 0) return frames
  const to = other.slots.find(({ role }) => role === 'to')
  const isElse =
    isPutAct(first) &&
    isPutAct(other) &&
    to !== undefined &&
    other.slots.every(({ role }) => role === 'to' || role === 'if') &&
    taken.test(text.slice(other.from, other.to))
  if (!isElse) return frames
  const slots = [...first.slots, { ...to, role: 'else' as const }]
  return [{ ...first, to: other.to, flags: ['conditional'], slots }]
}

/** What is told before a plan is said of it too: "nothing on Friday, plan the rest". */
function planFirst(frames: readonly Frame[], text: string): readonly Frame[] {
  const [first, second, ...others] = frames
  if (first === undefined || second?.act !== 'plan' || others.length > 0) return frames
  const isNotThen =
    first.act === 'clear' && notThen.test(text.slice(first.from, first.to)) && isLimit(first, text)
  return first.act === 'thin_out' || isNotThen ? [second, first] : frames
}

const notThen = /[别不](?:给我)?(?:安排|排|学)|\b(?:nothing|no study)\b/i

export const forGood =
  /\b(?:always|never|ever|from now on|in general|generally|usually|every)\b|(?<![点刻分半时\d十])以后|今后|往后|从此|一直|永远|平时|每次/

/** "Schedule calculus, nothing after seven, two hours a day": limits told with a plan are of that plan. */
function foldLimits(frames: readonly Frame[], text: string): readonly Frame[] {
  const [plan, ...limits] = frames
  const last = limits.at(-1)
  const areLimits = limits.every((frame) => isLimit(frame, text.slice(frame.from, frame.to)))
  if (plan?.act !== 'plan' || last === undefined || !areLimits || forGood.test(text)) return frames
  const asHabit = plan.others.find(({ act }) => act === 'set_habit')?.confidence ?? 0
  const slots = [plan, ...limits.map(asLimit)].flatMap((frame) => frame.slots)
  const [from, to] = [Math.min(plan.from, last.from), Math.max(plan.to, last.to)]
  return [{ ...plan, from, to, slots, confidence: plan.confidence + asHabit }]
}

/** "…, keep Sunday free", 近现代史先不排: what is kept out of a plan; what is cleared or taken off is an act of its own. */
function isLimit({ act, slots }: Frame, words: string): boolean {
  const areAll = (...roles: Slot['role'][]) =>
    slots.length > 0 && slots.every(({ role }) => roles.includes(role))
  if (act === 'unplace') return areAll('course', 'except') && notPlanned.test(words)
  if (act === 'clear') return areAll('when', 'not') && keptFree.test(words)
  return act === 'set_habit' || act === 'thin_out'
}

const notPlanned = /不(?:安?排|学)|\b(?:leave out|not (?:plan|schedule))\b/i
const keptFree = /留|空出|别|不|\b(?:keep|leave|no study|nothing)\b/i

/** "Thursday is too full, plan my week" keeps Thursday free. */
function asLimit(frame: Frame): Frame {
  if (frame.act === 'unplace') return withRole(frame, 'except', ({ role }) => role === 'course')
  if (frame.act !== 'thin_out' && frame.act !== 'clear') return frame
  return withRole(frame, 'not', ({ role }) => role === 'when')
}

/** "I missed calculus, move it to Saturday", "Friday is no good for it, put it on Sunday": where it should go. */
function foldGoal(frames: readonly Frame[], text: string): readonly Frame[] {
  const words = ({ from, to }: Frame) => text.slice(from, to)
  const [first, put, ...others] = frames
  if (first === undefined || put === undefined || !isPutAct(put) || others.length > 0) return frames
  const to = put.slots.filter(({ role }) => role === 'to')
  const isOfIt = put.slots.every(
    ({ role, text: said }) => role === 'to' || (role === 'task' && isPronoun.test(said)),
  )
  if (to.length === 0 || !isOfIt) return frames
  if (isLessonOff(first)) return [lessonMoved(first, put, to)]
  const [goal, named] = ['to', 'task'].map((role) => first.slots.find((slot) => slot.role === role))
  // "My mate's birthday is Thursday night, so the report has to go, stick it on Saturday instead": why it goes.
  const isReason =
    goal !== undefined && named !== undefined && goal.to < named.from && instead.test(words(put))
  const lacksGoal = isPutAct(first) && (goal === undefined || isReason)
  if (first.act !== 'mark:missed' && !lacksGoal) return frames
  const { act, confidence, others: next } = first.act === 'mark:missed' ? first : put
  const slots = [...first.slots.filter((slot) => !isReason || slot !== goal), ...to]
  // What was said against where it lies denies nothing of the move.
  const from = first.act === 'mark:missed' ? first.from : put.from
  return [{ ...first, act, confidence, others: next, from, to: put.to, slots }]
}

function isLessonOff({ act, slots }: Frame): boolean {
  return (
    /^(?:move|cancel)_(?:class|event)$/.test(act) &&
    slots.some(({ role }) => /^(?:task|course|title)$/.test(role))
  )
}

/** "Micro isn't on Wednesday this week, they put it on Thursday evening": where a lesson goes that falls out. */
function lessonMoved(first: Frame, put: Frame, to: readonly Slot[]): Frame {
  const left = withRole(first, 'from', ({ role }) => role === 'when' || role === 'to')
  const act = first.act.endsWith('event') ? 'move_event' : 'move_class'
  const confidence = Math.max(first.confidence, put.confidence)
  return { ...left, act, confidence, others: [], to: put.to, slots: [...left.slots, ...to] }
}

const isPronoun = /^(?:it|that|this|them|它)$/i

const instead = /\binstead\b|改(?:到|成|在)|换(?:到|成)/

/** "I can't get up on Friday, put it on Sunday": why a block goes elsewhere is no wish of its own. */
function foldReason(frames: readonly Frame[], text: string): readonly Frame[] {
  const [first, second, ...others] = frames
  if (first === undefined || second === undefined || others.length > 0) return frames
  const [reason, put] = isPutAct(first) ? [second, first] : [first, second]
  // "I have to cover a shift then, so …"; with its hour it is an appointment that is told too.
  const isEvent =
    reason.act === 'add_event' &&
    /^(?:so\b|所以|因此)/i.test(text.slice(put.from)) &&
    !reason.slots.some(({ role, text: words }) => role === 'when' && namesHour(words))
  const isTold =
    isEvent ||
    reason.act === 'clear' ||
    (reason.act === 'set_habit' && !reason.flags.includes('standing'))
  const isOwn =
    isPutAct(put) &&
    put.slots.some(({ role }) => role === 'task' || role === 'course') &&
    put.slots.some(({ role }) => role === 'to')
  const isWished = wishes.test(text.slice(reason.from, reason.to))
  return isTold &&
    isOwn &&
    !isWished &&
    reason.slots.every(
      ({ role }) => role === 'not' || role === 'when' || (isEvent && role === 'title'),
    )
    ? [put]
    : frames
}

export function namesHour(words: string): boolean {
  return findTimes(normaliseText(words)).some(({ wish }) => wish.kind !== 'part')
}

const wishes =
  /\b(?:clear|free|empty|keep|leave|no study|nothing)\b|清|空|腾|留|别|不(?:学|排|安排)/i

/** "Ugh ok please just | put it on Saturday": what names nothing, right before the same act, is of it. */
export function foldBare(frames: readonly Frame[], text: string): Frame[] {
  const folded: Frame[] = []
  for (const frame of frames) {
    const before = folded.at(-1)
    const isOne =
      before !== undefined &&
      before.slots.length === 0 &&
      (before.act === frame.act || (isPutAct(before) && isPutAct(frame))) &&
      !/[.!?。！？]\s*$/.test(text.slice(before.from, frame.from))
    if (isOne) folded[folded.length - 1] = Object.assign({}, frame, { from: before.from })
    else folded.push(frame)
  }
  return folded
}

/** 为什么高数2不排在周六: what stands right behind a question belongs to it. */
export function foldWhy(frames: readonly Frame[], text: string): readonly Frame[] {
  const [first, put, ...others] = frames
  if (first === undefined || put === undefined || others.length > 0) return frames
  const isApart = /[,，。;；.!?？\s]\s*$/.test(text.slice(first.from, put.from))
  if (!first.act.startsWith('explain') || !isPutAct(put) || isApart) return frames
  const goals = withRole(put, 'when', ({ role }) => role === 'to').slots
  return [{ ...first, to: put.to, slots: [...first.slots, ...goals] }]
}

/** "Everything is done but calculus": an exception is of what stands before it. */
function foldExcepted(frames: readonly Frame[]): Frame[] {
  const folded: Frame[] = []
  for (const frame of frames) {
    const before = folded.at(-1)
    const isOnly = frame.slots.length > 0 && frame.slots.every(({ role }) => role === 'except')
    if (before === undefined || !isOnly) folded.push(frame)
    else
      folded[folded.length - 1] = Object.assign({}, before, {
        to: frame.to,
        slots: [...before.slots, ...frame.slots],
      })
  }
  return folded
}
