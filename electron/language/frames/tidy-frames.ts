// What of the trained reading counts: a greeting or a reason told beside a request asks for nothing.
import { triggerAfter } from '../read/limits.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { correct } from './corrections.ts'
import { isPutAct, mendRoles, withRole } from './mend-roles.ts'
import { exceptForbidden, foldRefused } from './refusals.ts'

const asides: ReadonlySet<ActName> = new Set<ActName>([
  'answer',
  'vent',
  'greet',
  'thank',
  'off_topic',
  'yes',
  'no',
])

const sure = 0.75
const unsure = 0.3

/** Without what stands beside a sure request and is none itself. */
export function tidyFrames(all: readonly Frame[], text: string): Frame[] {
  const read = foldBare(
    all.map((frame) => mendRoles(asRequest(frame), text)),
    text,
  )
  const frames = foldElse(
    foldLimits(
      planFirst(
        foldExcepted(
          foldGoal(foldReason(foldRefused(correct(foldWhy(read, text), text), text), text)),
        ),
      ),
      text,
    ),
    text,
  ).map((frame) => keepFree(exceptToo(exceptForbidden(frame, text), text), text))
  const [only, ...more] = frames.filter(isRequest)
  // 下周一交，帮我加进去: what names nothing beside what does.
  if (only === undefined) {
    const named = frames.filter(({ slots }) => slots.some(isName))
    return named.length === 1 && frames.every((frame) => named.includes(frame) || isIdle(frame))
      ? named
      : [...frames]
  }
  // 礼拜三晚上，帮我空出来: what stands apart from it is said of it.
  if (more.length === 0 && only.slots.length === 0) {
    const others = frames.filter((frame) => frame !== only)
    const from = Math.min(only.from, ...others.map((frame) => frame.from))
    const slots = others.flatMap((frame) => frame.slots)
    if (slots.length > 0) return [{ ...only, from, slots }]
  }
  return frames.filter(
    (frame) =>
      isRequest(frame) ||
      !(asides.has(frame.act) || (frame.confidence < unsure && !frame.slots.some(isName))),
  )
}

type Slot = Frame['slots'][number]

/** "Everything except calculus and history" */
function exceptToo(frame: Frame, text: string): Frame {
  const slots = frame.slots.map((slot, index) =>
    isName(slot) && isListedWith('except', frame.slots[index - 1], slot, text)
      ? Object.assign({}, slot, { role: 'except' as const })
      : slot,
  )
  return { ...frame, slots }
}

/** "Not on Thursday + Friday": side by side with what has that role. */
function isListedWith(
  role: Slot['role'],
  before: Slot | undefined,
  slot: Slot,
  text: string,
): boolean {
  return before?.role === role && listed.test(text.slice(before.to, slot.from))
}

const sideBySide = (signs: string) =>
  new RegExp(String.raw`^\s*(?:and|or|nor|[${signs}]|和|与|跟|或)\s*(?:on |in |the )?$`)
const listed = sideBySide('+&,，、')
/** A comma may end what is said of the first. */
const joined = sideBySide('+&、')

const fromNow = /\bfrom now on\b|(?<![点半分时\d一二三四五六七八九十刻])以后(?=[只别不都])|再也/

const nothing = /\b(?:nothing|not)(?: (?:at|in|on|the))*\s*$/i

const isAnswer = ({ act }: { act: ActName }) => act === 'answer'

/** What answers a question answers none here: the request that it may be as well is meant. */
function asRequest(frame: Frame): Frame {
  const [next] = frame.others
  if (!isAnswer(frame) && !frame.others.some(isAnswer)) return frame
  const [best, ...others] = [frame, ...frame.others].filter((each) => !isAnswer(each))
  const answer = [frame, ...frame.others].find(isAnswer)?.confidence ?? 0
  if (best === undefined || next === undefined || answer > mostlyAnswer) return frame
  const share = (confidence: number) => confidence / (1 - answer)
  return {
    ...frame,
    act: best.act,
    confidence: share(best.confidence),
    others: others.map(({ act, confidence }) => ({ act, confidence: share(confidence) })),
  }
}

const mostlyAnswer = 0.6

