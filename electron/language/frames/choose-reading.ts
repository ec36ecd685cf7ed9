// Chooses between what the patterns have read and what the trained reader has: where a pattern knew only a part of the
// words, or none, the trained reading is taken if it is sure enough for what it would do.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { isNamed } from '../words/operands.ts'
import { reading, type Reading } from './reading.ts'
import type { Draft } from '../read/draft.ts'
import { draftOf, draftOfFrame } from './drafts-of-frames.ts'
import { resolveDrafts } from '../resolve/resolve-draft.ts'
import type { Question } from '../resolve/intent.ts'
import { recut } from './recut.ts'
import { chanceOf, tidyFrames } from './tidy-frames.ts'
import { isQuestionAct, isWhole } from './is-whole.ts'

/**
 * The least chance of an answer where nothing was known, or something was; of what is whole; of a change that is asked
 * back, or shown.
 */
const sure = { answer: 0.7, other: 0.85, whole: 0.75, asked: 0.7, shown: 0.95 } as const

export function chooseReading(drafts: Draft[], text: string, ground: Ground): Draft[] {
  const isNoted = drafts.every(({ kind }) => kind === 'capture')
  const frames = tidyFrames(recut(readTrained(text, ground), text, ground), text)
  const lead = leadOf(frames, drafts, text, ground)
  if (lead !== null) return lead
  if (!isNoted && !drafts.every(isWeak)) return drafts
  if (isNoted) {
    const declined = declineOf(frames, text, ground)
    return declined === null ? drafts : [declined]
  }
  // What was read as several acts is never one.
  if (frames.length === 0 || (isMixed(drafts) && frames.length === 1)) return drafts
  if (frames.some(({ flags }) => flags.includes('negated'))) return drafts
  // Back and again have no card that asks: a question about them is none.
  if (frames.some(({ act }) => act === 'undo' || act === 'redo') && /[?？]/.test(text))
    return drafts
  const isUnknown = drafts.every(({ kind }) => kind === 'unknown' || kind === 'mixed')
  const known = frames.flatMap(
    (frame) => takeIfSure(frame, draftOfFrame(frame, text, ground), isUnknown) ?? [],
  )
  if (known.length !== frames.length) return drafts
  return kindsOf(known) === kindsOf(drafts) || dropsNames(drafts, known) ? drafts : known
}

/**
 * What the trained reader is sure of and has read whole, where the patterns have not settled the matter, have read less,
 * or missed that several things were asked; null elsewhere.
 */
function leadOf(
  frames: readonly Frame[],
  drafts: readonly Draft[],
  text: string,
  ground: Ground,
): Draft[] | null {
  // What was read as several acts is never fewer; a day that is none, or one of several, is asked about.
  if (frames.length < Math.max(drafts.length, 1)) return null
  if (drafts.some(({ kind }) => kind === 'unclear-day' || kind === 'unknown-day')) return null
  const reads = frames.map((frame) => reading(frame, text, ground))
  if (!reads.every((read) => isWhole(read, text))) return null
  const known = reads.flatMap((read) => draftOf(read) ?? [])
  if (known.length !== frames.length || known.some(namesNothing)) return null
  if (dropsNames(drafts, known) || isOfSameDay(drafts, known)) return null
  const least = Math.min(...frames.map(chanceOf))
  const areAsked = known.every(isQuestion)
  const isLeft =
    !drafts.some((draft) => isSettled(draft, frames)) || isAnswered(drafts, known, ground)
  if (least >= (areAsked ? sure.answer : sure.whole) && isLeft)
    return areAsked ? carryNames(known) : known
  if (least >= sure.shown && isFuller(drafts, known)) return known
  if (least >= sure.asked && takesExcepted(reads, drafts)) {
    if (least >= sure.shown) return known
    const asked = known.flatMap((draft) => doubted(draft) ?? [])
    return asked.length === known.length ? asked : null
  }
  if (least < sure.other) return null
  if (isMoreOfKnown(drafts, known)) return known
  if (least >= sure.shown && kindsOf(known) === 'capture') return retitled(drafts, known)
  const areMore = frames.length > drafts.length && drafts.every(isQuestion)
  return areAsked && areMore ? carryNames(known) : null
}

