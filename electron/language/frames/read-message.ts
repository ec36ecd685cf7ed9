// Reads all that was said at once into drafts: one for each act that the trained reader has found in it.
import { findChosen, type GivenReading, type Ground } from '../ground.ts'
import type { Draft } from '../read/draft.ts'
import { findSame, ofOther } from '../read/same-again.ts'
import { findUnclearDay, findWrongDay } from '../read/unclear-day.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { readTalk } from '../words/small-talk.ts'
import { reading } from './reading.ts'
import { readActs } from './recut.ts'
import { draftsOf, isQuestion } from './settle-reading.ts'

export function readMessage(text: string, ground: Ground): Draft[] {
  const since = afterTakenBack(text)
  const isAllTaken = since !== text && (!/[\p{L}\p{N}]{2}/u.test(since) || isGivenUp(text, ground))
  return isAllTaken ? [{ kind: 'talk', talk: 'cancel' }] : readSince(since, ground)
}

/** "Never mind, it's not happening": what stands behind is why. */
function isGivenUp(text: string, ground: Ground): boolean {
  return readActs(text, ground).every(
    ({ act, confidence }) => givingUp.test(act) && confidence >= surely,
  )
}

const givingUp = /^(?:cancel|no)$/
const surely = 0.6

function readSince(since: string, ground: Ground): Draft[] {
  const prepared = prepareText(since, ground)
  const unframed = findChosen(since, ground) === undefined ? readUnframed(prepared, ground) : null
  if (unframed !== null) return unframed
  // As it was typed, else with its spelling mended.
  const drafts = draftsIn(since, ground) ??
    draftsIn(prepared, ground) ?? [{ kind: 'unknown', isRelated: isRelated(prepared, ground) }]
  return drafts.some(lacksDay) || writtenOut.test(prepared)
    ? (wrongDayIn(prepared, drafts) ?? drafts)
    : drafts
}

/** What is known by its words alone. */
function readUnframed(prepared: string, ground: Ground): Draft[] | null {
  const talk = readTalk(prepared)
  if (talk !== null) return [{ kind: 'talk', talk }]
  const again = readSame(prepared, ground) ?? readName(prepared, ground)
  if (again !== null) return again
  const unclear = findUnclearDay(prepared, ground)
  return unclear === null ? null : [unclear]
}

/** The acts that a message was read as, with its words as they were read; null for what is known by its words alone. */
export function readingOf(request: string, ground: Ground): GivenReading | null {
  const since = afterTakenBack(request)
  const prepared = prepareText(since, ground)
  if (readUnframed(prepared, ground) !== null) return null
  const isMended = draftsIn(since, ground) === null && draftsIn(prepared, ground) !== null
  const text = isMended ? prepared : since
  return { text, frames: readActs(text, ground) }
}

function draftsIn(text: string, ground: Ground): Draft[] | null {
  return draftsOf(readActs(text, ground).map((frame) => reading(frame, text, ground)))
}

/** A course and nothing else: what is left of it, and its exams. */
function readName(prepared: string, ground: Ground): Draft[] | null {
  const { names, days, times, rest } = lexText(prepared, ground)
  const [name, ...others] = names
  const isAlone = days.length + times.length === 0 && !/[\p{L}\d]/u.test(rest)
  if (name === undefined || others.length > 0 || !isAlone) return null
  if (name.owners.some(({ kind }) => kind === 'item')) return null
  const about = { dates: null, wish: null, names: name.owners, words: prepared }
  return [
    { kind: 'query-fact', fact: 'left', ...about },
    { kind: 'query-fact', fact: 'exams', ...about },
  ]
}

/** The one request that was made before, and the same of what is named now. */
function readSame(prepared: string, ground: Ground): Draft[] | null {
  const found = findSame(prepared, ground)
  if (found === null) return null
  const last = ground.recent.findLast(
    ({ who, text }) => who === 'person' && findSame(prepareText(text, ground), ground) === null,
  )
  const isBeside = found.before !== ''
  if (!isBeside && last === undefined) return null
  const [only, ...others] = readMessage(isBeside ? found.before : (last?.text ?? ''), ground)
  if (only === undefined || others.length > 0 || (found.isAsked && !isQuestion(only))) return null
  const other = ofOther(only, found.other, ground)
  if (other === null) return null
  return isBeside ? [only, other] : [other]
}

/** Whether it speaks of the schedule, though what is wanted is not clear. */
function isRelated(prepared: string, ground: Ground): boolean {
  const { names, days, times, rest } = lexText(prepared, ground)
  const isBareDay = (rest.match(/\p{Script=Han}|[a-z]+/gu) ?? []).length <= 1
  return names.length > 0 || (days.length + times.length > 0 && isBareDay) || ofStudy.test(rest)
}

const ofStudy =
  /\b(?:study|session|review|plan|schedule|timetable|week|class|exam|homework|deadline)\b|学习|复习|课|计划|安排|考试|作业|周/

/** A day that is none is asked about where something is to be done, and said of a question. */
function wrongDayIn(prepared: string, drafts: readonly Draft[]): Draft[] | null {
  const wrong = findWrongDay(prepared)
  if (wrong === null) return null
  return drafts.every(isQuestion) ? [{ kind: 'unknown-day', words: wrong.words }] : [wrong]
}

/** 2026-13-01: in no order a day. */
const writtenOut = /\b\d{4}-\d/

function lacksDay(draft: Draft): boolean {
  if (isQuestion(draft)) return 'dates' in draft && draft.dates === null
  if (draft.kind === 'put') return draft.target.dates === null && draft.target.shift === null
  return draft.kind === 'clear' && draft.spans.length === 0
}

const takenBack =
  /(?<!don't |not )\b(?:forget (?:it|that|about it)|never ?mind|scratch that|on second thoughts?)\b|\b(?:no,? wait|wait,? no)\b(?=.*\b(?:move|put|place|plan|swap|take|delete|mark|undo|what|when|show|add)\b)|(?<!(?:还是|干脆|不如|直接|要不)[^，,。；;！!？?]{1,14})算了|当我没说|还是别了|还是不用了/g

/** "If there is no room, never mind", 没有就算了: what stands before it where it is only for a case. */
const forACase = [
  /\b(?:if|unless|otherwise|or else)\b[^.;!?,]*(?:, ?(?:then |just |so )*)?$/,
  /(?:如果|要是|除非|的话|否则|不然)[^。；;!！?？,，]*[,，]?(?:那|那么)?就?$/,
  /[没不无满][^。；;!！?？,，那]*就$/,
]

/** What was said since; all of it where nothing is taken back. */
export function afterTakenBack(text: string): string {
  const said = text.toLowerCase()
  const back = [...said.matchAll(takenBack)].findLast(({ index }) => {
    const before = said.slice(0, index).trimEnd()
    return !forACase.some((words) => words.test(before))
  })
  return back === undefined ? text : text.slice(back.index + back[0].length)
}