/** 周六周日空出来: days that a plan keeps free, and not those that it is for. */
function keepFree(frame: Frame, text: string): Frame {
  if (frame.act !== 'plan') return frame
  const denied = new Set(
    frame.slots.flatMap(({ role, text: said }) => (role === 'not' ? [said] : [])),
  )
  // 以后只排周末: meant for good, and no plan.
  if (fromNow.test(text.slice(frame.from, frame.to))) return { ...frame, act: 'set_habit' }
  const isFree = (slot: Slot, index: number): boolean => {
    const [before, next] = [frame.slots[index - 1], frame.slots[index + 1]]
    if (slot.role !== 'when') return slot.role === 'not'
    return (
      // 晚上我要打工，别放晚上: why, and then what.
      denied.has(slot.text) ||
      triggerAfter.test(text.slice(slot.to)) ||
      nothing.test(text.slice(0, slot.from)) ||
      isListedWith('not', before, slot, text) ||
      // 周一、周三和周五不要: what is said of the last is said of all.
      (next !== undefined && joined.test(text.slice(slot.to, next.from)) && isFree(next, index + 1))
    )
  }
  const slots = frame.slots.map((slot, index) =>
    slot.role === 'when' && isFree(slot, index)
      ? Object.assign({}, slot, { role: 'not' as const })
      : slot,
  )
  return { ...frame, slots }
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

export function isQuestionAct({ act }: Frame): boolean {
  return /^(?:ask_|explain|feasible|what_if)/.test(act)
}

/** What is told before a plan is said of it too. */
function planFirst(frames: readonly Frame[]): readonly Frame[] {
  const [first, second, ...others] = frames
  const isToldBefore = first?.act === 'thin_out' && second?.act === 'plan' && others.length === 0
  return isToldBefore ? [second, first] : frames
}

const forGood =
  /\b(?:always|never|ever|from now on|in general|generally|usually|every)\b|以后|一直|永远|平时|每次/

/** "Schedule calculus, nothing after seven, two hours a day": limits told with a plan are of that plan. */
function foldLimits(frames: readonly Frame[], text: string): readonly Frame[] {
  const [plan, ...limits] = frames
  const last = limits.at(-1)
  const areLimits = limits.every((frame) => isLimit(frame, text.slice(frame.from, frame.to)))
  if (plan?.act !== 'plan' || last === undefined || !areLimits || forGood.test(text)) return frames
  const asHabit = plan.others.find(({ act }) => act === 'set_habit')?.confidence ?? 0
  const slots = [plan, ...limits.map(asLimit)].flatMap((frame) => frame.slots)
  return [{ ...plan, to: last.to, slots, confidence: plan.confidence + asHabit }]
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
  const lacksGoal = isPutAct(first) && first.slots.every(({ role }) => role !== 'to')
  if (first.act !== 'mark:missed' && !lacksGoal) return frames
  const to = put.slots.filter(({ role }) => role === 'to')
  const isOfIt = put.slots.every(
    ({ role, text }) =>
      role === 'to' || (role === 'task' && /^(?:it|that|this|them|它)$/i.test(text)),
  )
  if (to.length === 0 || !isOfIt) return frames
  const { act, confidence, others: next } = first.act === 'mark:missed' ? first : put
  const slots = [...first.slots, ...to]
  // What was said against where it lies denies nothing of the move.
  const from = first.act === 'mark:missed' ? first.from : put.from
  return [{ ...first, act, confidence, others: next, from, to: put.to, slots }]
}

/** "I can't get up on Friday, put it on Sunday": why a block goes elsewhere is no wish of its own. */
function foldReason(frames: readonly Frame[], text: string): readonly Frame[] {
  const [first, second, ...others] = frames
  if (first === undefined || second === undefined || others.length > 0) return frames
  const [reason, put] = isPutAct(first) ? [second, first] : [first, second]
  // "I have to cover a shift then, so …"
  const isEvent = reason.act === 'add_event' && /^(?:so\b|所以|因此)/i.test(text.slice(put.from))
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

const wishes =
  /\b(?:clear|free|empty|keep|leave|no study|nothing)\b|清|空|腾|留|别|不(?:学|排|安排)/i

/** "Ugh ok please just | put it on Saturday": what names nothing, right before the same act, is of it. */
function foldBare(frames: readonly Frame[], text: string): Frame[] {
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
function foldWhy(frames: readonly Frame[], text: string): readonly Frame[] {
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

function isIdle({ slots, confidence }: Frame): boolean {
  return slots.length === 0 && confidence < idle
}

const idle = 0.5

function isRequest(frame: Frame): boolean {
  return !asides.has(frame.act) && chanceOf(frame) >= sure
}

function isName({ role, text }: Slot): boolean {
  return (role === 'task' || role === 'course' || role === 'title') && text.length > 3
}

/** How to get it into a calendar is told as well as done. */
const alike: Partial<Record<ActName, ActName>> = {
  move: 'place',
  place: 'move',
  ask_help: 'export',
}

/** That it is this act, or one that does the same: what "put it on Friday" does depends on where the block lies. */
export function chanceOf(frame: Frame): number {
  return chanceWith(frame, (act) => act === alike[frame.act])
}

/** Whatever it is that is asked, it is a question. */
export function chanceOfKind(frame: Frame): number {
  return isQuestionAct(frame) ? chanceWith(frame, (act) => act.startsWith('ask_')) : chanceOf(frame)
}

/** That it is this act, or one of the likely others that come to the same. */
export function chanceWith(
  { act, confidence, others }: Frame,
  isAlike: (other: ActName) => boolean,
): number {
  const same = others.filter((other) => other.act !== act && isAlike(other.act))
  return Math.min(
    1,
    same.reduce((sum, other) => sum + other.confidence, confidence),
  )
}