/** Where the patterns would have to ask which, or where to, and the trained reading has no need to. */
function isAnswered(drafts: readonly Draft[], known: readonly Draft[], ground: Ground): boolean {
  const asked = resolveDrafts([...drafts], ground)
  if (asked.kind !== 'ask') return false
  const { question } = asked
  const isOfWords = question.kind === 'really' && question.doubt === 'unread'
  if (!isOfWords && !needless.has(question.kind)) return false
  const { kind } = resolveDrafts([...known], ground)
  return kind === 'writes' || kind === 'query'
}

/** 英语作文, 10月9号前交: what follows a title is no part of it. Null where the titles differ otherwise. */
function retitled([draft]: readonly Draft[], [known]: readonly Draft[]): Draft[] | null {
  if (draft?.kind !== 'capture' || known?.kind !== 'capture' || known.title === '') return null
  const isLonger = draft.title !== known.title && draft.title.startsWith(known.title)
  return isLonger ? [{ ...draft, title: known.title }] : null
}

/** The day that patterns have taken for something else. */
function isFuller([draft]: readonly Draft[], [known]: readonly Draft[]): boolean {
  if (draft?.kind !== 'put' || known?.kind !== 'put') return false
  const [said, more] = [draft.target, known.target]
  return said.dates === null && said.shift === null && more.dates !== null
}

const needless: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  'which-task',
  'what-to-move',
  'where-to',
  'where-to-all',
  'one-at-a-time',
  'no-such-task',
  'not-understood',
])

/** What the patterns leave to the trained reader wherever that one is sure. */
const left: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'plan',
  'limit',
  'query-day',
  'query-when',
  'query-fact',
  'mixed',
  'unknown',
])

function isSettled(draft: Draft, frames: readonly Frame[]): boolean {
  // "Thursday is too full, plan my week" is one plan, as the patterns take it.
  if (draft.kind === 'plan' && frames.some(({ act }) => act === 'thin_out')) return true
  if ('doubt' in draft && (draft.doubt === 'unread' || draft.doubt === 'condition')) return false
  const isAsked = frames.every(isQuestionAct)
  if (draft.kind === 'talk') return draft.talk !== 'keep' && frames.every(isTalkAct)
  if (draft.kind === 'query-free') return isAsked
  if (draft.kind === 'query-health') return !frames.some(({ act }) => act === 'feasible')
  if (draft.kind === 'beyond') return draft.what !== 'add' && draft.what !== 'session-limit'
  // "Spread it over three weeks, okay?" is asked of a plan, and not whether one block could go there.
  if (draft.kind === 'put' && draft.doubt === 'opinion')
    return !frames.every(({ act }) => act === 'plan' || act === 'replan')
  if (draft.kind === 'undo' || draft.kind === 'redo')
    return frames.some(({ act }) => act === 'undo' || act === 'redo')
  if (draft.kind === 'plan')
    return (
      draft.dates?.length === 0 ||
      draft.isLighter === true ||
      draft.unknownDay !== undefined ||
      draft.timed !== undefined
    )
  return !left.has(draft.kind)
}

const talkActs: ReadonlySet<ActName> = new Set<ActName>([
  'cancel',
  'no',
  'yes',
  'thank',
  'greet',
  'vent',
  'ask_help',
  'off_topic',
])

function isTalkAct({ act }: Frame): boolean {
  return talkActs.has(act)
}

function isQuestion({ kind }: Draft): boolean {
  return kind.startsWith('query-') || kind === 'talk' || kind === 'beyond'
}

/** What was excepted is never what is done: patterns that have named it alone have read the opposite. */
function takesExcepted(reads: readonly Reading[], drafts: readonly Draft[]): boolean {
  const excepted = reads.flatMap((read) => read.owners('except'))
  return drafts.some(
    (draft) =>
      'operands' in draft &&
      !('without' in draft && (draft.without ?? []).length > 0) &&
      draft.operands.some(({ names }) =>
        names.flat().some((name) => excepted.some((out) => isSameValue(out, name))),
      ),
  )
}

