// The acts that a message asks for, as the trained reader has them, cut where parts of it are surer and joined where they are one.
import { findChosen, type Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { isNegated } from '../words/verbs.ts'
import { ofKnownWork, ofSameWork } from './known-work.ts'
import {
  border,
  headApart,
  least,
  moved,
  partsOf,
  sentencesOf,
  surely,
  surerApart,
  surest,
} from '../tidy/read-apart.ts'
import { chanceOf, isQuestionAct } from '../tidy/chances.ts'
import { asAsked, askedHow } from '../tidy/only-asked.ts'
import { unable, withRole } from './mend-roles.ts'
import { tidyFrames } from '../tidy/tidy-frames.ts'
import { besideNew, untitled, pairsOf } from '../tidy/listed-work.ts'
import { thingTold } from '../amend/thing-told.ts'
import { forGood } from '../tidy/fold-frames.ts'

/** The acts that a message asks for, as the trained reader has them, with what is said beside them folded in. */
export function readActs(text: string, ground: Ground): Frame[] {
  const chosen = findChosen(text, ground)
  if (chosen !== undefined) return [...withText(chosen.frames, text)]
  const whole = withText(
    behindRefusal(text, ground) ?? askedFor(text, ground) ?? readTrained(text, ground),
    text,
  )
  const read = surerApart(whole, text, ground) ?? whole
  const frames = untitled(besideNew(read, text))
    .map((frame) =>
      eventMoved(broughtBack(cannotThen(withoutOutcome(frame), text), text, ground), text, ground),
    )
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

/** Keep this: “…, dark and deep”: behind a colon or on a line of its own a text goes on to the end, and nothing in it is asked for. */
function withText(frames: readonly Frame[], text: string): readonly Frame[] {
  const at = frames.findIndex(({ act }) => act === 'add_text')
  const frame = frames[at]
  const slot = frame?.slots.find(({ role }) => role === 'text')
  if (frame === undefined || slot === undefined || !opensText.test(text.slice(0, slot.from)))
    return frames
  const said = text.slice(slot.from).trim()
  const whole = { ...slot, to: text.length, text: said.replace(/^["“「『]|["”」』]$/gu, '') }
  const slots = frame.slots.filter((other) => other.to <= slot.from)
  return [...frames.slice(0, at), { ...frame, to: text.length, slots: [...slots, whole] }]
}

const opensText = /[:：\n][\s"“「『]*$/u

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

/** 今晚链表做不了了: what can't be done then is to go elsewhere. */
function cannotThen(frame: Frame, text: string): Frame {
  const { act, others, from, to, slots } = frame
  const isMove = act === 'move' && slots.every(({ role }) => role !== 'to')
  const isOfBlock = isMove || act.startsWith('mark:')
  if (!isOfBlock || !unable.test(text.slice(from, to))) return frame
  const [alike = [], other = []] = [true, false].map((isAlike) =>
    others.filter((each) => leaves.test(each.act) === isAlike),
  )
  const confidence = alike.reduce((sum, each) => sum + each.confidence, frame.confidence)
  const left = withRole(frame, 'from', ({ role }) => role === 'when')
  return { ...left, act: 'move', confidence, others: other }
}

const leaves = /^(?:mark:|move$|clear$|unplace$)/

/** 老师说延后一周, right after an exam was told: it is the exam that moves. */
function eventMoved(frame: Frame, text: string, ground: Ground): Frame {
  const isOpen = frame.slots.every(({ role }) => !/^(?:task|course|title)$/.test(role))
  if (!isOpen || !/^(?:set_deadline|move|place)$/.test(frame.act) || !movedBy.test(text))
    return frame
  const told = thingTold(ground)?.task
  if (told?.kind !== 'event') return frame
  const act = told.eventKind === 'exam' ? 'move_exam' : told.eventKind === 'class' ? 'move_class' : 'move_event' // prettier-ignore
  const title = { role: 'title' as const, text: told.title, from: frame.from, to: frame.from }
  return { ...frame, act, others: [], slots: [title, ...frame.slots] }
}

/** Others have said so: what a student moves is a block. */
const movedBy =
  /\b(?:prof\w*|teacher|lecturer|they|it['’]?s been|it was|got|has been) .*(?:moved|postponed|pushed|delayed|brought forward|rescheduled)\b|(?:老师|教授|助教|学校|学院|教务|系里|通知|群里|打电话|来电|发消息|对方|诊所|医院).*(?:延后|推迟|改期|延期|提前|调到|改到|挪到)/i

/** "Bring it back", where nothing was undone: what was written last is to go. */
function broughtBack(frame: Frame, text: string, { history }: Ground): Frame {
  const isNone = frame.act === 'redo' && history.redo === null && history.undo !== null
  return isNone && !repeats.test(text) ? { ...frame, act: 'undo' } : frame
}

const repeats = /\b(?:redo|repeat|again)\b|重做|再来|重来/i

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
