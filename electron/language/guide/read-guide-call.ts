// Whether words of the chat stage are for the guide: they call for one, wish to pass or learn a course, or answer it.
// The border: orders that are whole ("plan calculus", "remember to …", 安排一下高数) stay with the schedule.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { beginsGuide, leavesGuide, takesGuideUp } from '../../../shared/guide/guide-words.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import type { TurnFacts } from '../../model/model.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { understand } from '../understand.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { lexText, prepareText, lexWords } from '../words/lexed-text.ts'
import { findNextCourse } from './course-phrase.ts'
import { isCorrection, readOption, readSection, readSignal } from './guide-signals.ts'
import { coursesOf } from './match-course.ts'
import { orders } from './orders.ts'
import { asksWhy, readGuideQuestion } from './read-guide-question.ts'
import { readTold } from './reader/read-told.ts'
import type { GuideRole } from './reader/told-span.ts'
import { takesBack } from './take-back.ts'
import { callsForGuide, isOrder } from './calls-for-guide.ts'

const scene = 'guide'

/** Sure; what may mean it, and is asked about (O2). */
const scores = { called: 100, wished: 90, likely: 60 } as const

const moves =
  /^(?:(?:please|can you|could you|ok|now|and|then)[ ,]+)*(?:move|shift|put|place|reschedule|postpone|push|take|drop|cancel|remove|delete)\b|^(?:请|帮我|麻烦)*(?:把|将)/
const exams = /\b(?:exam|final|midterm|deadline|due|hours?)\b|考试|期末|期中|截止|小时|时长|日期/

/** `usual` is what the chat stage would say without a guide. Null: it is not for one. */
export function readGuide(
  facts: TurnFacts,
  usual: StageOutput['chat'],
): StageOutput['chat'] | null {
  const { scenes, request } = facts
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  const text = prepareText(request, facts)
  const isActive = scenes.active === scene && facts.guide != null
  if (beginsGuide(request) || takesGuideUp(request)) return called(facts, scores.called)
  if (facts.guide?.isWritten === true && isAnother(text, facts)) return called(facts, scores.called)
  if (isActive) return isElsewhere(text, facts) && !takesBack(facts) ? null : goesOn(usual)
  const isOpen = notUnderstood.has(usual.reason ?? '')
  if (answersGuide(text, facts, isOpen)) return called(facts, scores.called)
  const isOrder = orders.test(text) || moves.test(text)
  const back = isOrder ? null : comesBack(text, facts)
  if (back !== null) return called(facts, back === 'sure' ? scores.wished : scores.likely)
  const call = isOrder ? null : callsForGuide(facts)
  return call === 'sure' || (call === 'likely' && isOpen) ? called(facts, scores.wished) : null
}

/** Where what was said would be asked about, or answered with that it was not understood. */
const notUnderstood = new Set(['unknown', 'ask'])

/** Behind an order of another kind, what tells something goes on with the guide that waits. */
function answersGuide(text: string, facts: TurnFacts, isOpen: boolean): boolean {
  const { guide, request } = facts
  if (guide == null || guide.isPaused || guide.state === 'FINISHED') return false
  if (takesBack(facts)) return true
  if (isElsewhere(text, facts) || (!isOpen && isOrder(request, facts))) return false
  const told = readTold(request, null, facts).filter(({ role }) => !ofNothing.has(role))
  return told.length > 0 || (isOpen && (readOption(text) !== null || readSignal(text) !== 'none'))
}

const ofNothing = new Set<GuideRole>(['aside', 'about', 'other', 'wrong'])

function called(facts: TurnFacts, score: number): StageOutput['chat'] {
  const course = courseTold(facts) ?? findNextCourse(facts.request.toLowerCase())
  const slots = course === null ? [] : [{ name: 'course', value: course }]
  return { intent: 'task', speak: '', reason: 'guide', scene, score, slots }
}

function courseTold(facts: TurnFacts): string | null {
  const course = readTold(facts.request, null, facts).find(({ role }) => role === 'course')
  return course?.text.toLowerCase() ?? null
}

/** After a draft that is written: the next course, by its turn or by a wish. */
function isAnother(text: string, facts: TurnFacts): boolean {
  if (orders.test(text) || moves.test(text) || findCaptureLead(text) !== null) return false
  const isCalled = callsForGuide({ ...facts, guide: null, told: [] }) === 'sure'
  const next = findNextCourse(text) ?? (isCalled ? courseTold(facts) : null)
  const written = facts.guide?.draft?.course ?? ''
  return next !== null && !isSameCourse(next, written)
}

