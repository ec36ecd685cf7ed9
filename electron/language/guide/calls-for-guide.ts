// Whether a message calls for a guide, alone or with those that stand before it, and which of them it begins with.
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import { correctLast } from '../amend/correct-last.ts'
import { readActs } from '../frames/recut.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { asksOnly } from '../read/read-question.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import { chanceOfKind } from '../tidy/chances.ts'
import { prepareText, lexWords } from '../words/lexed-text.ts'
import { nothingAsked } from './asked.ts'
import { readOption } from './guide-signals.ts'
import { hear } from './hear.ts'
import { orders } from './orders.ts'
import { namesExam } from './read/day-cues.ts'
import { chanceOfCall, readTold } from './reader/read-told.ts'
import type { GuideRole, ToldSpan } from './reader/told-span.ts'

/** From here on it is one; what is read as an order has to be surer, and where nothing else is understood less is enough. */
const [sure, ofOrder, likely] = [0.6, 0.95, 0.3]

/** Earlier messages that may belong to it. */
const mostBefore = 4

type Words = Ground & Pick<TurnFacts, 'request' | 'guide'>

export function callsForGuide(facts: Words): 'sure' | 'likely' | null {
  const { request } = facts
  if (isAsked(request, facts) || isOfTimetable(request, facts) || isCard(request, facts)) return null // prettier-ignore
  if ((asksHowItIs.test(request) || asksOnly(request)) && !wantsToBegin.test(request)) return null
  if (isSurelyAsked(request, facts) || changesWhatIsWritten(facts)) return null
  const before = toldBefore(facts)
  const sentences = request.split(/(?<=[.!?。！？\n])\s*/u)
  const together = before.length === 0 ? [] : [[...before, request].join('\n')]
  const chance = Math.max(...[request, ...sentences, ...together].map((text) => chanceOfCall(text, facts))) // prettier-ignore
  const isOther = isOrder(request, facts) && (before.length === 0 || namesBlock(request, facts))
  if (chance >= (isOther ? ofOrder : sure) || (!isOther && tellsMuch([...before, request], facts))) return 'sure' // prettier-ignore
  const mayBe = !isOther && (chance >= likely || namesWork(before, request, facts))
  return mayBe ? 'likely' : null
}

/** 高数期中, “a presentation for micro”: a course or a work, named here or right before, and what is to be done for it. */
function namesWork(before: readonly string[], text: string, facts: Words): boolean {
  const [ofWork = [], ...more] = kinds
  const isMore = more.some((roles) => tells([text], roles, facts))
  const isBoth = ofWork.every((role) => tells([text], [role], facts))
  return tells([...before, text], ofWork, facts) && (isMore || isBoth || namesExam(prepareText(text, facts))) // prettier-ignore
}

function namesBlock(text: string, facts: Words): boolean {
  return lexWords(text, facts).names.length > 0
}

/** At a card or a question of the schedule: words that only the guide that waits can take. */
export function isForGuide(text: string, ground: Ground, isAtCard: boolean): boolean {
  if (isAtCard && readOption(prepareText(text, ground)) !== null) return true
  const isOfParts = readTold(text, null, ground).some(({ role }) => wholly.has(role))
  return isOfParts && !isOrder(text, { ...ground, request: text, guide: null })
}

const wholly = new Set<GuideRole>(['range', 'units', 'topic', 'known', 'out', 'total', 'sessions'])

/** No part behind the first is an order: a guide takes the message whole. */
export function isAllForGuide(facts: Words, rest: readonly string[]): boolean {
  return (
    callsForGuide({ ...facts, guide: null }) === 'sure' &&
    !rest.some((part) => isOrder(part, facts))
  )
}

