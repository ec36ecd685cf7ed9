// The acts that a message asks for, as the trained reader has them.
import { findChosen, type Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { asAsked } from '../tidy/only-asked.ts'
import { isQuestionAct } from '../tidy/chances.ts'
import { besideNew } from '../tidy/listed-work.ts'
import { lexWords } from '../words/lexed-text.ts'
import { findVerb } from '../words/verbs.ts'
import { looseName } from './loose-name.ts'
import { withRole } from './roles.ts'
import { tidyFrames } from '../tidy/tidy-frames.ts'
import { thingTold } from '../amend/thing-told.ts'
import { lessonOff, movesExam } from './named-events.ts'

/** The acts that a message asks for, as the trained reader has them, with what is said beside them folded in. */
export function readActs(text: string, ground: Ground): Frame[] {
  const chosen = findChosen(text, ground)
  if (chosen !== undefined) return [...withText(chosen.frames, text)]
  const read = withText(askedFor(text, ground) ?? readTrained(text, ground), text)
  const frames = besideNew(read, text)
    .map((frame) => eventMoved(broughtBack(frame, text, ground), text, ground))
    .map((frame) => lessonOff(movesExam(frame, ground), text, ground))
    .map((frame) => newDue(frame, text, ground))
  return tidyFrames(frames, text).map((frame) => asAsked(frame, text))
}

/** "Problem sheet 3 for algebra due Monday morning": of a thing that is not there no day changes, it is handed in then. */
function newDue(frame: Frame, text: string, ground: Ground): Frame {
  const thing = frame.slots.find(({ role }) => role === 'task')
  const clause = text.slice(frame.from, frame.to)
  if (frame.act !== 'set_deadline' || thing === undefined || changes.test(clause)) return frame
  const isKnown =
    lexWords(thing.text, ground).names.length > 0 || looseName(thing.text, ground.state) !== null
  if (isKnown || !/\d|[一二三四五六七八九十]/.test(thing.text) || findVerb(clause) !== null)
    return frame
  const titled = withRole(frame, 'title', (slot) => slot === thing)
  const { slots } = withRole(titled, 'course', ({ role }) => role === 'task')
  return { ...frame, act: 'add_homework', slots }
}

const changes =
  /\b(?:now|moved?|pushed|extend\w*|changed?|new|postponed|later|earlier|instead|actually|more|another|extra)\b|改|推|延|提前|变|宽限|现在/i

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

const opensText = /[:：\n][\s"“「『]*$|(?<=\p{Script=Han})\s+$/u

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
const [surely, surest] = [0.8, 0.9]
