// What is forbidden is never done: it is an exception of the act beside it, or tells what that one is about.
import type { Frame, RoleName, Slot } from '../reader/frame.ts'
import { allWords } from '../words/operands.ts'
import { isNegated } from '../words/verbs.ts'
import { isPutAct, withRole } from '../frames/roles.ts'

export const changes =
  /^(?:move|place|swap|unplace|plan|replan|thin_out|improve|undo|redo|mark:|delete_work|drop_course|remove_sessions|set_(?!habit)|rename|add_)/

/** Whether the act is denied; a bound of it ("not in the evenings") denies no act. */
export function isRefused({ act, flags, slots, from, to }: Frame, text: string): boolean {
  if (!changes.test(act)) return false
  // A bound of a plan, and no plan refused: "don't plan anything on Friday".
  if (act === 'plan' && slots.length > 0 && slots.every(isBound)) return false
  if (undoing.test(act)) return notUndone.test(text.slice(from, to))
  // "Don't cancel it, move it to Friday": what is wanted stands behind the denial.
  const goal = isPutAct({ act }) ? slots.find(({ role }) => role === 'to' || role === 'length') : undefined // prettier-ignore
  if (goal === undefined && flags.includes('negated')) return true
  if (act.startsWith('add_') && notNoted.test(text.slice(from, to))) return true
  if (slots.some(({ role }) => role === 'not' || role === 'except') || told.test(act)) return false
  const wanted = goal ?? slots.find(({ role }) => role === 'to' || role === 'length')
  const pieces = text.slice(from, to).split(/[,，;；。.!]/)
  const said =
    wanted === undefined
      ? pieces.find((piece) => !bareNo.test(piece))
      : pieces.find((piece) => piece.includes(wanted.text))
  return isNegated((said ?? '').toLowerCase()) || never.test(said ?? '')
}

/** 不用做了，删掉, 不用加了，撤回: what need not be done is why it goes, and no denial of that. */
const undoing = /^(?:delete_work|drop_course|remove_sessions|undo|redo)$/
const notUndone =
  /(?:别|不要|不用|不必)(?:再|急着)?(?:删|去掉|拿|撤|取消|移|退|恢复|还原)|\b(?:don['’]?t|do not|never|not)(?: \w+)? (?:delete|remove|drop|take|cancel|bin|scrap|pull|unplan|undo|redo|revert)\b/i

const notNoted =
  /^\W*(?:and |but |please |pls )*(?:don['’]?t|do not|never) (?:add|note|write|log|record|put|list|save|track|enter)\b|^\W*(?:但是?|还有|请|先)*(?:别|不要|不用)(?:再|先)?(?:加|添|记(?!得)|录)/i

/** "Don't forget the lab report" denies nothing, and 第一章先别排了 takes it off. */
const told = /^(?:add_|set_|mark:|unplace)/

const never = /^\W*(?:please |you should |so )*(?:never|do not|don['’]t)\b/i

/** "Hmm actually no, redo it": of what was said before. */
const bareNo =
  /^[^\p{L}\p{N}]*(?:(?:hmm+|actually|oh|no|nah|wait|sorry|ugh|ok|well)(?![\p{L}\p{N}])[^\p{L}\p{N}]*)+$|^\s*(?:不|不是|不对|算了)\s*$/iu

function isBound({ role, text }: Slot): boolean {
  return role === 'not' || (role === 'when' && !/week|周$|星期$|礼拜$/.test(text))
}

/** "Don't delete it, move it to Friday", "don't touch calculus, cancel the others", "move all of it, but leave review 1". */
export function foldRefused(frames: readonly Frame[], text: string): Frame[] {
  const isOut = (frame: Frame) => isRefused(frame, text) || isKept(frame, text)
  if (!frames.some((frame) => changes.test(frame.act) && !isOut(frame))) return [...frames]
  const folded: Frame[] = []
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1]
    const last = folded.at(-1)
    if (isOut(frame)) {
      if (last !== undefined && changes.test(last.act) && !isOut(last))
        folded[folded.length - 1] = withSlots(last, frame, namesOf(frame, text).map(asExcept), 'to')
    } else folded.push(before === undefined || !isOut(before) ? frame : about(frame, before, text))
  }
  return folded
}

/** "Don't touch the tree, only the map goes to Sunday": a block of what is forbidden is left out. */
export function exceptForbidden(frame: Frame, text: string): Frame {
  const things = frame.slots.filter(isName)
  if (!ofBlocks.test(frame.act) || things.length < 2) return frame
  const left = withRole(frame, 'except', (slot) => {
    const before =
      text
        .slice(frame.from, slot.to)
        .split(/[,，;；。.!]/)
        .at(-1) ?? ''
    return isName(slot) && isNegated(before.toLowerCase())
  })
  return left.slots.some(isName) ? left : frame
}

/** 复习3留着, "but keep review 3" */
function isKept({ act, slots, from, to }: Frame, text: string): boolean {
  // Where not all is meant anyway, what is to stay is pinned.
  if (act === 'pin' && !allWords.test(text.toLowerCase())) return false
  return ofBlocks.test(act) && slots.length > 0 && keeps.test(text.slice(from, to))
}

const ofBlocks = /^(?:move|unplace|pin|delete_work)$/
const keeps =
  /(?:留着|留下|保留|[别不][动删])[吧了啊。.!]*$|^\W*(?:but |and |only |just )*(?:keep|leave)\b/i

/** What was forbidden of the others, or of what "it" is now, is told before. */
function about(frame: Frame, before: Frame, text: string): Frame {
  const own = frame.slots.filter(isName)
  if (own.some((slot) => others.test(slot.text)))
    return withSlots(frame, before, namesOf(before, text).map(asExcept), 'from')
  if (!own.every((slot) => pronoun.test(slot.text))) return frame
  const slots = frame.slots.filter((slot) => !isName(slot))
  return withSlots({ ...frame, slots }, before, namesOf(before, text), 'from')
}

function withSlots(frame: Frame, other: Frame, slots: readonly Slot[], end: 'from' | 'to'): Frame {
  const all = [...frame.slots, ...slots].toSorted((a, b) => a.from - b.from)
  return { ...frame, slots: all, [end]: other[end] }
}

const others = /\b(?:others?|rest|everything else)\b|其他|其它|其余|别的|剩下/i
const pronoun = /^(?:just |only )?(?:it|that|this|them|those|that one|this one|它|它们|这个|那个)$/i

const names: ReadonlySet<RoleName> = new Set<RoleName>(['task', 'course', 'title'])

function isName({ role }: Slot): boolean {
  return names.has(role)
}

/** Where no role was read, the name stands somewhere in the words. */
function namesOf({ slots, from, to }: Frame, text: string): Slot[] {
  const named = slots.filter(isName)
  return named.length > 0 ? named : [{ role: 'task', text: text.slice(from, to), from, to }]
}

function asExcept(slot: Slot): Slot {
  return { ...slot, role: 'except' }
}