/** "How's the midterm looking?" asks of what is there. */
const asksHowItIs =
  /^\W*(?:how(?:['’]?s| is| are)|what(?:['’]?s| is| are)|when(?:['’]?s| is| are)|is|are|do i have)\b/i
const wantsToBegin = /\b(?:plan|study|learn|prepare|prep|revise|help|start|begin|best|way|pass)\b/i

/** Of the parts themselves, and of how much they take. */
const partly: readonly GuideRole[] = ['topic', 'range', 'units', 'known', 'out', 'hard', 'rhythm', 'share'] // prettier-ignore
const ofParts: readonly GuideRole[] = [...partly, 'total', 'piece', 'sessions']
const kinds: readonly (readonly GuideRole[])[] = [
  ['course', 'work'],
  ['exam', 'due', 'vague'],
  ofParts,
]

/** Of a course or a work its day and its parts: no order tells so much. */
function tellsMuch(texts: readonly string[], facts: Words): boolean {
  return kinds.every((roles) => tells(texts, roles, facts))
}

function tells(texts: readonly string[], roles: readonly GuideRole[], facts: Words): boolean {
  return texts.some((text) => readTold(text, null, facts).some(({ role }) => roles.includes(role)))
}

/** Acts that tell of work, as words to a guide do. */
const telling = new Set<Frame['act']>(['start_guide', 'answer', 'add_work', 'add_exam', 'set_priority:high', 'set_habit', 'plan', 'greet', 'vent']) // prettier-ignore
const surely = 0.93

/** A question of another kind than how to study, whatever was told before it. */
function isSurelyAsked(text: string, facts: Words): boolean {
  const frames = readTrained(text, facts)
  return frames.length > 0 && frames.every(isAskedSurely)
}

/** "And they're due on the 30th", “by 9 October”, right after a card was written: of what stands on it. */
function changesWhatIsWritten(facts: Words): boolean {
  const last = facts.recent.findLast(({ who }) => who === 'person')
  if (last?.written === undefined) return false
  const frames = readTrained(facts.request, facts)
  const isChange = frames.every(
    ({ act, confidence }) => act.startsWith('set_') && confidence >= sure,
  )
  return (frames.length > 0 && isChange) || correctLast(facts) !== null
}

/** Read as one, and surely. */
export function isOrder(text: string, facts: Words): boolean {
  const frames = readTrained(text, facts)
  return frames.length > 0 && frames.every(isOfPlan)
}

function isAskedSurely(frame: Frame): boolean {
  return asks.test(frame.act) && chanceOfKind(frame) >= leastAsked
}

function isOfPlan(frame: Frame): boolean {
  const { act, confidence, flags } = frame
  if (ofPlan.test(act)) return confidence >= leastOrder
  if (act === 'add_homework') return confidence >= sure
  if (act === 'set_habit' && flags.includes('standing')) return confidence > surely
  if (asks.test(act)) return isAskedSurely(frame)
  return confidence > surely && !telling.has(act)
}

/** What is done with blocks, lessons and the plan as they are, and the least chance of it. */
const ofPlan =
  /^(?:move_|move$|cancel_|place|swap|unplace|mark|(?:un)?pin|undo|redo|thin_out|clear|rename|remove_sessions|delete|day_off|export|import|set_(?:length|setting|reminder))/
const asks = /^ask_(?!advice|help|exam)/
const [leastOrder, leastAsked, leastNew] = [0.3, 0.9, 0.5]

/** "A linear algebra quiz on Friday at 19:00": an exam, or anything else, with its hour goes into the timetable. */
function isOfTimetable(text: string, facts: Words): boolean {
  const frames = readTrained(text, facts)
  return (
    frames.length > 0 &&
    frames.every(
      (frame) =>
        /^add_(?:exam|event|class)$/.test(frame.act) &&
        frame.confidence >= leastNew &&
        isTimed(frame, facts),
    )
  )
}

function isTimed({ slots }: Frame, facts: Words): boolean {
  return slots.some(
    ({ role, text }) =>
      role === 'when' && lexWords(text, facts).times.some(({ wish }) => wish.kind !== 'part'),
  )
}

/** What a card answers at once: an order, or work of which no part is told, as new and whole, or as planned and known. */
function isCard(text: string, facts: Words): boolean {
  const frames = readActs(text, facts)
  if (frames.length === 0 || isPlainOrder(frames)) return frames.length > 0
  const isWhole =
    isToldWhole(frames, namesExam(prepareText(text, facts))) || isOfKnownWork(frames, text, facts)
  const held = frames.flatMap(({ slots }) => slots.filter(({ role }) => onCard.test(role)))
  const isHeld = (part: ToldSpan) =>
    held.some(({ from, to }) => from < part.end && part.start < to) || inWords.test(part.text)
  return isWhole && !readTold(text, null, facts).some((part) => partly.includes(part.role) && !isHeld(part)) // prettier-ignore
}

/** What the card of new work holds. */
const onCard = /^(?:title|count|length)$/

/** "1500 words": how long a paper is to be. */
const inWords = /\d\s*(?:words|pages|字|页|頁)/i

/** "The midterm got moved to Thursday", "dark mode please, it's 1am": whatever else it tells, where no act is of new work. */
function isPlainOrder(frames: readonly Frame[]): boolean {
  const isAll = frames.every(({ act, confidence }) => ofPlan.test(act) && confidence >= sure)
  const isAny = frames.some(({ act, confidence }) => ofPlan.test(act) && confidence > surely)
  const isNew = frames.some(({ act, confidence }) => telling.has(act) && confidence >= 0.5)
  return isAll || (isAny && !isNew)
}

/** "Essay by 30 October, and remind me": of a piece of work, but of what is to be learned for an exam, a card says the usual length. */
function isToldWhole(frames: readonly Frame[], namesAnExam: boolean): boolean {
  const isNew = (frame: Frame) => leavesNothing(frame, namesAnExam)
  const isRest = (frame: Frame) => isNew(frame) || frame.act === 'plan' || ofPlan.test(frame.act)
  return frames.some(isNew) && frames.every(isRest)
}

/** "Plan the calculus prep": all that is needed is there already. */
function isOfKnownWork(frames: readonly Frame[], text: string, facts: Words): boolean {
  const isPlan = frames.some(({ act }) => planning.test(act)) && frames.every(isOfPlanning)
  if (!isPlan || withMe.test(text)) return false
  const { names } = lexWords(text, facts)
  return names.some(({ owners }) => owners.some(({ kind }) => kind === 'class' || kind === 'item'))
}

function isOfPlanning({ act, confidence }: Frame): boolean {
  return (planning.test(act) || act === 'set_habit') && confidence >= likely
}

/** "Plan history with me", "make a plan for me for history": to talk it over. */
const withMe = /\b(?:with|w) me\b|\bplan for me\b|[带陪]我|跟我一起/i
const planning = /^(?:plan|replan|place)$/

function leavesNothing({ act, slots, confidence }: Frame, namesAnExam: boolean): boolean {
  const told = namesAnExam
    ? [/^title$/, /^(?:count|length)$/, /^(?:due|by)$/]
    : [/^title$/, /^(?:due|by)$/]
  const isTold = told.every((words) => slots.some(({ role }) => words.test(role)))
  return ofNewWork.test(act) && confidence >= leastNew && isTold
}

/** In the words of an order. */
function isAsked(text: string, facts: Words): boolean {
  const plain = prepareText(text, facts)
  return orders.test(plain) || findCaptureLead(plain)?.how === 'asked'
}

/** An order, or what was answered with a card; not new work, of which there may be more to tell. */
function wasCarriedOut(text: string, facts: Words): boolean {
  const { recent } = facts
  const at = recent.findLastIndex((said) => said.who === 'person' && said.text === text)
  if (findCaptureLead(text)?.how === 'asked') return true
  const isNew = readTrained(text, facts).every(({ act }) => ofNew.test(act))
  return !isNew && recent[at + 1]?.who !== 'weekloom'
}

const ofNew = /^add_(?:work|homework|exam)$/
const ofNewWork = /^add_(?:work|homework)$/

/** A call for a guide of its own, or another course of the schedule. */
function isOther(text: string, facts: Words): boolean {
  const course = courseIn(text, nothingAsked, facts)
  if (course === null) return false
  const asked = { ...nothingAsked, course, isFirst: false }
  const { course: named, next } = hear(facts.request, asked, facts)
  const isCalled = readTrained(facts.request, facts).some(({ act }) => act === 'start_guide')
  const own = isCalled ? courseIn(facts.request, nothingAsked, facts) : (next ?? (named?.kind === 'known' ? named.course : null)) // prettier-ignore
  return own !== null && !isSameCourse(own, course)
}

function courseIn(text: string, asked: typeof nothingAsked, facts: Words): string | null {
  const { course } = hear(text, asked, facts)
  return course === null ? null : course.kind === 'known' ? course.course : course.said
}

/** What was told right before of the same course, and of no other, oldest first. */
export function toldBefore(facts: Words): string[] {
  if (facts.guide != null) return []
  const before: string[] = []
  for (const { text, date } of facts.told.slice(-mostBefore).toReversed()) {
    if (date !== facts.today.date || wasCarriedOut(text, facts)) break
    if (readTold(text, null, facts).length === 0) continue
    if (isAsked(text, facts) || isOther(text, facts)) break
    before.unshift(text)
  }
  return before
}