/** More sessions of work that is there, which the patterns took for new work. */
function isMoreOfKnown(drafts: readonly Draft[], known: readonly Draft[]): boolean {
  const [draft, more] = [drafts[0], known[0]]
  if (draft?.kind !== 'capture' || more?.kind !== 'capture') return false
  return known.length === 1 && more.isMore && more.names.length > 0 && !draft.isMore
}

/** "When is the project due, and will I make it": the second question is about what the first one named. */
function carryNames(drafts: readonly Draft[]): Draft[] {
  let names: NameOwner[] = []
  return drafts.map((draft) => {
    if (!('names' in draft) || !isQuestion(draft)) return draft
    if (draft.names.length === 0) return Object.assign({}, draft, { names })
    names = draft.names
    return draft
  })
}

/** What lies on a day, and when it is free, is asked in the same words; a pattern knows which by its form. */
function isOfSameDay([draft]: readonly Draft[], [known]: readonly Draft[]): boolean {
  return (
    draft?.kind === 'query-day' &&
    known?.kind === 'query-free' &&
    draft.dates !== null &&
    isSameValue(draft.dates, known.dates)
  )
}

/** "Any calculus on Friday?" is of calculus: an answer about the day alone leaves that unread. */
function dropsNames(drafts: readonly Draft[], known: readonly Draft[]): boolean {
  return (
    drafts.some(({ kind }) => kind === 'query-when') &&
    known.every(({ kind }) => kind === 'query-day' || kind === 'query-free')
  )
}

/**
 * New study work that patterns saw in words which surely ask for something else ("remind me before each block"):
 * better said to be done elsewhere than shown on a wrong card.
 */
function declineOf(frames: readonly Frame[], text: string, ground: Ground): Draft | null {
  const [frame, ...others] = frames
  if (frame === undefined || others.length > 0 || frame.confidence < sure.shown) return null
  if (frame.flags.includes('negated')) return null
  const draft = draftOfFrame(frame, text, ground)
  return draft?.kind === 'beyond' ? draft : null
}

/** Nothing was understood, or the question was taken by its names or its day alone. */
function isWeak({ kind }: Draft): boolean {
  return kind === 'unknown' || kind === 'mixed' || kind === 'query-when' || kind === 'query-day'
}

function isMixed(drafts: readonly Draft[]): boolean {
  return drafts.some(({ kind }) => kind === 'mixed')
}

function takeIfSure(frame: Frame, draft: Draft | null, isUnknown: boolean): Draft | null {
  const confidence = chanceOf(frame)
  if (draft === null || namesNothing(draft)) return null
  if (draft.kind.startsWith('query-') || draft.kind === 'talk' || draft.kind === 'beyond')
    return confidence >= (isUnknown ? sure.answer : sure.other) ? draft : null
  if (!isUnknown || confidence < sure.asked) return null
  if (confidence >= sure.shown) return draft
  // Not sure enough for a card: asked back with what it would do.
  return doubted(draft)
}

/** Null for what has no question of its own. */
function doubted(draft: Draft): Draft | null {
  switch (draft.kind) {
    case 'capture':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    case 'class-change':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    case 'plan':
    case 'put':
    case 'swap':
    case 'unplace':
    case 'clear':
    case 'improve':
    case 'catch-up':
    case 'mark':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    default:
      return null
  }
}

/** A change of blocks of which none was named: it tells of something else. */
function namesNothing(draft: Draft): boolean {
  switch (draft.kind) {
    case 'put':
    case 'swap':
    case 'unplace':
      return !draft.operands.some((operand) => isNamed(operand) || operand.dates !== null)
    case 'mark':
      return !draft.operands.some(isNamed)
    case 'capture':
      return draft.title === '' && draft.names.length === 0
    case 'class-change':
      return draft.names.length === 0
    default:
      return false
  }
}

function kindsOf(drafts: readonly Draft[]): string {
  return drafts.map(({ kind }) => kind).join(' ')
}
