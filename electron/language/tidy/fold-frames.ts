// Joins readings of one request: a limit told with a plan, where a block should go, why, or what is only supposed.
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { findTimes } from '../../../shared/time/time-words.ts'
import type { Frame } from '../reader/frame.ts'
import { isPutAct, withRole } from '../frames/roles.ts'
import { isQuestionAct } from './chances.ts'
import { foldRefused } from './refusals.ts'

type Slot = Frame['slots'][number]

/** What belongs to one request as one frame. */
export function foldTogether(read: readonly Frame[], text: string): readonly Frame[] {
  const told = foldSupposed(foldAnew(foldHow(read, text), text), text)
  const reasons = foldReason(foldRefused(foldAdvice(told), text), text)
  return foldLimits(planFirst(foldExcepted(foldGoal(reasons)), text), text)
}

/** 怎么撤销上一步: how something is done is asked to the end of its clause, and none of it is done. */
function foldHow(frames: readonly Frame[], text: string): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const before = joined.at(-1)
    const between = text.slice((before?.to ?? 0) - 1, frame.from + joinLength)
    if (before?.act === 'ask_help' && !apart.test(between)) {
      const topic = before.slots.slice(0, 1)
      const slots = topic.map((slot) =>
        Object.assign({}, slot, { to: frame.to, text: text.slice(slot.from, frame.to) }),
      )
      joined.splice(-1, 1, { ...before, to: frame.to, slots })
    } else joined.push(frame)
  }
  return joined
}

const joinLength = 4
const apart = /[,.;?!，。；？！\n]|\b(?:and|then|but|so)\b|然后|再|顺便|帮|请/iu

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
function foldGoal(frames: readonly Frame[]): readonly Frame[] {
  const [first, put, ...others] = frames
  if (first === undefined || put === undefined || !isPutAct(put) || others.length > 0) return frames
  const to = put.slots.filter(({ role }) => role === 'to')
  const isOfIt = put.slots.every(
    ({ role, text: said }) => role === 'to' || (role === 'task' && isPronoun.test(said)),
  )
  const isOpen = isPutAct(first) && first.slots.every(({ role }) => role !== 'to')
  if (to.length === 0 || !isOfIt || !(isOpen || first.act === 'mark:missed')) return frames
  const { act, confidence, others: next, from } = isOpen ? put : first
  return [{ ...first, act, confidence, others: next, from, to: put.to, slots: [...first.slots, ...to] }] // prettier-ignore
}

const isPronoun = /^(?:it|that|this|them|它)$/i

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

function namesHour(words: string): boolean {
  return findTimes(normaliseText(words)).some(({ wish }) => wish.kind !== 'part')
}

const wishes =
  /\b(?:clear|free|empty|keep|leave|no study|nothing)\b|清|空|腾|留|别|不(?:学|排|安排)/i

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
