// Chooses between what the patterns have read and what the trained reader has: where a pattern knew only a part of the
// words, or none, the trained reading is taken if it is sure enough for what it would do.
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { Frame } from '../reader/frame.ts'
import { isNamed } from '../words/operands.ts'
import type { Draft } from '../read/draft.ts'
import { draftOfFrame } from './drafts-of-frames.ts'

/** The least chance of an answer where nothing was known, or something was; of a change that is asked back, or shown. */
const sure = { answer: 0.7, other: 0.85, asked: 0.7, shown: 0.95 } as const

export function chooseReading(drafts: Draft[], text: string, ground: Ground): Draft[] {
  const isNoted = drafts.every(({ kind }) => kind === 'capture')
  if (!isNoted && !drafts.every(isWeak)) return drafts
  const frames = readTrained(text, ground)
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

function takeIfSure({ confidence }: Frame, draft: Draft | null, isUnknown: boolean): Draft | null {
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
