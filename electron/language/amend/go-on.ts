// "Only in the afternoons", "and tomorrow?", 大概一半: words that mean little alone are read together with what was asked for last.
import type { Ground } from '../ground.ts'
import { readActs } from '../frames/recut.ts'
import type { Frame, RoleName, Slot } from '../reader/frame.ts'
import { forGood } from '../tidy/fold-frames.ts'
import { chanceOf, chanceOfKind, isQuestionAct } from '../tidy/chances.ts'
import { ofTime } from '../reader/join-slots.ts'
import { lexWords } from '../words/lexed-text.ts'
import { isNegated } from '../words/verbs.ts'
import { theRest } from '../resolve/recall-told.ts'
import { isYes, readTalk } from '../words/small-talk.ts'

/** "What about 2pm", "and Wednesday?", 线代呢: asks the same of something else. */
export const leading = /^\W*(?:(?:and|ok|so) )*(?:what|how) about\b|呢[?？]*$/i
const leadingOn = /^\W*and\b/i

/** A message with its words as they are read, and the acts in it. */
export type Request = { request: string; said: string; acts: Frame[] }

/** Whether the first thing that is asked for needs what was said before to mean anything. */
export function leansBack({ said: prepared, acts: [first] }: Request): boolean {
  if (readTalk(prepared) !== null || isYes(prepared)) return false
  // 剩下的周六补: it says by itself of what it is.
  if (
    first === undefined ||
    first.slots.some(({ role, text }) => role === 'task' && theRest.test(text))
  )
    return false
  const isLed = leading.test(prepared) || (isQuestionAct(first) && leadingOn.test(prepared))
  return isLed || !standsAlone(first, prepared)
}

/** Without a thing these are done to what was spoken of. */
const ofThing =
  /^(?:move|place|swap|unplace|mark:|set_(?!reminder|setting)|rename|delete_work|remove_|add_|cancel_|change_class|clear|answer)/
const things = new Set<RoleName>(['task', 'course', 'title', 'value', 'text'])

/** The least chance of an order, of a question, and of what asks for nothing. */
const [ordered, asked, idle] = [0.5, 0.6, 0.3]

function standsAlone(frame: Frame, prepared: string): boolean {
  const { act, slots } = frame
  const chance = chanceOf(frame)
  if (act === 'set_habit') return forGood.test(prepared)
  if (act === 'off_topic' || act === 'vent') return chance >= idle
  if (isQuestionAct(frame)) return chanceOfKind(frame) >= asked
  if (act === 'answer') return false
  const hasThing = !ofThing.test(act) || slots.some(({ role }) => things.has(role))
  return hasThing && chance >= ordered
}

/**
 * The message before with these words behind it, from the act on that both are of. Null where no act is of both, nothing of
 * it is told in these words, or both tell the same of it: which of the two counts is not known.
 */
export function joinedTo(
  message: string,
  { request, said, acts: [first] }: Request,
  facts: Ground,
): { text: string; act: Frame['act']; isOfThings: boolean } | null {
  const lead = message.replace(/[\s.,!?;。，！？；…]+$/u, '')
  const text = `${lead}${/\p{Script=Han}$/u.test(lead) ? '，' : ', '}${request}`
  const begins = text.length - request.length
  const both = readActs(text, facts).find(({ from, to }) => from < begins && to > begins)
  if (both === undefined || chanceOf(both) < leastOfBoth) return null
  const own = both.slots.filter(({ to }) => to > begins)
  const before = both.slots.filter(({ to }) => to <= begins)
  // "No, don't delete it" goes on with nothing.
  if (own.length === 0 && isNegated(said)) return null
  const isTold = own.length > 0 || first?.act === both.act
  const isRead = own.every((slot) => !ofTime.has(slot.role) || saysWhen(slot, facts))
  const isDouble = own.some((slot) => before.some((other) => areOfOne(slot, other, facts)))
  if (!isTold || !isRead || isDouble) return null
  const isOfThings = own.some(({ role }) => things.has(role))
  return { text: text.slice(both.from), act: both.act, isOfThings }
}

const leastOfBoth = 0.65

/** "Monday is my birthday" is no time to go from. */
function saysWhen({ text }: Slot, facts: Ground): boolean {
  const { days, times, names } = lexWords(text, facts)
  return days.length + times.length + names.length > 0
}

/** A day and a day, an amount and an amount; things stand beside one another. */
function areOfOne(slot: Slot, other: Slot, facts: Ground): boolean {
  if (slot.role !== other.role || things.has(slot.role)) return false
  const [one, two] = [slot, other].map(({ text }) => lexWords(text, facts))
  if (one === undefined || two === undefined) return false
  const isOfDays = one.days.length > 0 && two.days.length > 0
  const isOfTimes = one.times.length > 0 && two.times.length > 0
  const isOfNeither = [one, two].every(({ days, times }) => days.length + times.length === 0)
  return isOfDays || isOfTimes || isOfNeither
}
