// Reads the parts of a message by themselves where several things stand in one act with words of their own between them.
import { findChosen, type Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { isNegated } from '../words/verbs.ts'
import { ofKnownWork, ofLesson, ofSameWork } from './known-work.ts'
import { namesNoOne } from './loose-name.ts'
import { namesHour } from '../tidy/fold-frames.ts'
import { chanceOf, chanceOfKind, isQuestionAct } from '../tidy/chances.ts'
import { asAsked, askedHow } from '../tidy/only-asked.ts'
import { tidyFrames } from '../tidy/tidy-frames.ts'

/** Words that name things side by side and say nothing of either. */
const joint =
  /\b(?:and|or|nor|plus|with|for|of|in|from|to|n|the|my|our|both|all|then|session|sessions|block|work|s)\b|[和与跟及或的同、]|还有|以及|对调|换/giu

/** Where a part may end, with the words that begin the next. */
const border =
  /[,;.，；。]\s*|\s+(?=(?:and|but|then|n|also)\s)|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/** Words that begin another matter: "plan my week, by the way note that …". */
const beside =
  /(?:[顺順]便|另外|[对對]了|\bbtw\b|\bby the way\b|\balso,? (?=remember|note|remind|how|what|when|where|which|who|do|is|are|can)|\band (?=remember|note|remind))/giu

function besides({ from, to }: Frame, text: string): number[] {
  return [...text.slice(from, to).matchAll(beside)]
    .map(({ index }) => from + index)
    .filter((at) => at > from)
}

/** 羽毛球不去了 那个点儿把极限挪过来: where a name that was given no role stands apart from those that were. */
function besideNames({ act, slots, from, to }: Frame, text: string, ground: Ground): number[] {
  const prepared = prepareText(text, ground)
  if (prepared.length !== text.length || act === 'plan') return []
  const { names } = lexText(prepared, ground)
  const things = slots.filter(({ role }) => ofThings.has(role))
  return names
    .filter((name) => name.start >= from && name.end <= to)
    .filter((name) => !slots.some((slot) => slot.from < name.end && slot.to > name.start))
    .flatMap((name) => {
      const next = things.find((slot) => slot.from >= name.end)
      const [cut] = next === undefined ? [] : text.slice(name.end, next.from).matchAll(border)
      return cut === undefined ? [] : [name.end + cut.index + cut[0].length]
    })
}

const ofThings: ReadonlySet<RoleName> = new Set<RoleName>(['task', 'course', 'title'])

/** The least chance of each part for the cut to be better than the whole. */
const least = 0.5

/** Of these a title names what is there. */
const ofEvents = /^(?:cancel|move)_/

/** What stands between the things that an act names, where it is more than what joins them. */
export function gapsBetween({ act, slots }: Frame, text: string): { from: number; to: number }[] {
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

/** The acts that a message asks for, as the trained reader has them, with what is said beside them folded in. */
export function readActs(text: string, ground: Ground): Frame[] {
  const chosen = findChosen(text, ground)
  if (chosen !== undefined) return [...chosen.frames]
  const whole = behindRefusal(text, ground) ?? askedFor(text, ground) ?? readTrained(text, ground)
  const read = surerApart(whole, text, ground) ?? whole
  const frames = untitled(besideNew(read, text))
    .map(withoutOutcome)
    .flatMap(
      (frame) =>
        pairsOf(frame) ??
        habitBeside(frame, text) ??
        headApart(frame, text, ground) ??
        sentencesOf(frame, text, ground) ??
        partsOf(frame, text, ground) ?? [frame],
    )
  const tidy = tidyFrames(askedHow(undoneToo(frames, text), text), text)
  return ofSameWork(tidy.map((frame) => ofKnownWork(asAsked(frame, text), text, ground)))
}

/** "Undo. And the one before that too. So …": what goes back as well is of the undo. */
function undoneToo(frames: readonly Frame[], text: string): Frame[] {
  return frames.map((frame, index) => {
    const before = frames[index - 1]
    const own = before?.act === 'undo' ? oneBefore.exec(text.slice(frame.from)) : null
    const next = frame.act === 'undo' ? frames[index + 1] : undefined
    const more = next === undefined ? null : oneBefore.exec(text.slice(next.from))
    const from = frame.from + (own?.[0].length ?? 0)
    return { ...frame, from: Math.min(from, frame.to), to: frame.to + (more?.[0].length ?? 0) }
  })
}

const oneBefore =
  /^\W*(?:and )?(?:(?:then|also) )?the one before(?: (?:that|it))?(?:,? (?:too|as well))?(?:[\s.,!;]+|$)|^[，,。\s]*(?:还有|再|和|连)?(?:前面|之前|再前|上)(?:那)?一(?:个|步|次)也?(?:一起)?(?:撤(?:掉|了|销)?)?(?:[，,。！\s]+|$)/iu

function isNewDue({ act, slots }: Frame): boolean {
  return /^add_(?:work|homework)$/.test(act) && slots.some(({ role }) => role === 'due')
}

/** "Sheet 3 due Friday, lab report due Thursday": both are handed in, for nothing says that a day changes. */
export function besideNew(frames: readonly Frame[], text: string): Frame[] {
  const isListed = ({ act, from, slots: [first] }: Frame) =>
    act === 'set_deadline' &&
    first?.role === 'task' &&
    /^[\s,，、;；]*$/.test(text.slice(from, first.from))
  return frames.map((frame, index) => {
    const [before, next] = [frames[index - 1], frames[index + 1]]
    const isFirst = isNewDue(frame) && next !== undefined && isListed(next)
    const isSecond = isListed(frame) && before !== undefined && isNewDue(before)
    if (!isFirst && !isSecond) return frame
    const slots = frame.slots.map((slot) => {
      const role = slot.role === 'task' ? 'title' : slot.role === 'to' ? 'due' : slot.role
      return Object.assign({}, slot, { role })
    })
    return Object.assign({}, frame, { act: 'add_homework' as const, slots })
  })
}

/** 周五交高数作业3, 加个作业，高数习题: a day, or the word for it, is of what stands behind it. */
function untitled(frames: readonly Frame[]): Frame[] {
  const joined: Frame[] = []
  for (const frame of frames) {
    const before = joined.at(-1)
    const isOf =
      before !== undefined &&
      [before, frame].every(({ act }) => /^add_(?:work|homework)$/.test(act)) &&
      before.slots.every(
        ({ role, text }) =>
          role === 'due' || role === 'by' || (role === 'title' && anyWork.test(text)),
      ) &&
      frame.slots.some(({ role }) => role === 'title')
    if (isOf) joined.pop()
    const own = isOf ? before.slots.filter(({ role }) => role !== 'title') : []
    const slots = [...own, ...frame.slots]
    const isWord = isOf && own.length < before.slots.length
    joined.push(
      isOf ? { ...(isWord ? frame : before), from: before.from, to: frame.to, slots } : frame,
    )
  }
  return joined
}

/** 链表完成: what became of it is no part of its name. */
function withoutOutcome(frame: Frame): Frame {
  const slots = frame.slots.map((slot) => {
    const at = slot.role === 'task' ? slot.text.search(outcome) : -1
    return at < 0
      ? slot
      : Object.assign({}, slot, { text: slot.text.slice(0, at), to: slot.from + at })
  })
  return { ...frame, slots }
}

const outcome = /(?<=[\p{Script=Han}\d]{2})(?:完成|搞定|[做写看背学]完)了?$/u

/** "Could you plan my week?": where the mark alone makes an order unsure, the words without it say more. */
function askedFor(text: string, ground: Ground): Frame[] | null {
  const order = text.replace(questionMark, '')
  if (order === text) return null
  const [asked, ...more] = readTrained(text, ground)
  const [said, ...others] = readTrained(order, ground)
  if (asked === undefined || said === undefined || more.length + others.length > 0) return null
  const likely = [asked, ...asked.others].find(({ act }) => act === said.act)?.confidence ?? 0
  const isOrder = asked.confidence < surely && !isQuestionAct(said) && likely >= leastAsked
  return isOrder && said.confidence >= surest ? [said] : null
}

const questionMark = /\s*[?？]+\s*$/
/** Of an order the chance beside its mark, and without it. */
const leastAsked = 0.2
const surest = 0.9

/** "Don't delete it, push it back a day": read by itself, what is wanted is not taken for what is forbidden. */
function behindRefusal(text: string, ground: Ground): Frame[] | null {
  const end = text.search(/[,，;；]/) + 1
  const head = text.slice(0, end)
  if (end === 0 || !isNegated(head.toLowerCase()) || bound.test(head)) return null
  const read = readTrained(text.slice(end), ground).map((frame) => moved(frame, end))
  const isWanted =
    read.length > 0 && read.every((frame) => ofBlocks.test(frame.act) && chanceOf(frame) >= least)
  const [refused] = readTrained(head, ground)
  if (!isWanted || refused === undefined) return null
  // 锁住别动了: what is wanted of it is the pin.
  if (refused.act === 'pin' && chanceOf(refused) >= surely) return [refused, ...read]
  return [{ ...refused, act: 'move', flags: ['negated'] }, ...read]
}

const bound = /\b(?:plan|schedule)\b|排/i
const ofBlocks = /^(?:move|place|swap|unplace|delete_work|mark:)/

/** "The report by Wednesday and the essay by Friday": each with its own day, and with what else stands beside it. */
export function pairsOf(frame: Frame): Frame[] | null {
  // 记一下作业：周五交高数作业3: what it is called tells nothing where it has names.
  const named = frame.slots.filter(({ role, text }) => role === 'title' && !anyWork.test(text))
  const slots = frame.slots.filter(
    (slot) => slot.role !== 'title' || named.includes(slot) || named.length === 0,
  )
  const titles = slots.filter(({ role }) => role === 'title')
  const dayRoles = frame.act === 'add_event' ? ofEvent : ofWork
  const days = slots.filter(({ role }) => dayRoles.has(role))
  if (!frame.act.startsWith('add_') || titles.length < 2 || days.length !== titles.length)
    return null
  // Each pair ends with the later of its two.
  const ends = titles.map((title, index) => Math.max(title.to, days[index]?.to ?? 0))
  return ends.map((end, index) => {
    const after = ends[index - 1] ?? 0
    const own = slots.filter(({ to }) => to > after && to <= end)
    const from = index === 0 ? frame.from : (own[0]?.from ?? after)
    return Object.assign({}, frame, { slots: own, from, to: end })
  })
}

const ofWork: ReadonlySet<RoleName> = new Set<RoleName>(['by', 'due'])
const ofEvent: ReadonlySet<RoleName> = new Set<RoleName>(['when'])

/** 以后九点后不学，按这个排这周: what is to hold for good is a habit, and the plan that is made by it another act. */
function habitBeside(frame: Frame, text: string): Frame[] | null {
  const { act, others, slots } = frame
  const habit = others.find((other) => other.act === 'set_habit')?.confidence ?? 0
  const last = slots.findLast(({ role }) => role === 'not')
  if (act !== 'plan' || habit < leastHabit || last === undefined) return null
  const found = forGood.test(text.slice(frame.from, last.from))
    ? border.exec(text.slice(last.to, frame.to))
    : null
  border.lastIndex = 0
  if (found === null) return null
  const cut = last.to + found.index + found[0].length
  const own = (isKept: boolean) => slots.filter(({ from }) => from < cut === isKept)
  return [
    { ...frame, act: 'set_habit', flags: ['standing'], slots: own(true), to: cut },
    { ...frame, slots: own(false), from: cut },
  ]
}

const leastHabit = 0.1
const forGood = /\b(?:from now on|always|never|ever)\b|以后|今后|往后|从此/

const anyWork = /^(?:(?:the|some|my) )?(?:homework|assignments?|tasks?)$|^(?:作业|功课|任务)$/i

/** Where a sentence ends; a point within a number, or behind a title, ends none. */
const sentenceEnd = /[.!?。！？…]+(?=\s|\p{Script=Han}|$)["”’）)]*\s*/gu

/** 撤回吧，让泰勒去3号, 周三七点到八点开班会，极限放到周六: what begins it is surely another act, and what is left still the same. */
function headApart(frame: Frame, text: string, ground: Ground): Frame[] | null {
  const ends = [...text.slice(frame.from, frame.to).matchAll(/[,，;；]/g)].map(
    ({ index }) => frame.from + index + 1,
  )
  for (const end of ends.slice(0, mostHeads)) {
    const [first, ...more] = readTrained(text.slice(frame.from, end), ground)
    if (first === undefined || more.length > 0 || !mayLead(first)) continue
    const rest = readTrained(text.slice(end, frame.to), ground).map((part) => moved(part, end))
    const own = rest.filter(({ act }) => !said.test(act))
    const [next, ...others] = own
    const isSame = next !== undefined && others.length === 0 && familyOf(next) === familyOf(frame)
    const isNamed = next?.slots.some(({ role, text: words }) => /^(?:task|course)$/.test(role) && !pointing.test(words)) // prettier-ignore
    if (isSame && isNamed === true && first.act !== frame.act && isSure(next))
      return [moved(first, frame.from), ...own]
  }
  return null
}

/** "The one then" is told by what stands before it. */
const pointing = /^(?:[那这它]|it\b|that\b|this\b|the one)/i

const mostHeads = 2
const said = /^(?:thank|greet|vent|off_topic)$/

function mayLead(frame: Frame): boolean {
  const { act, slots, flags } = frame
  if (flags.includes('negated') || chanceOf(frame) < surely) return false
  const isTimed = slots.some(({ role, text }) => role === 'when' && namesHour(text))
  return (
    act === 'undo' ||
    (act.startsWith('cancel_') && slots.length > 1) ||
    (act === 'add_event' && isTimed)
  )
}

function familyOf({ act }: Frame): string {
  return act === 'place' ? 'move' : act
}

/** Sentences that were taken for one act and are surely several: "Thank you! When is it?" Null where they are not. */
function sentencesOf(frame: Frame, text: string, ground: Ground): Frame[] | null {
  const ends = endsIn(text, frame)
  if (ends.length === 0) return null
  const read = readApart(text, frame, ends, ground)
  const acts = new Set(read.map(({ act }) => act))
  // "That integrals thing that floats around.. stick it on the 11th": surely one act, told over both.
  const isOne =
    isSure(frame) &&
    chanceOf(frame) >= surest &&
    !read.every(({ confidence }) => confidence >= surest) &&
    ends.some(
      (end) =>
        frame.slots.some(({ to }) => to <= end) && frame.slots.some(({ from }) => from >= end),
    )
  return !isOne && acts.size > 1 && read.every(isPlain) ? read : null
}

/** 停课了！空出来的放向量空间: acts of which each sentence by itself is surer than both together. */
function surerApart(frames: readonly Frame[], text: string, ground: Ground): Frame[] | null {
  if (frames.length < 2 || frames.every((frame) => chanceOf(frame) >= least)) return null
  const ends = endsIn(text, { from: 0, to: text.length })
  const read = ends.length === 0 ? [] : readApart(text, { from: 0, to: text.length }, ends, ground)
  const isSurer = read.length > 1 && leastOf(read) > leastOf(frames)
  return isSurer && !read.some(({ act }) => ofOthers.test(act)) ? read : null
}

function leastOf(parts: readonly Frame[]): number {
  return Math.min(...parts.map(chanceOf))
}

function endsIn(text: string, { from, to }: { from: number; to: number }): number[] {
  return [...text.slice(from, to).matchAll(sentenceEnd)]
    .map(({ 0: end, index }) => from + index + end.length)
    .filter((end) => end < to)
}

function readApart(
  text: string,
  { from: first, to }: { from: number; to: number },
  ends: readonly number[],
  ground: Ground,
): Frame[] {
  const starts = [first, ...ends]
  return starts.flatMap((from, index) =>
    readTrained(text.slice(from, starts[index + 1] ?? to), ground).map((part) => moved(part, from)),
  )
}

/** Whatever is asked is answered; "no wait, Saturday" stands for nothing by itself. */
function isPlain(part: Frame): boolean {
  if (ofOthers.test(part.act)) return false
  return (
    /^(?:thank|greet|vent)$/.test(part.act) ||
    chanceOf(part) >= (isQuestionAct(part) ? least : surely)
  )
}

/** Means nothing without what it is said to. */
const ofOthers = /^(?:answer|yes|no|cancel|off_topic)$/

/** The least chance of each sentence to be read apart. */
const surely = 0.8

/** Null where the whole is better. */
function partsOf(frame: Frame, text: string, ground: Ground): Frame[] | null {
  const between = gapsBetween(frame, text).flatMap(({ from, to }) => {
    const [found] = text.slice(from, to + 1).matchAll(border)
    return found === undefined ? [] : [from + found.index + found[0].length]
  })
  const cuts = [between, besides(frame, text), besideNames(frame, text, ground)].find(
    (found) => found.length > 0,
  )
  if (cuts === undefined) return null
  const ends = [...cuts, frame.to]
  const parts = ends.map((end, index) => {
    const from = index === 0 ? frame.from : (ends[index - 1] ?? 0)
    return readTrained(text.slice(from, end), ground)
      .map((part) => moved(part, from))
      .map((part) => ofLesson(part, text, ground) ?? part)
  })
  for (const [index, read] of parts.entries()) {
    const before = parts[index - 1]?.at(-1)
    if (before !== undefined) parts[index] = read.map((part) => likeBefore(part, before, text))
  }
  return parts.every((read) => read.length === 1 && read.every(isSure)) ? parts.flat() : null
}

/** "A is done, B too": the same of the next, unless it is denied. */
function likeBefore(part: Frame, before: Frame, text: string): Frame {
  const words = text.slice(part.from, part.to)
  const isElliptic = !isSure(part) && also.test(words) && part.slots.length > 0
  if (!isElliptic) return part
  const slots = part.slots.map((slot) =>
    slot.role === 'title' ? Object.assign({}, slot, { role: 'task' as const }) : slot,
  )
  return { ...part, act: before.act, confidence: before.confidence, others: [], slots }
}

const also = /\b(?:too|also|as well|likewise)\b|也/

/** A question needs to name nothing. */
function isSure(part: Frame): boolean {
  return chanceOfKind(part) >= least && (isQuestionAct(part) || part.slots.length > 0)
}

function moved(frame: Frame, by: number): Frame {
  return {
    ...frame,
    from: frame.from + by,
    to: frame.to + by,
    slots: frame.slots.map((slot) =>
      Object.assign({}, slot, { from: slot.from + by, to: slot.to + by }),
    ),
  }
}