function goesOn(usual: StageOutput['chat']): StageOutput['chat'] {
  return { ...usual, scene: 'continue_current', score: 100 }
}

/** "Could you begin on Monday?" tells it of the draft. */
const asksFor =
  /^(?:could|can|would|will) (?:you|we|it)\b|(?:行|可以|好)(?:吗|么|不)?[?？]?$|能不能/
const ofSchedule = new Set<string>(['ask_next', 'ask_where', 'ask_free', 'ask_day', 'ask_who', 'move_event', 'cancel_event', 'swap', 'export', 'set_setting']) // prettier-ignore

/** In a guide nearly all that is said is for it, but orders that name what they want of the schedule. */
function isElsewhere(text: string, facts: TurnFacts): boolean {
  if (leavesGuide(facts.request)) return false
  // “Undo that, ethics is on it” is of its parts.
  const isOfParts = readTold(facts.request, null, facts).some(({ role }) => role === 'back' || role === 'out') // prettier-ignore
  if (orders.test(text)) return !isOfParts
  const lead = findCaptureLead(text)
  const names = lexText(text, facts).names
  if (lead?.how === 'asked' && (names.length > 0 || lead.isReminder)) return isCapture(facts)
  if (moves.test(text)) return names.length > 0 && !exams.test(text)
  // What is asked of the draft is answered from it.
  const question = facts.guide?.draft == null ? null : readGuideQuestion(facts.request, text)
  if (question === 'amount' || question === 'chance') return false
  if (question !== null && asksWhy(facts.request) && names.length === 0) return false
  const [frame] = readTrained(facts.request, facts)
  // "What's my next class?" is of no draft.
  const isSure = frame !== undefined && frame.confidence >= 0.9 && ofSchedule.has(frame.act)
  if (isSure && !exams.test(text)) return true
  if (frame !== undefined && isOfOtherBlock(frame, facts)) return true
  const isAsked = /[?？]\s*$|^(?:what|when|where|which|how many|am i|do i)\b|吗$/.test(text)
  // "What was the deadline again?" is of the draft.
  const isOfSchedule = names.length > 0 || lexText(text, facts).days.length > 0
  return (
    isAsked &&
    !asksFor.test(text) &&
    isOfSchedule &&
    readSignal(text) === 'none' &&
    understand(facts).kind === 'query'
  )
}

/** "Mark linked list as done", in the guide of another course. */
function isOfOtherBlock({ act, confidence }: Frame, facts: TurnFacts): boolean {
  if (confidence < 0.9 || !ofBlocks.test(act)) return false
  const { guide, request, state } = facts
  const ownersIn = (text: string) => lexWords(text, facts).names.flatMap(({ owners }) => owners)
  const earlier = (guide?.messages ?? []).map(({ text }) => text).filter((text) => text !== request)
  const told = new Set(earlier.flatMap(ownersIn).map((owner) => courseOfOwner(owner, state)))
  const items = ownersIn(request).filter(({ kind }) => kind === 'item')
  return items.length > 0 && items.every((item) => !told.has(courseOfOwner(item, state)))
}

const ofBlocks = /^(?:mark:|move$|unplace|(?:un)?pin|remove_sessions)/

function isCapture(facts: TurnFacts): boolean {
  const intent = understand(facts)
  return (
    intent.kind === 'writes' || (intent.kind === 'ask' && intent.question.kind !== 'not-understood')
  )
}

/** `sure` where they name its course; `likely` where they might mean it, and are asked about (O2). */
function comesBack(text: string, facts: TurnFacts): 'sure' | 'likely' | null {
  const { guide, state } = facts
  if (guide == null || guide.draft === null || !guide.isWritten) return null
  const section = readSection(text)
  if (section === null || !isCorrection(text) || findCaptureLead(text) !== null) return null
  const course = guide.draft.course.toLowerCase()
  const said = facts.request.normalize('NFKC').toLowerCase()
  if (said.includes(course)) return 'sure'
  const others = coursesOf(state).filter((name) => name.toLowerCase() !== course)
  const named = lexText(text, facts).names.length > 0
  return named || others.some((name) => said.includes(name.toLowerCase())) ? null : 'likely'
}
