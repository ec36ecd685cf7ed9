// Reads the parts of a message by themselves where several things stand in one act with words of their own between them.
import { findChosen, type Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { isNegated } from '../words/verbs.ts'
import { ofKnownWork, ofSameWork } from './known-work.ts'
import { namesNoOne } from './loose-name.ts'
import { chanceOf, chanceOfKind, isQuestionAct } from '../tidy/chances.ts'
import { asAsked, askedHow } from '../tidy/only-asked.ts'
import { tidyFrames } from '../tidy/tidy-frames.ts'
import { withRole } from './mend-roles.ts'
import { besideNew, untitled, pairsOf } from '../tidy/listed-work.ts'
import { forGood } from '../tidy/fold-frames.ts'

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
/** Where a sentence ends; a point within a number, or behind a title, ends none. */
const sentenceEnd = /[.!?。！？…]+(?=\s|\p{Script=Han}|$)["”’）)]*\s*/gu

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
  const cuts = between.length > 0 ? between : besides(frame, text)
  if (cuts.length === 0) return null
  const ends = [...cuts, frame.to]
  const parts = ends.map((end, index) => {
    const from = index === 0 ? frame.from : (ends[index - 1] ?? 0)
    return readTrained(text.slice(from, end), ground).map((part) => moved(part, from))
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
  const named = withRole(part, 'task', ({ role }) => role === 'title')
  return { ...named, act: before.act, confidence: before.confidence, others: [] }
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
