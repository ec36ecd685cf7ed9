// What of the trained reading counts: a greeting or a reason told beside a request asks for nothing.
import type { ActName, Frame } from '../reader/frame.ts'
import { chanceOf } from './chances.ts'
import { triggerAfter } from '../read/limits.ts'
import { withRole } from '../frames/roles.ts'
import { correct } from './corrections.ts'
import { foldTogether } from './fold-frames.ts'
import { exceptForbidden } from './refusals.ts'

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
  const frames = foldTogether(correct(withoutEcho(all.map(asRequest)), text), text).map((frame) =>
    keepFree(exceptToo(exceptForbidden(frame, text), text), text),
  )
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
      (isRequest(frame) && !(more.length > 0 && lacksLength(frame))) ||
      !(
        asides.has(frame.act) ||
        lacksLength(frame) ||
        (frame.confidence < unsure && !frame.slots.some(isName))
      ),
  )
}

/** 优先级调低点，它不急: what names nothing behind the same act says it again. */
function withoutEcho(frames: readonly Frame[]): Frame[] {
  return frames.filter(
    ({ act, slots }, index) =>
      slots.length > 0 || !act.startsWith('set_') || frames[index - 1]?.act !== act,
  )
}

/** "One chapter at a time", 每次都不够: beside something else it changes no length. */
function lacksLength({ act, slots }: Frame): boolean {
  return act === 'set_length' && slots.every(({ role }) => role !== 'length')
}

const isAnswer = ({ act }: { act: ActName }) => act === 'answer'

/** What answers a question answers none here: the request that it may be as well is meant. */
function asRequest(frame: Frame): Frame {
  const [next] = frame.others
  if (!isAnswer(frame) && !frame.others.some(isAnswer)) return frame
  const [best, ...others] = [frame, ...frame.others].filter((each) => !isAnswer(each))
  const answer = [frame, ...frame.others].find(isAnswer)?.confidence ?? 0
  const most = frame.slots.some(({ role }) => role === 'title') ? mostly.ofTitle : mostly.bare
  if (best === undefined || next === undefined || answer > most) return frame
  const share = (confidence: number) => confidence / (1 - answer)
  return {
    ...frame,
    act: best.act,
    confidence: share(best.confidence),
    others: others.map(({ act, confidence }) => ({ act, confidence: share(confidence) })),
  }
}

/** The chance from which it stays an answer: a title is hardly ever one. */
const mostly = { bare: 0.6, ofTitle: 0.9 } as const

type Slot = Frame['slots'][number]

/** "Everything except calculus and history" */
function exceptToo(frame: Frame, text: string): Frame {
  const isToo = (slot: Slot, index: number) => {
    const before = frame.slots[index - 1]
    return (
      isName(slot) && before?.role === 'except' && listed.test(text.slice(before.to, slot.from))
    )
  }
  return withRole(frame, 'except', isToo)
}

const listed = /^\s*(?:and|or|nor|[+&,，、]|和|与|跟|或)\s*(?:on |in |the )?$/

/** "Plan my week, nothing in the mornings", 周六周日空出来: days that a plan keeps free, and not those that it is for. */
function keepFree(frame: Frame, text: string): Frame {
  if (frame.act !== 'plan') return frame
  const isFree = (slot: Slot, index: number): boolean => {
    const next = frame.slots[index + 1]
    if (slot.role !== 'when') return slot.role === 'not'
    return (
      triggerAfter.test(text.slice(slot.to)) ||
      nothing.test(text.slice(0, slot.from)) ||
      // 周一、周三和周五不要: what is said of the last is said of all.
      (next !== undefined && joined.test(text.slice(slot.to, next.from)) && isFree(next, index + 1))
    )
  }
  return withRole(frame, 'not', (slot, index) => slot.role === 'when' && isFree(slot, index))
}

const nothing = /\b(?:nothing|not)(?: (?:at|in|on|the))*\s*$/i
const joined = /^\s*(?:and|or|nor|[+&、]|和|与|跟|或)\s*(?:on |in |the )?$/

function isIdle({ slots, confidence }: Frame): boolean {
  return slots.length === 0 && confidence < idle
}

const idle = 0.5

function isRequest(frame: Frame): boolean {
  return !asides.has(frame.act) && chanceOf(frame) >= sure
}

function isName({ role, text }: Frame['slots'][number]): boolean {
  return (role === 'task' || role === 'course' || role === 'title') && text.length > 3
}
