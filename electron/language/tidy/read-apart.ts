// Reads the parts of a message by themselves, where each is surer so: pieces, sentences, what stands around a name without a role.
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import { chanceOf, chanceOfKind, isQuestionAct } from './chances.ts'
import { namesHour } from './fold-frames.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { ofLesson } from '../frames/known-work.ts'
import { withRole } from '../frames/mend-roles.ts'
import { namesNoOne } from '../frames/loose-name.ts'

/** Words that name things side by side and say nothing of either. */
const joint =
  /\b(?:and|or|nor|plus|with|for|of|in|from|to|n|the|my|our|both|all|then|session|sessions|block|work|s)\b|[和与跟及或的同、]|还有|以及|对调|换/giu

/** Where a part may end, with the words that begin the next. */
export const border =
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

export const surest = 0.9

/** The least chance of each part for the cut to be better than the whole. */
export const least = 0.5

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

/** Where a sentence ends; a point within a number, or behind a title, ends none. */
const sentenceEnd = /[.!?。！？…]+(?=\s|\p{Script=Han}|$)["”’）)]*\s*/gu

/** 撤回吧，让泰勒去3号, 周三七点到八点开班会，极限放到周六: what begins it is surely another act, and what is left still the same. */
export function headApart(frame: Frame, text: string, ground: Ground): Frame[] | null {
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
export function sentencesOf(frame: Frame, text: string, ground: Ground): Frame[] | null {
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
export function surerApart(frames: readonly Frame[], text: string, ground: Ground): Frame[] | null {
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
export const surely = 0.8

/** Null where the whole is better. */
export function partsOf(frame: Frame, text: string, ground: Ground): Frame[] | null {
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
  const named = withRole(part, 'task', ({ role }) => role === 'title')
  return { ...named, act: before.act, confidence: before.confidence, others: [] }
}

const also = /\b(?:too|also|as well|likewise)\b|也/

/** A question needs to name nothing. */
function isSure(part: Frame): boolean {
  return chanceOfKind(part) >= least && (isQuestionAct(part) || part.slots.length > 0)
}

export function moved(frame: Frame, by: number): Frame {
  return {
    ...frame,
    from: frame.from + by,
    to: frame.to + by,
    slots: frame.slots.map((slot) =>
      Object.assign({}, slot, { from: slot.from + by, to: slot.to + by }),
    ),
  }
}
